/** What can be chosen: numbered, with words, the text to type, and what is worth knowing. */
import type { Choice } from '../kernel/game.ts';
import { type Offer, shortcutsFor, viewFor } from '../kernel/witness/sight.ts';
import { dim } from './desk.ts';
import { FEW, gridOf } from './grid.ts';
import { type Session, seatOf } from './session.ts';

/** Beyond this, words are not lined up any more: one long choice should not push all others apart. */
const WIDEST = 48;
/** So many choices in a row with the same odds share them. */
const SHARED = 3;

interface Described {
  readonly kind: string;
  readonly words: string;
  readonly text: string;
  readonly detail: string;
  readonly odds: string;
}

/** One to a line; many that differ in one word only in columns. */
export function showChoices(session: Session): void {
  const { desk } = session;
  const { chronicle } = session;
  const view = viewFor(chronicle, seatOf(session));
  const described = chronicle.choices(seatOf(session)).map((choice) => describe(session, view, choice));
  const together = shortcutsHere(session).map((offer) => wordsOfOffer(session, offer));
  let before = 0;
  for (const run of runsOf(described)) {
    const rows = run.map(({ words, text, detail, odds }) => ({ words, text, aside: joined(detail, odds) }));
    const lines = gridOf(rows, before, desk.columns?.()) ?? linesOf(session, run, before, String(described.length).length);
    for (const line of lines) desk.print(line);
    before += run.length;
  }
  for (const [i, words] of together.entries()) desk.print(`  ${before + i + 1}  ${words}`);
}

/** What could be meant as one, besides the choices themselves. */
export function shortcutsHere(session: Session): Offer[] {
  return shortcutsFor(session.chronicle, seatOf(session)).filter(({ quiet, says }) => !quiet && says);
}

function wordsOfOffer({ chronicle, speaker }: Session, offer: Offer): string {
  return speaker.offer(offer, chronicle.match.decision?.question ?? { asks: '' });
}

/** Neighbours that are many enough for columns by themselves, and those in between together. */
function runsOf(described: readonly Described[]): Described[][] {
  const kinds: Described[][] = [];
  for (const each of described) {
    if (kinds.at(-1)?.[0]?.kind === each.kind) kinds.at(-1)?.push(each);
    else kinds.push([each]);
  }
  const runs: Described[][] = [];
  for (const kind of kinds) {
    const last = runs.at(-1);
    if (last && last.length <= FEW && kind.length <= FEW) last.push(...kind);
    else runs.push(kind);
  }
  return runs;
}

function linesOf({ desk, speaker }: Session, described: readonly Described[], before: number, digits: number): string[] {
  const wordsWidth = widest(described.map(({ words }) => words));
  const rows = described.map(({ words, text, detail, odds }, i) => {
    const run = sameOdds(described, i);
    return { words: words.padEnd(wordsWidth), text: `[${text}]`, run, aside: joined(detail, run ? '' : odds) };
  });
  const columns = desk.columns?.() ?? Number.POSITIVE_INFINITY;
  const asides = asidesOf(rows, columns - digits - wordsWidth - '      '.length);
  return rows.flatMap(({ words, run }, i) => {
    const line = `  ${String(before + i + 1).padStart(digits)}  ${words}  ${dim(desk, asides[i] ?? '')}`;
    if (run?.first !== i) return [line];
    const shared = { words: `${before + run.first + 1}–${before + run.last + 1}`, odds: described[i]?.odds };
    return [dim(desk, `  ${speaker.say('table odds', shared)}`), line];
  });
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

/** What stands beside the words: the text to type and what is worth knowing, or only the latter where there is no room for both. */
function asidesOf(rows: readonly { readonly text: string; readonly aside: string }[], room: number): string[] {
  const width = widest(rows.map(({ text }) => text));
  const both = rows.map(({ text, aside }) => (aside ? `${text.padEnd(width)}  ${aside}` : text));
  return both.every(({ length }) => length <= room) ? both : rows.map(({ text, aside }) => aside || text);
}

function widest(parts: readonly string[]): number {
  return Math.max(0, ...parts.map(({ length }) => length).filter((length) => length <= WIDEST));
}

/** The first and the last of the neighbours with the same odds, if there are enough of them. */
function sameOdds(described: readonly Described[], i: number): { first: number; last: number } | undefined {
  const odds = described[i]?.odds;
  if (!odds) return undefined;
  let [first, last] = [i, i];
  while (described[first - 1]?.odds === odds) first--;
  while (described[last + 1]?.odds === odds) last++;
  return last - first + 1 >= SHARED ? { first, last } : undefined;
}

function describe(session: Session, view: unknown, choice: Choice): Described {
  const { chronicle, speaker, terminal } = session;
  const { game, match } = chronicle;
  const odds = game.odds(match.state, seatOf(session), choice);
  return {
    kind: choice.kind,
    words: wordsOf(session, choice),
    text: game.choiceText(choice),
    detail: terminal.detail?.(view, choice, speaker) ?? '',
    odds: odds ? speaker.odds(odds) : '',
  };
}

export function wordsOf({ chronicle, speaker }: Session, choice: Choice): string {
  return speaker.choice(choice, chronicle.match.decision?.question ?? { asks: '' });
}
