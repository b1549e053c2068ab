/** Everything of Commando that can be taken up is put upon everything else: something comes of it, or it is told why not. */
import { expect, it } from 'vitest';
import { FACE } from '../../src/games/commando/face/face.tsx';
import { seen } from '../../src/games/commando/face/seen.ts';
import { SEAT } from '../../src/games/commando/vocabulary.ts';
import type { Thing } from '../../src/games/face.ts';
import { textsOf } from '../../src/games/shelf.ts';
import { momentFor } from '../../src/kernel/witness/sight.ts';
import { deskAt } from '../../src/web/table/desk-at.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { type Kind, thingsOnTable } from './commando.ts';
import { positions } from './positions.ts';

const SPEAKER = new Speaker('en', ...textsOf('commando', 'en'));
/** Of all positions that are pressed everywhere, every so manyth. */
const EVERY = 4;
/** What is said where nobody has more to say. */
const NOTHING_COMES = 'nothing comes of it';

type Moment = ReturnType<typeof momentFor>;

interface Put {
  readonly asks: string;
  readonly thing: Thing;
  readonly kind: Kind;
  readonly upon: Thing;
  readonly onto: Kind;
  readonly came: 'made' | 'shown' | 'told' | 'asked why' | 'said nothing comes' | 'nothing';
}

/** Somebody sits before this moment, with the table of the game and nobody at the other end. */
function sitDown({ view, offers, question }: Moment) {
  const scene = { seat: SEAT, view, offers, question: { asks: question?.asks ?? '' } } as object;
  return deskAt(
    scene,
    {},
    {
      thingsOf: FACE.things,
      standsFor: (thing) => FACE.standsFor(view, thing),
      errands: (thing) => FACE.errands(view, offers, thing),
      inVain: (thing, onto, isPut = false) => FACE.inVain(view, offers, thing, onto, SPEAKER, isPut),
      wished: (thing, onto) => FACE.wished(view, thing, onto),
      nowhere: (thing) => FACE.nowhere(view, offers, thing, SPEAKER),
      nothingComes: () => ({ text: NOTHING_COMES }),
      mayTry: (thing) => FACE.mayTry(view, offers, thing),
      isPlayedAnywhere: (thing) => FACE.isPlayedAnywhere(view, thing),
      asksFirst: ({ choice }, thing) => FACE.asksFirst(view, choice, thing),
      showsDragged: FACE.showsDragged,
      reads: (thing) => FACE.reads(view, thing),
    },
  );
}

function cameOf(moment: Moment, thing: Thing, upon: Thing): Put['came'] {
  const { desk, sent, asked } = sitDown(moment);
  desk.hand.drop(thing, upon);
  const { opened, picked } = desk.sitting().half;
  if (sent.length > 0) return 'made';
  if (picked !== undefined || opened?.what === 'which') return 'shown';
  const told = opened?.what === 'why-not' ? opened.told?.[0]?.text : undefined;
  if (told !== undefined) return told === NOTHING_COMES ? 'said nothing comes' : 'told';
  return asked.length > 0 ? 'asked why' : 'nothing';
}

function* putEverything(): Generator<Put> {
  let looked = 0;
  for (const table of positions()) {
    if (looked++ % EVERY > 0) continue;
    const moment = momentFor(table, SEAT);
    const asks = moment.question?.asks ?? '';
    const all = [...thingsOnTable(seen(moment.view))];
    const { hand } = sitDown(moment).desk;
    for (const [thing, kind] of all) {
      if (!hand.canTake(thing) || !hand.isPiece(thing)) continue;
      // where it stands, and upon what it carries, it is put back
      const home = [thing, ...FACE.standsFor(moment.view, thing)];
      for (const [upon, onto] of all) if (!home.includes(upon)) yield { asks, thing, kind, upon, onto, came: cameOf(moment, thing, upon) };
    }
  }
}

const PUT = [...putEverything()];
const told = ({ asks, thing, upon }: Put) => `${asks}: ${thing} upon ${upon}`;

it('puts everything that can be taken up upon everything else', () => {
  expect(PUT.length).toBeGreaterThan(5_000);
  for (const came of ['made', 'shown', 'told', 'asked why'] as const)
    expect(PUT.filter((put) => put.came === came).length).toBeGreaterThan(10);
});

it('answers all of it', () => {
  expect(PUT.filter(({ came }) => came === 'nothing').map(told)).toEqual([]);
});

it('says of nobody who stays behind while a force is under way only that nothing comes of it', () => {
  const staying = PUT.filter(
    ({ asks, kind, onto, came }) => asks === 'movement' && kind === 'own unit' && onto === 'space' && came === 'said nothing comes',
  );
  expect(staying.map(told)).toEqual([]);
});
