/** The card of A Walk in the Park on the home page. */
import type { CardModule } from '../module';
import Picture from './art/Scene.svelte';

export const card: CardModule = { Picture, order: 2 };
