/** Creates tables and opens them. */
import { guestName } from '../shell/account/playerNames';
import { api } from '../shell/api/api';
import type { NewTable, Preset } from '../shell/api/wire';
import type { GameInfo } from '../shell/games.svelte';
import { t } from '../shell/language.svelte';
import { go } from '../shell/router.svelte';
import { levelFor, nickname } from '../shell/settings.svelte';
import { showError } from '../shell/toasts.svelte';
import { type Choice, chosenOptions, plan, presetPlan, usualPlayers, type Way } from './newTable';

/** Create a table and go there. Shows errors as toasts. */
export async function createTable(wanted: NewTable): Promise<void> {
  try {
    go(`/t/${(await api.make(wanted)).id}`);
  } catch (error) {
    void showError(error);
  }
}

/** What is asked for when nobody has chosen anything yet. */
export function usualChoice(info: GameInfo): Choice {
  const name = nickname(guestName(t));
  return {
    players: usualPlayers(info),
    level: levelFor(info.id, info.bot_levels),
    name,
    // There are six guests; a second round of them is numbered.
    otherName: (place) => `${guestName(t, [name], place - 1)}${place > 5 ? ' 2' : ''}`,
    seat: null,
    clock: { t: 'none' },
    games: null,
    options: {},
  };
}

/** Open the table of a preset and go there. */
export async function createPreset(info: GameInfo, preset: Preset, friends: boolean): Promise<void> {
  await createTable(presetPlan(info, preset, nickname(guestName(t)), friends));
}

/** Begin to play in that way: at a new table, or at a match that each plays apart. What goes wrong is said. */
export async function startGame(info: GameInfo, way: Way | 'duplicate', choice: Choice): Promise<void> {
  if (way !== 'duplicate') return createTable(plan(info, way, choice, Math.floor(Math.random() * choice.players)));
  try {
    const options = chosenOptions(info, 'friends', choice.options);
    go(`/d/${(await api.makeDuplicate({ game: info.id, options, name: choice.name })).id}`);
  } catch (error) {
    void showError(error);
  }
}
