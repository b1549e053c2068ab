/** What came of pressing everything, everywhere: the table in docs/reasons.md. */
import { seen } from '../../src/games/commando/face/seen.ts';
import { standsFor as meantBy, thingsOf } from '../../src/games/commando/face/things.ts';
import { SEAT } from '../../src/games/commando/vocabulary.ts';
import type { Refusal } from '../../src/kernel/game.ts';
import { momentFor, verdictsAbout } from '../../src/kernel/witness/sight.ts';
import { meaningOf } from '../../src/web/table/choosing.ts';
import { KINDS, type Kind, notHeld, thingsOnTable } from './commando.ts';
import { positions } from './positions.ts';

/** One press: at which question, upon what, and what it did. */
export interface Pressed<K extends string = Kind> {
  readonly asks: string;
  readonly kind: K;
  readonly thing: string;
  readonly did: 'choose' | 'ask-which' | 'explain';
  /** Where nothing could be done. */
  readonly reasons: readonly Refusal[];
  /** What those speak of that the player does not hold, the thing itself aside. */
  readonly strange: readonly string[];
}

export function* pressEverything(): Generator<Pressed> {
  for (const table of positions()) {
    const { view, offers, question } = momentFor(table, SEAT);
    const absent = notHeld(seen(view));
    for (const [thing, kind] of thingsOnTable(seen(view))) {
      const standsFor = meantBy(view, thing);
      const meaning = meaningOf(offers, thingsOf, thing, { twoStep: false }, standsFor);
      const did = meaning.do === 'consider' ? 'choose' : meaning.do;
      const verdicts = did === 'explain' ? verdictsAbout(table, SEAT, [thing, ...standsFor]) : [];
      const reasons = verdicts.flatMap(({ reason }) => reason ?? []);
      const spoken = reasons.flatMap(({ figures }) => Object.values(figures).flat().map(String));
      const strange = spoken.filter((id) => id !== thing && absent.has(id));
      yield { asks: question?.asks ?? '', kind, thing, did, reasons, strange };
    }
  }
}

const HEAD = `# What a press does

Every thing on the table was pressed in hundreds of positions of random and scripted play: spaces, units, markers, cards,
counters in their box. A press does what it can only mean (**does it**), asks which of several things is meant (**asks**),
or says why there is nothing to be done with that thing at that question; \`—\` where the thing is not there at the time. The
reason is the one that speaks of the thing and belongs to the question; \`not-now\` tells what the thing is, and that
something else is being asked. Written by \`node tools/reasons.mjs\`, and held to it by \`test/pressing/pressing.test.ts\`.
`;

const WORDS = { choose: '**does it**', 'ask-which': '**asks**' } as const;

/** A table for each question, in the order of the alphabet. */
export function reasonsPage(pressed: Iterable<Pressed>, prompt: (asks: string) => string): string {
  return `${HEAD}\n${reasonsTables(KINDS, pressed, prompt)}`;
}

export function reasonsTables<K extends string>(
  kinds: readonly K[],
  pressed: Iterable<Omit<Pressed<K>, 'strange'>>,
  prompt: (asks: string) => string,
): string {
  const cells = new Map<string, Map<K, Set<string>>>();
  for (const { asks, kind, did, reasons } of pressed) {
    const row = cells.get(asks) ?? new Map<K, Set<string>>();
    cells.set(asks, row);
    const cell = row.get(kind) ?? new Set<string>();
    row.set(kind, cell);
    if (did !== 'explain') cell.add(WORDS[did]);
    else if (reasons.length === 0) cell.add('`not-now`');
    for (const { code } of reasons) cell.add(`\`${code}\``);
  }
  const line = (entries: readonly string[]) => `| ${entries.join(' | ')} |`;
  const tables = [...cells]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([asks, row]) => {
      const rows = kinds.map((kind) => line([kind, [...(row.get(kind) ?? [])].sort().join(', ') || '—']));
      return `## ${prompt(asks)}\n\n${[line(['pressed', 'what happens']), line(['---', '---']), ...rows].join('\n')}\n`;
    });
  return tables.join('\n');
}
