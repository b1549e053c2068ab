/** Everything that can be taken up is put upon everything else; and what came of it. */
import type { Face, Thing } from '../../src/games/face.ts';
import type { Seat } from '../../src/kernel/game.ts';
import type { Moment } from '../../src/kernel/witness/sight.ts';
import { deskAt } from '../../src/web/table/desk-at.ts';
import type { Speaker } from '../../src/words/speaker.ts';

/** What is said where nobody has more to say. */
const NOTHING_COMES = 'nothing comes of it';

export interface Put<K extends string> {
  readonly asks: string;
  readonly thing: Thing;
  readonly kind: K;
  readonly upon: Thing;
  readonly onto: K;
  readonly came: 'made' | 'shown' | 'told' | 'asked why' | 'said nothing comes' | 'nothing';
  /** What was made or shown: choices by their texts. */
  readonly text?: string | undefined;
}

/** Somebody sits before this moment, with the table of the game and nobody at the other end. */
function sitDown(face: Face, speaker: Speaker, seat: Seat, { view, offers, question }: Moment) {
  const scene = { seat, view, offers, question: { asks: question?.asks ?? '' } } as object;
  return deskAt(
    scene,
    {},
    {
      thingsOf: face.things,
      standsFor: (thing, isInHand) => face.standsFor?.(view, thing, isInHand) ?? [],
      errands: (thing) => face.errands?.(view, offers, thing),
      inVain: (thing, onto, isPut = false) => face.inVain?.(view, offers, thing, onto, speaker, isPut),
      wished: (thing, onto) => face.wished?.(view, thing, onto) ?? [],
      nowhere: face.nowhere && ((thing) => face.nowhere?.(view, offers, thing, speaker)),
      nothingComes: () => ({ text: NOTHING_COMES }),
      mayTry: (thing) => face.mayTry?.(view, offers, thing) === true,
      isPlayedAnywhere: (thing) => face.isPlayedAnywhere?.(view, thing) === true,
      asksFirst: face.asksFirst && (({ choice }, thing) => face.asksFirst?.(view, choice, thing) === true),
      showsFirst: face.showsFirst && (({ choice, choices }) => face.showsFirst?.(view, choice, choices)),
      showsDragged: face.showsDragged,
      gathers: () => face.gathers?.(view, question?.asks),
      answers: (choice, rest) => face.answers?.(view, choice, rest) ?? [],
      reads: face.reads && ((thing) => face.reads?.(view, thing) === true),
    },
  );
}

function cameOf({ desk, sent, asked }: ReturnType<typeof sitDown>, thing: Thing, upon: Thing): Pick<Put<string>, 'came' | 'text'> {
  desk.hand.drop(thing, upon);
  const { opened, picked, gathered = [] } = desk.sitting().half;
  const [made] = sent;
  if (made !== undefined || gathered.length > 0) return { came: 'made', text: made && JSON.parse(made.slice('choices '.length)).choice };
  if (picked !== undefined || opened?.what === 'which') return { came: 'shown', text: picked };
  const told = opened?.what === 'why-not' ? opened.told?.[0]?.text : undefined;
  if (told !== undefined) return { came: told === NOTHING_COMES ? 'said nothing comes' : 'told' };
  return { came: asked.length > 0 ? 'asked why' : 'nothing' };
}

/** Puts whatever can be taken up at a moment upon all else that lies on the table. */
export function* putAll<K extends string>(
  face: Face,
  speaker: Speaker,
  seat: Seat,
  moment: Moment,
  things: ReadonlyMap<Thing, K>,
): Generator<Put<K>> {
  const asks = moment.question?.asks ?? '';
  const sit = () => sitDown(face, speaker, seat, moment);
  const { hand } = sit().desk;
  for (const [thing, kind] of things) {
    if (!hand.canTake(thing) || !hand.isPiece(thing)) continue;
    // where it stands, and upon what it carries, it is put back
    const home = [thing, ...(face.standsFor?.(moment.view, thing) ?? [])];
    for (const [upon, onto] of things) if (!home.includes(upon)) yield { asks, thing, kind, upon, onto, ...cameOf(sit(), thing, upon) };
  }
}

export const told = <K extends string>({ asks, thing, upon, text = '' }: Put<K>) => `${asks}: ${thing} upon ${upon} ${text}`.trim();
