/** Short texts of the scenes of a replay: "push 2: 8 dominoes fell". */

import type { Frame, TextContext } from '../../module';
import type { AyaView } from '../wire';

/** A scene by the action that led to it; empty for a scene without a text of its own. `before` is the scene before it. */
export function sceneText(frame: Frame<AyaView>, { t }: TextContext, before?: Frame<AyaView>): string {
  const { view, action } = frame;
  const [verb] = action.split(' ');
  if (view.count) {
    const photos = view.count.animals.length + view.count.landscapes.length;
    return `${pushText()}\u00a0· ${t('aya-scene-count', { photos, points: view.count.score })}`;
  }
  if (verb === 'flip') return t('aya-scene-glass', { glass: view.glass });
  if ((verb === 'rest' || verb === 'fell') && view.pushes > 0) return pushText();
  if (verb === 'glass' || verb === 'late')
    return t('aya-scene-sand', { dominoes: view.dominoes.length, tiles: landscapes(view) });
  if (view.phase === 'toppling' && before?.view.phase === 'placing')
    return t('aya-scene-built', { dominoes: view.dominoes.length });
  return '';

  function pushText(): string {
    return t('aya-scene-push', { push: view.pushes, fell: Math.max(0, fallen(view) - (before ? fallen(before.view) : 0)) });
  }
}

function fallen({ dominoes }: AyaView): number {
  return dominoes.filter((domino) => domino.lies === 'fallen').length;
}

/** The number of landscape tiles on the table. */
function landscapes({ tiles }: AyaView): number {
  return tiles.filter((tile) => tile.terrain !== 'start').length;
}
