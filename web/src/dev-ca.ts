import './styles/tokens.css'; import './styles/base.css'; import './styles/fonts.css';
import { mount } from 'svelte';
import Gallery from './DevGallery.svelte';
mount(Gallery, { target: document.getElementById('page')! });
