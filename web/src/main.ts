import './styles/fonts.css';
import './styles/tokens.css';
import './styles/shared.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const page = document.getElementById('page');
if (page) mount(App, { target: page });

// Everything works without it: a browser that refuses it has no offline browser of cards and rules, and no push.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () =>
    navigator.serviceWorker.register('/worker.js').catch(() => undefined),
  );
}
