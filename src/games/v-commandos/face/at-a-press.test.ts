/** What a press upon a post means, what the filled button does when nothing is left, and what is told of a moment. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { Speaker } from '../../../words/speaker.ts';
import { vCommandos } from '../game.ts';
import { positionOf } from '../reckoning/position.ts';
import { save } from '../rules/points.ts';
import { TEXTS } from '../text/texts.ts';
import { type View, view } from '../view.ts';
import type { Choice } from '../vocabulary.ts';
import { isReckoned, leavingBy, reckoned } from './arithmetic.ts';
import { describe as describeThing } from './describe.ts';
import { detail } from './detail.ts';
import { inVain } from './errands.ts';
import { Headline } from './headline.tsx';
import { layLevels } from './layout.ts';
import { PlaceOdds } from './place-odds.tsx';
import { askFigures } from './seat.tsx';
import { wordsAfter } from './shot-words.ts';
import { isForAll } from './sitting.ts';
import { HATCH, placed, standsFor, thingsOf } from './things.ts';
import { asksFirst, wayOn } from './way-on.ts';

const ENGLISH = new Speaker('en', ...TEXTS.en);

function seenBy(sapper: object, more: object = {}, scout: object = {}, besides: object = {}): View {
  const arranged = vCommandos.lab.arrange(
    {
      ...besides,
      setup: 'second-training',
      phase: 'commandos',
      turn: 2,
      levels: { 'supply-post': more },
      commandos: { sapper: { at: 'supply-post-6', ...sapper }, scout: { at: 'supply-post-4', ...scout } },
    },
    randomFrom('press'),
  );
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  return view(arranged.value, arranged.value.commandos[0]?.seat);
}

/** He has begun, and has no point left. */
const actingWithout = (sapper: object, more: object, scout: object = {}): View => seenBy(sapper, more, scout, { acting: 'sapper' });

const offer = (choice: Choice): Offer => ({ text: choice.kind, choice });
const POST = 'supply-post-objective-1';
const ATTACK: Choice = { kind: 'close-combat', target: POST };

describe('a post', () => {
  it('is where a charge is laid; its sentry is attacked where he stands', () => {
    expect(standsFor(seenBy({ carries: ['tnt'] }), POST).slice(0, 3)).toEqual(['lay-tnt', 'target', `guard@${POST}`]);
    expect(thingsOf(ATTACK)).toEqual([`guard@${POST}`]);
  });

  it('is not the name of whoever protects it', () => {
    expect(ENGLISH.choice(ATTACK, { asks: 'commandos' })).toBe('Close combat: the sentry at objective 1');
  });
});

describe('an objective that is pressed from elsewhere', () => {
  const elsewhere = { at: 'supply-post-5' };

  it('is gone to, and not fired at; whoever guards it is', () => {
    expect(standsFor(seenBy(elsewhere), POST)).toEqual(['supply-post-6']);
    expect(standsFor(seenBy(elsewhere), `guard@${POST}`)).toContain('at-supply-post-6');
  });

  it('says what is to be done there, and why he cannot go there', () => {
    expect(inVain(seenBy({ at: 'supply-post-1' }), [], POST, POST, ENGLISH)).toEqual({
      text: 'To be destroyed with TNT. One has to stand on Store 6: the charge is laid there, and blown up for 0 AP once none of yours is left beside it. Store 6 is not adjacent.',
      rule: '14.8',
    });
    const step: Choice = { kind: 'move', tile: 'supply-post-6' };
    expect(detail(seenBy(elsewhere), step, ENGLISH)).toMatch(/ · objective: to be destroyed with TNT$/);
  });
});

it('the badge of a tile says what is best there: close combat always succeeds, and so says the badge', () => {
  const seen = seenBy({});
  const shot = {
    ...offer({ kind: 'shoot', weapon: 'welrod', tile: 'supply-post-6' }),
    odds: { outcomes: [{ what: 'hit', chance: 0.5 }] },
  };
  const badge = (considered?: Offer) => {
    const props = { view: seen, laid: layLevels(seen), offers: [shot, offer(ATTACK)], considered, speaker: ENGLISH, size: 1 };
    return renderToStaticMarkup(jsx('svg', { children: jsx(PlaceOdds, props) }));
  };
  expect(badge()).toContain('100%');
  expect(badge(offer(ATTACK))).toContain('100%');
  expect(badge(shot)).toContain('50%');
});

