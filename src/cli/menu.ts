/** Numbered menus, for whoever did not say on the command line what to play. */
import type { AnyGame } from '../games/box.ts';
import type { Speaker } from '../words/speaker.ts';
import type { Desk } from './desk.ts';

export interface MenuEntry {
  readonly id: string;
  readonly words: string;
  /** Said beside it in the list. */
  readonly note?: string;
}

/** The id chosen, by its number or itself; undefined at `quit` and at the end of the input. */
export async function chooseFromMenu(
  title: string,
  entries: readonly MenuEntry[],
  speaker: Speaker,
  desk: Desk,
): Promise<string | undefined> {
  desk.print();
  desk.print(title);
  for (const [i, { id, words, note }] of entries.entries()) desk.print(`  ${i + 1}  ${words}  [${id}]${note ? `  ${note}` : ''}`);
  for (;;) {
    const line = (await desk.ask())?.trim();
    if (line === undefined || isQuit(line, speaker)) return undefined;
    if (line === '') continue;
    const isIt = (text: string) => text.toLowerCase() === line.toLowerCase();
    const chosen = entries[Number(line) - 1] ?? entries.find(({ id, words }) => isIt(id) || isIt(words));
    if (chosen) return chosen.id;
    desk.print(speaker.say('menu not-there', { line, count: entries.length }));
  }
}

function isQuit(line: string, speaker: Speaker): boolean {
  return line === 'quit' || line === speaker.say('command quit');
}

function noteOn(id: string, speaker: Speaker): Pick<MenuEntry, 'note'> {
  return speaker.has(`begin ${id}`) ? { note: speaker.say(`begin ${id}`) } : {};
}

/** Set-up ids are paths (`western-desert/campaign`): first the part before the stroke, then the rest. */
export async function chooseSetupFromMenu(game: AnyGame, speaker: Speaker, desk: Desk): Promise<string | undefined> {
  const paths = game.setups.map(({ id }) => id.split('/'));
  let chosen = '';
  for (let depth = 0; ; depth++) {
    const open = paths.filter((path) => path.slice(0, depth).join('/') === chosen);
    const parts = [...new Set(open.flatMap((path) => path[depth] ?? []))];
    if (parts.length === 0) return chosen;
    const entries = parts.map((id) => ({ id, words: speaker.setupPart(id), ...noteOn(id, speaker) }));
    const part = await chooseFromMenu(speaker.say(depth === 0 ? 'menu setup' : 'menu setup-further'), entries, speaker, desk);
    if (part === undefined) return undefined;
    chosen = depth === 0 ? part : `${chosen}/${part}`;
  }
}
