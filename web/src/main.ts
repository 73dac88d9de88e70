import './styles/fonts.css';
import './styles/tokens.css';
import './styles/shared.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

// A server that was updated has other files: a part that is missing now comes with a fresh page, tried once in a while.
window.addEventListener('vite:preloadError', () => {
  const KEY = 'herowright-fresh';
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
});

const page = document.getElementById('page');
if (page) mount(App, { target: page });

// Everything works without it: a browser that refuses it has no offline browser of cards and rules, and no push.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () =>
    navigator.serviceWorker.register('/worker.js').catch(() => undefined),
  );
}
