/** The list of what may be chosen, put in order: rows by kind, what belongs to one thing in one row, and what touches nothing apart. */
import type { Thing } from '../../games/face.ts';
import type { Choice } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import type { ThingsOf } from './choosing.ts';

/** One line of the list: a choice, or one thing with several (`jeep patrol: Siwa, Kufra`). */
export type Row = { readonly offer: Offer } | { readonly thing: Thing; readonly offers: readonly Offer[] };

interface Group {
  readonly kind: string;
  readonly rows: readonly Row[];
}

export interface Grouped {
  readonly groups: readonly Group[];
  /** What touches nothing on the board: buttons below the list. */
  readonly plain: readonly Offer[];
  /** The one that lets a window go by. */
  readonly pass: Offer | undefined;
}

/** What saves presses stands first. */
const TOGETHER = 'together';

/** So many choices of one kind are read as they are; more are gathered by the thing they are about. */
const MOST_UNFOLDED = 6;
/** A longer list can be searched; on a narrow screen the field for it would take the room of two rows. */
export const MOST_UNSEARCHED = { wide: 12, narrow: 40 } as const;

/** The one order of lists and menus, as the game ranks its choices. What is ready-made of one sort stands as the game gives it. */
export function inOrder(offers: readonly Offer[], rank: ((choice: Choice) => number) | undefined): readonly Offer[] {
  if (!rank) return offers;
  const sorts = new Map<string, number>();
  const ranked = offers.map(({ choice, says }) => {
    const own = rank(choice);
    if (says) sorts.set(says.code, Math.min(own, sorts.get(says.code) ?? own));
    return own;
  });
  const all = offers.map((offer, i) => ({ offer, at: sorts.get(offer.says?.code ?? '') ?? ranked[i] ?? 0 }));
  return all.toSorted((a, b) => a.at - b.at).map(({ offer }) => offer);
}

export function groupedOffers(
  offers: readonly Offer[],
  thingsOf: ThingsOf,
  passText: string | undefined,
  inRows: readonly string[] = [],
): Grouped {
  const pass = offers.find(({ text }) => text === passText);
  const rest = offers.filter((offer) => offer !== pass);
  // Several choices that are meant as one are read by what they come to, not by the thing that the last of them touches.
  const together = rest.filter(({ says }) => says);
  const decided = rest.filter(({ choice, says }) => !says && inRows.includes(choice.kind));
  const touching = rest.filter((offer) => !offer.says && !decided.includes(offer) && thingsOf(offer.choice).length > 0);
  const plain = rest.filter((offer) => !touching.includes(offer) && !together.includes(offer) && !decided.includes(offer));
  const kinds = [...new Set(touching.map(({ choice }) => choice.kind))];
  const groups = kinds.map((kind) => ({
    kind,
    rows: rowsOf(
      touching.filter(({ choice }) => choice.kind === kind),
      thingsOf,
    ),
  }));
  return {
    groups: [
      ...decided.map((offer) => ({ kind: offer.choice.kind, rows: [{ offer }] })),
      ...(together.length > 0 ? [{ kind: TOGETHER, rows: together.map((offer) => ({ offer })) }] : []),
      ...groups,
    ],
    // What may be done besides comes last.
    plain: [...plain.filter(({ aside }) => !aside), ...plain.filter(({ aside }) => aside)],
    pass,
  };
}

function rowsOf(offers: readonly Offer[], thingsOf: ThingsOf): Row[] {
  const heads = new Map<Thing, Offer[]>();
  for (const offer of offers) {
    const [head = '', ...others] = thingsOf(offer.choice);
    if (others.length === 0) return offers.map((one) => ({ offer: one }));
    heads.set(head, [...(heads.get(head) ?? []), offer]);
  }
  const gathersNothing = heads.size === offers.length;
  if (offers.length <= MOST_UNFOLDED || gathersNothing) return offers.map((offer) => ({ offer }));
  return [...heads].map(([thing, all]) => {
    const [first] = all;
    return first && all.length === 1 ? { offer: first } : { thing, offers: all };
  });
}

export function offersIn(row: Row): readonly Offer[] {
  return 'offer' in row ? [row.offer] : row.offers;
}

/** Every row in the order in which the list shows it: digits count along it. */
export function rowsIn({ groups, plain, pass }: Grouped): Row[] {
  return [...groups.flatMap(({ rows }) => rows), ...plain.map((offer) => ({ offer })), ...(pass ? [{ offer: pass }] : [])];
}

/** The digits of the first nine rows, by the text of their choice: for whoever shows a choice elsewhere. */
export function shortcutsIn(grouped: Grouped): ReadonlyMap<string, string> {
  const rows = rowsIn(grouped).slice(0, 9);
  return new Map(rows.flatMap((row, i) => ('offer' in row ? [[row.offer.text, String(i + 1)] as const] : [])));
}

/** Whether every word that was typed begins a word of the sentence, whatever its accents. */
export function matches(sentence: string, typed: string): boolean {
  const words = plainWords(sentence);
  return plainWords(typed).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

function plainWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