it('what costs nothing and is the last of the turn says so, and is asked about first', () => {
  const tiles = (items: readonly string[]) => ({ tiles: { 'supply-post-6': { items } } });
  const spent = { points: 0, finished: false };
  const over = { points: 0, finished: true };
  const take: Choice = { kind: 'collect', item: 'stg44-1' };
  const last = actingWithout(spent, tiles(['stg44-1']), over);
  expect(detail(last, take, ENGLISH)).toContain('then the turn ends');
  expect(asksFirst(last, take, undefined)).toBe(true);
  const oneMore = actingWithout(spent, tiles(['stg44-1', 'tnt']), over);
  expect(detail(oneMore, take, ENGLISH)).not.toContain('then the turn ends');
  expect(asksFirst(oneMore, take, undefined)).toBe(false);
  const another = actingWithout(spent, tiles(['stg44-1']));
  expect(detail(another, take, ENGLISH)).not.toContain('then the turn ends');
});

it('without points the filled button finishes, with points nothing does', () => {
  const offers = [offer({ kind: 'drop', item: 'tnt' }), offer({ kind: 'done' })];
  expect(wayOn(seenBy({ points: 0 }), offers)?.choice.kind).toBe('done');
  expect(wayOn(seenBy({ points: 1 }), offers)).toBeUndefined();
});

it('a saved point that is taken in hand is said not to be saved again', () => {
  expect(detail(seenBy({ saved: 1 }), { kind: 'use-saved' }, ENGLISH)).toMatch(/not saved again/);
});

it('where only a saved point is left in hand, the question says so, and that it pays for what is chosen', () => {
  const seen = seenBy({ points: 1 });
  const [sapper, ...others] = seen.commandos;
  if (!sapper) throw new Error('There is no sapper.');
  const taken = { ...seen, commandos: [{ ...sapper, inHand: 1 }, ...others] };
  expect(ENGLISH.prompt({ asks: 'commandos' }, askFigures(taken))).toMatch(/^Sapper acts with his saved points alone/);
  expect(detail(taken, { kind: 'move', tile: 'supply-post-3' } as Choice, ENGLISH)).toMatch(/^1 AP, with the saved point/);
  expect(save.whyNot(positionOf(taken), { kind: 'save' }, sapper.seat)).toMatchObject({ code: 'no-points' });
});

it('the question names who acts', () => {
  const asked = (sapper: object) => ENGLISH.prompt({ asks: 'commandos' }, askFigures(seenBy(sapper)));
  expect(asked({ points: 1 })).toMatch(/^Sapper acts: 1 point is left/);
  expect(asked({ points: 0 })).toMatch(/^Sapper has finished for this turn: does he still do something that costs nothing/);
  expect(asked({ points: 0, saved: 1 })).toMatch(/still use his saved points/);
  const left = (saved: number) => {
    const seen = seenBy({ points: 1 });
    const commandos = seen.commandos.map((one) => ({ ...one, points: 0, saved, finished: false }));
    return ENGLISH.prompt({ asks: 'commandos' }, askFigures({ ...seen, acting: seen.by, commandos }));
  };
  expect([left(0), left(1)]).toEqual([
    'Sapper has no points left: finish, or do what costs nothing.',
    'Sapper has only saved points left: finish, use them, or act for 0 AP.',
  ]);
});

it('whoever has his card is told who is still without one', () => {
  const asked = (...open: string[]) => {
    const seen = seenBy({});
    const commandos = seen.commandos.map((one) => ({ ...one, id: open.includes(one.seat) ? '' : one.id }));
    return ENGLISH.prompt({ asks: 'selection' }, askFigures({ ...seen, phase: 'selection', commandos }));
  };
  const [own = '', ...others] = seenBy({})
    .commandos.map(({ seat }) => seat)
    .sort((a) => (a === seenBy({}).by ? -1 : 1));
  expect(asked(own, ...others)).toMatch(new RegExp(`is ${ENGLISH.name(own)},`));
  expect(asked(...others.slice(0, 1))).toMatch(new RegExp(`is ${ENGLISH.name(others[0] ?? '')},`));
  expect(asked(...others)).toMatch(others.length > 1 ? /the others/ : /^Which specialist is/);
});

