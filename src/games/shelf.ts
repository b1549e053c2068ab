/** Every game by id: the only list of games. */
import type { Language, Texts } from '../words/texts.ts';
import type { AnyGame, Box, Terminal } from './box.ts';
import { COMBAT_COMMANDER } from './combat-commander/box.ts';
import { COMMANDO } from './commando/box.ts';
import { COMMANDOS_EUROPE } from './commandos-europe/box.ts';
import { V_COMMANDOS } from './v-commandos/box.ts';

export const BOXES: readonly Box[] = [COMMANDO, COMBAT_COMMANDER, V_COMMANDOS, COMMANDOS_EUROPE];

export const SHELF: readonly AnyGame[] = BOXES.map(({ game }) => game);

export function gameOf(id: string): AnyGame | undefined {
  return SHELF.find((game) => game.id === id);
}

export function boxOf(id: string): Box {
  const box = BOXES.find(({ game }) => game.id === id);
  if (!box) throw new Error(`There is no game "${id}" on the shelf.`);
  return box;
}

export function textsOf(id: string, language: Language): readonly Texts[] {
  return boxOf(id).texts[language];
}

export function terminalOf(id: string): Terminal {
  return boxOf(id).terminal;
}
