/** Several ways to do what was meant by one gesture, each begun by a choice of its own. */
import type { ErrandTold, Thing, Way } from '../../games/face.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { errandAmong } from './errand.ts';
import type { Session } from './session.ts';
import type { Considering, Opened, Sitting } from './sitting.ts';

const NOTHING_MORE: readonly string[] = [];

/** What is laid open for choosing among them; the only one is what is meant. */
export function waysAmong(of: readonly Offer[], ways: readonly Way[]) {
  const offers = ways.flatMap(({ texts: [first] }) => of.filter(({ text }) => text === first));
  const [only, ...others] = offers;
  return { offers, ways, ...(only && others.length === 0 && { meant: only.text }) };
}

/** Of the ways that lie open, the one that a choice begins. */
export function wayBegunBy(opened: Opened | undefined, offer: Offer | undefined): Way | undefined {
  return opened?.what === 'which' ? opened.ways?.find(({ texts: [first] }) => first === offer?.text) : undefined;
}

/** What else is to be done by it. */
export function restOfWay(opened: Opened | undefined, offer: Offer): readonly string[] {
  return wayBegunBy(opened, offer)?.texts.slice(1) ?? NOTHING_MORE;
}

/** What was begun by a press upon a place that is far off: all of it, in words. */
export interface FarStep extends ErrandTold {
  readonly texts: readonly string[];
  /** The place was pressed, and not only pointed at. */
  readonly isPressed: boolean;
}

type At = Pick<Session, 'face' | 'speaker'> & { readonly view: unknown; readonly offers: readonly Offer[] };

/** Of what is considered: where it was shown because something farther off was pressed, or is pointed at, what that comes to. */
export function farStepIn({ considered, picked, tapped }: Considering, { pointed }: Sitting, at: At): FarStep | undefined {
  const isPressed = considered !== undefined && considered === picked;
  const thing = isPressed ? tapped : pointed?.thing;
  const texts = considered && thing !== undefined ? errandFrom(thing, at) : NOTHING_MORE;
  if (texts.length < 2 || texts[0] !== considered?.text) return undefined;
  const told = at.face.farStepTold?.(at.view, texts, at.speaker);
  return told && { ...told, texts, isPressed };
}

function errandFrom(thing: Thing, { face, view, offers }: At): readonly string[] {
  return errandAmong(face.errands?.(view, offers, undefined), [thing, ...(face.standsFor?.(view, thing) ?? [])]);
}
