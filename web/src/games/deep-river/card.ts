/** The card of Deep River on the home page. */
import type { CardModule } from '../module';
import Picture from './art/Scene.svelte';

export const card: CardModule = { Picture, order: 1 };
