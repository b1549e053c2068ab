/** A place far off is pressed or pointed at: what is begun leads on from its first step, and is told as a whole. */
import type { ErrandTold, Thing } from '../../games/face.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { errandAmong } from './errand.ts';
import type { Session } from './session.ts';
import type { Considering, Sitting } from './sitting.ts';

const NOTHING: readonly string[] = [];

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
  const texts = considered && thing !== undefined ? errandFrom(thing, at) : NOTHING;
  if (texts.length < 2 || texts[0] !== considered?.text) return undefined;
  const told = at.face.farStepTold?.(at.view, texts, at.speaker);
  return told && { ...told, texts, isPressed };
}

function errandFrom(thing: Thing, { face, view, offers }: At): readonly string[] {
  return errandAmong(face.errands?.(view, offers, undefined), [thing, ...(face.standsFor?.(view, thing) ?? [])]);
}
