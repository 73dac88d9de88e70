import './styles/fonts.css';
import './styles/tokens.css';
import './styles/shared.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const page = document.getElementById('page');
if (page) mount(App, { target: page });
