/** Creates tables and opens them. */
import { guestName } from '../shell/account/playerNames';
import { api } from '../shell/api/api';
import type { NewTable, Preset } from '../shell/api/wire';
import type { GameInfo } from '../shell/games.svelte';
import { t } from '../shell/language.svelte';
import { navigate } from '../shell/router.svelte';
import { levelFor, nickname } from '../shell/settings.svelte';
import { showError } from '../shell/toasts.svelte';
import { type Choice, chosenOptions, defaultPlayers, presetRequest, tableRequest, type Way } from './newTable';
import { type QuickStart, quickStartRequest } from './quickStart';

/** Create a table and go there. Shows errors as toasts. */
export async function createTable(wanted: NewTable): Promise<void> {
  try {
    navigate(`/t/${(await api.createTable(wanted)).id}`);
  } catch (error) {
    void showError(error);
  }
}

/** The default settings of a new table. */
export function defaultChoice(info: GameInfo): Choice {
  const name = nickname(guestName(t));
  return {
    players: defaultPlayers(info),
    level: levelFor(info.id, info.bot_levels),
    name,
    // There are six guest names; further guests are numbered.
    otherName: (place) => `${guestName(t, [name], place - 1)}${place > 5 ? ' 2' : ''}`,
    seat: null,
    clock: { t: 'none' },
    games: null,
    options: {},
  };
}

/** Create the table of a preset and go there. */
export async function createPreset(info: GameInfo, preset: Preset, friends: boolean): Promise<void> {
  await createTable(presetRequest(info, preset, nickname(guestName(t)), friends));
}

/** Create the table of a quick start and go there. */
export async function createQuickStart(info: GameInfo, start: QuickStart): Promise<void> {
  const seats = start.bots.length + 1;
  await createTable(quickStartRequest(info, start, nickname(guestName(t)), Math.floor(Math.random() * seats)));
}

/** Start a game: at a new table, or as a duplicate. Errors are shown as toasts. */
export async function startGame(info: GameInfo, way: Way | 'duplicate', choice: Choice): Promise<void> {
  if (way !== 'duplicate') return createTable(tableRequest(info, way, choice, Math.floor(Math.random() * choice.players)));
  try {
    const options = chosenOptions(info, 'friends', choice.options);
    navigate(`/d/${(await api.makeDuplicate({ game: info.id, options, name: choice.name })).id}`);
  } catch (error) {
    void showError(error);
  }
}
