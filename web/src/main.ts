import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { need } from './shell/language.svelte';

// Nothing is shown before it can be said.
await need('common');
mount(App, { target: document.body });
