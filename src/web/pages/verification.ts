/** Checks a finished game from its save: the dice against what was promised, every choice against the rules. */

import type { AnyGame } from '../../games/box.ts';
import { commitmentTo } from '../../kernel/commitment.ts';
import { entryFrom, isFork } from '../../kernel/entry.ts';
import type { Fault, Figure } from '../../kernel/game.ts';
import { readSave, replaySave, type Save } from '../../kernel/save.ts';

export interface Check {
  /** What is checked, by the key of its words. */
  readonly what: 'readable' | 'promised' | 'commitment' | 'shared' | 'carried' | 'legal' | 'position';
  /** `open` where it cannot be told, because an earlier check failed or there is nothing to compare with. */
  readonly result: 'passed' | 'failed' | 'open';
  readonly figures: Readonly<Record<string, Figure>>;
  readonly fault?: Fault;
}

/** What a browser has added to the dice of a table. */
export interface Given {
  readonly share: string;
  /** The commitment to the server's own part, which it had published before. */
  readonly commitment: string;
}

/** What a save says about how it was played, which breaks no rule but is good to know. */
interface Remarks {
  readonly hints: number;
  readonly beyond: number;
  readonly forks: number;
}

export interface Verification {
  readonly save: Save | undefined;
  /** The seed that the commitment is to: a fork's own, if it is one. */
  readonly seed: string;
  readonly checks: readonly Check[];
  readonly remarks: Remarks;
}

/** Faults in a save of which everything can be read. */
const FOUND_LATER: ReadonlyMap<string, Check['what']> = new Map([
  ['dice-commitment-broken', 'commitment'],
  ['carried-dice-foreign', 'carried'],
  ['carried-unknown-shape', 'carried'],
  ['save-bad-entry', 'legal'],
]);

const NO_REMARKS: Remarks = { hints: 0, beyond: 0, forks: 0 };

/**
 * `promised` is the commitment as it was published when the table began, if somebody has kept it: without it a save can
 * only be checked against itself. `given` is what this browser has added to the dice.
 */
export async function verify(
  text: string,
  { promised, given = [] }: { readonly promised: string | undefined; readonly given?: readonly Given[] },
  gameOf: (id: string) => Promise<AnyGame | undefined>,
): Promise<Verification> {
  const read = readSave(text);
  if (!read.ok) return failedAt('readable', read.fault, undefined);
  const save = read.value;
  const game = await gameOf(save.game);
  if (!game) return failedAt('readable', { code: 'save-other-game', figures: { game: save.game } }, save);
  const replayed = replaySave(game, save, { verify: true });
  const remarks = remarksOn(save);
  const seed = seedOf(save);
  const kept = promised === undefined ? 'open' : passedIf(promised.trim().toLowerCase() === save.commitment);
  const first: Check[] = [
    check('readable', 'passed', { entries: save.history.length, rules: save.rules }),
    check('promised', kept, { commitment: save.commitment }),
    ...sharing(save, given),
  ];
  if (!replayed.ok) {
    const what = FOUND_LATER.get(replayed.fault.code);
    // What it was set up from is not what it was, or is not there: nothing was compared with it.
    if (!what) return failedAt('readable', replayed.fault, save);
    const commitment = what === 'commitment' ? [] : [check('commitment', 'passed')];
    const rest = what === 'legal' ? [check('position', 'open')] : [check('legal', 'open'), check('position', 'open')];
    return { save, seed, remarks, checks: [...first, ...commitment, { ...check(what, 'failed'), fault: replayed.fault }, ...rest] };
  }
  const { diverged } = replayed.value;
  const isIllegal = diverged?.code === 'replay-diverged';
  const isSameRules = save.rules === game.rulesVersion;
  const legal: Check = isIllegal
    ? { ...check('legal', 'failed'), fault: diverged }
    : check('legal', 'passed', { entries: save.history.length - (save.carried?.snapshot.version ?? 0) });
  const position: Check =
    diverged && !isIllegal
      ? { ...check('position', 'failed'), fault: diverged }
      : check('position', isIllegal || !isSameRules ? 'open' : 'passed');
  return { save, seed, remarks, checks: [...first, check('commitment', 'passed'), ...carrying(save), legal, position] };
}

/** Begun by other rules: what was played by them is not judged, but the dice come from the same seed all along. */
function carrying({ carried }: Save): Check[] {
  return carried ? [check('carried', 'passed', { entries: carried.snapshot.version, rules: carried.rules })] : [];
}

/** Where several people sat down: whether what this browser has given is in the dice that were rolled, under the promise it was given for. */
function sharing({ history, salt }: Save, given: readonly Given[]): Check[] {
  const deals = history.map(entryFrom).flatMap((entry) => (entry && 'redeal' in entry && entry.shares ? [entry] : []));
  const last = deals.at(-1);
  if (!last?.shares) return [];
  const { redeal, shares } = last;
  const own = given.filter(({ commitment }) => commitment === commitmentTo(redeal, salt));
  const isIn = own.some(({ share }) => shares.some((one) => one.share === share));
  return [check('shared', own.length === 0 ? 'open' : passedIf(isIn), { people: shares.length })];
}

function check(what: Check['what'], result: Check['result'], figures: Check['figures'] = {}): Check {
  return { what, result, figures };
}

function passedIf(isSo: boolean): 'passed' | 'failed' {
  return isSo ? 'passed' : 'failed';
}

function failedAt(what: Check['what'], fault: Fault, save: Save | undefined): Verification {
  return { save, seed: save ? seedOf(save) : '', remarks: NO_REMARKS, checks: [{ ...check(what, 'failed'), fault }] };
}

function seedOf({ seed, history }: Save): string {
  const redeals = history.map(entryFrom).flatMap((entry) => (entry && 'redeal' in entry ? [entry.redeal] : []));
  return redeals.at(-1) ?? seed;
}

function remarksOn({ history }: Save): Remarks {
  const entries = history.map(entryFrom);
  const count = (is: (entry: object) => boolean) => entries.filter((entry) => entry !== undefined && is(entry)).length;
  return {
    hints: count((entry) => 'hint' in entry),
    beyond: count((entry) => 'undo' in entry && 'beyond' in entry),
    forks: entries.filter((entry) => entry !== undefined && isFork(entry)).length,
  };
}
