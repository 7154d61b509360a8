import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { needGames } from './shell/games.svelte';
import { need } from './shell/language.svelte';
import { startWorker } from './sw/register';

// Every page wants to know the games; who cannot do without them asks again and complains.
needGames().catch(() => {});
// Nothing is shown before it can be said.
void need('common').then(() => {
  mount(App, { target: document.body });
  startWorker();
});