it('who is called while another has points left is told who acts, and what he may do until then', () => {
  const seen = seenBy({ saved: 1 });
  const acting = seen.commandos.find(({ id }) => id === 'scout')?.seat;
  expect(ENGLISH.prompt({ asks: 'commandos' }, askFigures({ ...seen, acting }))).toBe(
    'Scout has to finish before Sapper acts: until then Sapper can only use his saved points, or act for 0 AP.',
  );
});

it('who has finished is told who acts, and whoever waits is not addressed', () => {
  const seen = seenBy({ points: 0, finished: true });
  const acting = seen.commandos.find(({ id }) => id === 'scout')?.seat;
  expect(ENGLISH.prompt({ asks: 'commandos' }, askFigures({ ...seen, acting }))).toMatch(/^Scout acts\. Sapper has finished/);
  expect(ENGLISH.decides({ asks: 'commandos' }, askFigures({ ...seen, by: '', acting }))).toBe('what Scout does.');
});

it('what the whole team answers is said of whom it is about, and not for whom', () => {
  const point: Choice = { kind: 'point', commando: 'sapper' };
  expect(['event-point', 'event-find'].map((asks) => ENGLISH.choice(point, { asks }))).toEqual(['“+1 AP” for Sapper', 'Beside Sapper']);
  expect(['event-find', 'commandos', 'selection'].map(isForAll)).toEqual([true, false, false]);
});

it('where something lies at the feet of one who has no points left, the question says so and who comes next', () => {
  const lies = { tiles: { 'supply-post-6': { items: ['grenade'] } } };
  const asked = ENGLISH.prompt({ asks: 'commandos' }, askFigures(seenBy({ points: 0, finished: true }, lies)));
  expect(asked).toMatch(/^Sapper has finished, but can pick up .* Next: Scout\.$/);
});

it('a turn that begins says how many there are, and that the enemy stays where he is', () => {
  expect(wordsAfter(seenBy({}), { type: 'turn-began', rule: '4.1', turn: 2 }, ENGLISH)).toBe(
    'Turn 2 of 8 begins. The enemy does not move in this mission.',
  );
});

it('what a fallen enemy leaves is said to be his, and what an event brings to be found', () => {
  const said = (result: 'fallen' | 'found') =>
    wordsAfter(seenBy({}), { type: 'rewarded', rule: '6.12', items: ['crowbar'], tile: 'supply-post-6', result }, ENGLISH);
  expect(said('fallen')).toMatch(/^Left on .* by the fallen enemy: crowbar\.$/);
  expect(said('found')).toMatch(/^Found on .*: crowbar\.$/);
});

it('whoever leaves when all is done is told that the operation ends, and who stays behind', () => {
  const left = (more: object, scout: object) => detail(seenBy({ at: 'supply-post-1' }, more, scout), { kind: 'exit' }, ENGLISH);
  expect(left({ done: [POST] }, {})).toBe('1 AP · 2 AP lost · the operation ends when all have acted; to follow before that: Scout');
  expect(left({ done: [POST] }, { finished: true })).toBe(
    '1 AP · 2 AP lost · his last: then the turn ends · the operation ends with this turn; stays behind: Scout',
  );
  expect(left({ done: [POST] }, { finished: true, saved: 1 })).toMatch('to follow before that: Scout');
  expect(left({ done: [POST] }, { at: '', finished: true })).toBe('the operation is won by it · 1 AP');
  expect(left({}, {})).toBe('1 AP · 2 AP lost · gains nothing yet: a hiding place until the next turn');
});

