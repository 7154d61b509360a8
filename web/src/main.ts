import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadGames } from './shell/games.svelte';
import { loadCatalogues } from './shell/language.svelte';
import { startWorker } from './sw/register';

// Prefetch the list of games. Pages that need it retry and report errors.
loadGames().catch(() => {});
// Render nothing before the messages are loaded.
void loadCatalogues('common').then(() => {
  mount(App, { target: document.body });
  startWorker();
});
