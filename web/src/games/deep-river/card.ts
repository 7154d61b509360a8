/** Deep River on the home page. Its river is the picture of the whole page. */
import type { CardModule } from '../module';

export const card: CardModule = { order: 1 };