it('a trap door says what leaving comes to for whoever stands on it, and else who may leave', () => {
  const told = (at: string, tile = at) =>
    describeThing(seenBy({ at }), placed(HATCH, tile), ENGLISH)?.lines.map(({ text, rule }) => `${text} ${rule}`);
  const anybody = 'Open: for 1 AP one leaves from its tile, and is back from the next turn on. 6.9';
  expect(told('supply-post-1')).toEqual([
    anybody,
    'Sapper leaves: 1 AP · 2 AP lost · gains nothing yet: a hiding place until the next turn. 8.1',
  ]);
  expect(told('supply-post-6', 'supply-post-1')).toEqual([anybody]);
  const leave: Offer = { choice: { kind: 'exit' }, text: 'exit' };
  expect(reckoned(seenBy({ at: 'supply-post-1' }), leave, ENGLISH)?.lines.map(({ words }) => words)).toEqual([
    'Exit through the trap door',
    '1 AP',
    '2 AP lost',
    'gains nothing yet: a hiding place until the next turn',
    'Open: for 1 AP one leaves from its tile, and is back from the next turn on. (6.9)',
  ]);
  // what loses points is not meant by pointing alone, and yet it is told
  const offers = [leave];
  expect(leavingBy(seenBy({ at: 'supply-post-1' }), offers, placed(HATCH, 'supply-post-1'))).toBe(leave);
  expect(leavingBy(seenBy({ at: 'supply-post-6' }), offers, placed(HATCH, 'supply-post-1'))).toBeUndefined();
  // of all that the board says nothing of, a card tells
  expect(['exit', 'move', 'unblock'].map((kind) => isReckoned({ kind }))).toEqual([true, true, false]);
});

it('whoever leaves the first training while its alarm rings is told that it does not end yet', () => {
  const left = (alarm: string) => {
    const level = { alarm, done: ['sentry-walk-objective-1'] };
    const commandos = { sapper: { at: 'sentry-walk-2' }, scout: { at: 'sentry-walk-2' } };
    const sheet = { setup: 'first-training', phase: 'commandos', turn: 3, levels: { 'sentry-walk': level }, commandos };
    const arranged = vCommandos.lab.arrange(sheet, randomFrom('bell'));
    if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
    const seen = view(arranged.value, arranged.value.commandos[0]?.seat);
    const headline = renderToStaticMarkup(jsx(Headline, { view: seen, speaker: ENGLISH, onTell: undefined }));
    return [detail(seen, { kind: 'exit' }, ENGLISH), /headline-leave">([^<]*)</.exec(headline)?.[1]];
  };
  expect(left('triggered')).toEqual([
    '1 AP · 2 AP lost · the operation does not end yet: the alarm must be silenced first',
    'silence the alarm first',
  ]);
  expect(left('silent')).toEqual([
    '1 AP · 2 AP lost · the operation ends when all have acted; to follow before that: Scout',
    'now get out',
  ]);
});

it('the waybills are where the triangle is: the third training has it in another room than the goods yard alone', () => {
  for (const key of ['story goods-yard', 'coach third text'])
    expect(ENGLISH.say(key)).toMatch(/^(?!.*\b(office|store)\b).*yellow triangle/i);
});

it('whoever can open a door in two ways is told what each gives away', () => {
  const seen = seenBy({ at: 'supply-post-5', carries: ['crowbar', 'mp40'] });
  const door = 'supply-post-door-1';
  const told = (choice: Choice) => detail(seen, choice, ENGLISH);
  expect(told({ kind: 'force-door', door })).toBe('1 AP · opens surely · quiet · he keeps the crowbar');
  expect(told({ kind: 'shoot-door', weapon: 'welrod', door })).toBe('1 AP · opens surely · quiet, as with a crowbar');
  expect(told({ kind: 'shoot-door', weapon: 'mp40', door })).toBe('1 AP · opens surely · noisy: alarm · makes visible');
});

it('the chance to stay unseen goes by the same name in the list and on the board', () => {
  expect(ENGLISH.say('odds stealthy')).toBe(ENGLISH.say('look odds hidden', { chance: '' }).trim());
});

it('what another has is pressed to have it: why not is told of that', () => {
  const view = actingWithout({ carries: [] }, {}, { carries: ['crowbar'] });
  const told = inVain(view, [], 'crowbar@scout', 'crowbar@scout', ENGLISH);
  expect(told?.text).not.toContain('first aid');
  expect(told).toMatchObject({ rule: '6.3' });
});
