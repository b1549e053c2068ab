/** What the rows of one kind say: what they share stands above them once, each row says only what is its own. */
import type { Odds } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { offersIn, type Row } from './grouping.ts';

/** What can be said of a choice. */
export interface Sayings {
  sentence(offer: Offer): string;
  /** The names of the things it touches, the one it is about first. */
  names(offer: Offer): readonly string[];
  /** What one would look up, in a few words, parted by middle dots. */
  detail(offer: Offer): string | undefined;
  outcome(what: string): string;
  /** What can happen at all, each with its share as people read it. */
  chances(odds: Odds): readonly { readonly what: string; readonly figure: string }[];
}

export interface RowTold {
  readonly label: string;
  /** What nobody else in the group has. */
  readonly note: string;
  readonly chance: { readonly figure: string; readonly odds: Odds | undefined } | undefined;
}

export interface GroupTold {
  /** The sentence with a gap for what tells the rows apart; nothing where each is a sentence of its own. */
  readonly heading: string;
  readonly note: string;
  readonly rows: readonly RowTold[];
}

const DOT = ' · ';
const GAP = '…';
const NONE = '–';

export function toldOf(rows: readonly Row[], say: Sayings): GroupTold {
  const firsts = rows.flatMap((row) => offersIn(row).slice(0, 1));
  const told = firsts.map((offer, i) => ({
    offer,
    notes: notesOfRow(rows[i], say),
    chance: isFolded(rows[i]) ? undefined : chanceOf(offer, say),
  }));
  const isAlone = rows.length < 2;
  const pattern = isAlone ? undefined : patternOf(rows.flatMap(offersIn), say);
  // Without a heading beside it, nobody would know of what it speaks.
  const shared = !pattern?.sentence ? [] : (told[0]?.notes.filter((note) => told.every(({ notes }) => notes.includes(note))) ?? []);
  const chances = told.flatMap(({ chance }) => chance ?? []);
  // What one row has among others that have nothing like it stands on that row.
  const above = isAlone || chances.length < 2 ? undefined : chanceAbove(chances);
  return {
    heading: pattern?.sentence ?? '',
    note: [...shared, ...(above ? [[say.outcome(above.what), above.figure].filter(Boolean).join(' ')] : [])].join(DOT),
    rows: told.map(({ offer, notes, chance }, i) => ({
      label: labelOf(rows[i], offer, pattern, say),
      note: notes.filter((note) => !shared.includes(note)).join(DOT),
      chance: chanceOn(chance, above, say),
    })),
  };
}

interface Above {
  readonly what: string;
  /** Where it is the same for all that have one. */
  readonly figure: string | undefined;
}

/** What is said of the odds once for all rows: which outcome it is, and how likely where that does not differ. */
function chanceAbove(chances: readonly Chance[]): Above | undefined {
  const [first] = chances;
  if (!first || chances.some(({ what }) => what !== first.what)) return undefined;
  if (chances.every(isCertain)) return { what: first.what, figure: '' };
  return { what: first.what, figure: chances.every(({ figure }) => figure === first.figure) ? first.figure : undefined };
}

/** What cannot come out otherwise needs no figure, unless others beside it can. */
function isCertain({ odds }: Chance): boolean {
  return odds.outcomes.filter(({ chance }) => chance > 0).length === 1;
}

/** A row without odds says so among others that have them. */
function chanceOn(chance: Chance | undefined, above: Above | undefined, say: Sayings): RowTold['chance'] {
  if (!chance) return above && { figure: NONE, odds: undefined };
  if (above?.figure !== undefined) return undefined;
  if (!above && isCertain(chance)) return { figure: say.outcome(chance.what), odds: undefined };
  return { figure: above ? chance.figure : `${say.outcome(chance.what)} ${chance.figure}`, odds: chance.odds };
}

/** What is likely differs from one of its choices to the other: it is told where one of them is considered. */
const isFolded = (row: Row | undefined): boolean => row !== undefined && 'thing' in row;

/** Of several choices in a row, what is true of each. */
function notesOfRow(row: Row | undefined, say: Sayings): readonly string[] {
  const [first = [], ...others] = row ? offersIn(row).map((offer) => notesOf(offer, say)) : [];
  return first.filter((note) => others.every((notes) => notes.includes(note)));
}

function notesOf(offer: Offer, say: Sayings): readonly string[] {
  return say.detail(offer)?.split(DOT) ?? [];
}

interface Chance {
  readonly what: string;
  readonly figure: string;
  readonly odds: Odds;
}

/** The first outcome that can come at all stands for the others. */
function chanceOf({ odds }: Offer, say: Sayings): Chance | undefined {
  const [main] = odds ? say.chances(odds) : [];
  return odds && main && { ...main, odds };
}

interface Pattern {
  readonly sentence: string;
  /** Which of the names differ from row to row. */
  readonly differs: readonly boolean[];
}

/** `Move to …`: the one sentence of all of them, with a gap for every name that is not the same in all; a gap alone says nothing. */
function patternOf(offers: readonly Offer[], say: Sayings): Pattern | undefined {
  const names = offers.map(say.names);
  const [first = []] = names;
  const differs = first.map((name, i) => names.some((others) => others[i] !== name));
  const gapped = offers.map((offer, at) =>
    (names[at] ?? []).reduce((sentence, name, i) => (differs[i] ? sentence.replace(name, GAP) : sentence), say.sentence(offer)),
  );
  const [sentence = ''] = gapped;
  const isOne = gapped.every((one) => one === sentence) && differs.includes(true) && sentence.includes(GAP) && sentence !== GAP;
  return isOne ? { sentence, differs } : undefined;
}

function labelOf(row: Row | undefined, offer: Offer, pattern: Pattern | undefined, say: Sayings): string {
  if (row && 'thing' in row) return say.names(offer)[0] ?? '';
  const sentence = say.sentence(offer);
  if (!pattern) return sentence;
  // A thing that the sentence does not name is there for the hand, not to be read.
  return say
    .names(offer)
    .filter((name, i) => pattern.differs[i] && sentence.includes(name))
    .join(DOT);
}
