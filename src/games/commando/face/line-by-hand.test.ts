import { describe, expect, it } from 'vitest';
import { arranged } from '../../../../test/given.ts';
import { randomFrom } from '../../../kernel/dice.ts';
import type { Odds } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { Trial } from '../../../kernel/trial.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { Speaker } from '../../../words/speaker.ts';
import { textsOf } from '../../shelf.ts';
import { theatreOf } from '../content/theatres.ts';
import { commando } from '../game.ts';
import { shortcuts } from '../shortcuts.ts';
import { view as viewOf } from '../view.ts';
import { SEAT } from '../vocabulary.ts';
import { errands } from './errands.ts';
import { inVain, mayTry, wished } from './in-vain.ts';
import { goesAlong, nowhere } from './nowhere.ts';
import { asksFirst, reads } from './things.ts';
import { wayOn } from './way-on.ts';

describe('a line that is drawn up by hand', () => {
  const at = (march: readonly string[], panicked: readonly string[] = []) => {
    const units = ['sappers-1', 'ranger-team-1', 'para-section-1', 'mule-train-1', 'leader-1'];
    const state = arranged(
      commando,
      {
        ...{ theatre: 'highlands', mission: 'stone-hail', ops: 9, cards: ['militia-muster'], objectives: [] },
        units: Object.fromEntries(units.map((unit) => [unit, 'halvona'])),
        bin: ['hill-militia-1', 'hill-militia-2', 'hill-militia-3'],
      },
      [6, 1],
    );
    const match = new Match(commando, state, {});
    for (const text of ['force halvona', 'take-all', 'done', 'move osmaro', ...march]) {
      const choice = commando.choiceFrom(text);
      if (!choice) throw new Error(`"${text}" is no choice.`);
      match.choose(choice, SEAT);
    }
    for (const unit of match.state.units) if (panicked.includes(unit.id)) unit.panicked = true;
    const view = viewOf(match.state);
    const plain = match.choices(SEAT).map((choice): Offer => ({ text: commando.choiceText(choice), choice }));
    const several = shortcuts(Trial.from(match, SEAT), []).map(
      ({ choices, odds: _, ...rest }): Offer => ({
        ...{ text: choices.map((choice) => commando.choiceText(choice)).join(' + '), choice: choices.at(-1) ?? { kind: 'done' }, choices },
        ...rest,
      }),
    );
    return { view, line: match.state.battle?.line ?? [], offers: [...plain, ...several] };
  };
  const SPEAKER = new Speaker('en', ...textsOf('commando', 'en'));

  it('is not settled by whoever presses an enemy meanwhile: he is asked first', () => {
    const { view, offers } = at([]);
    const fire = offers.find(({ says }) => says?.code === 'keep-and-fire');
    expect(fire && asksFirst(view, fire.choice, view.battle?.opfor[0]?.id)).toBe(true);
    expect(asksFirst({ ...view, battle: { ...view.battle, firing: 'sappers-1' } }, { kind: 'fire' }, 'hill-militia-1')).toBe(false);
  });

  it('gives a dragged unit its place and leaves the others to be placed', () => {
    const { view, line, offers } = at([]);
    const [first = '', second = '', third = '', fourth = ''] = line;
    expect(errands(view, offers, third).get(first)).toEqual([`line ${third}`]);
    const dragged = (thing: string, onto: string) => offers.find(({ drag }) => drag?.thing === thing && drag.onto === onto)?.text;
    expect(dragged(third, second)).toBe(`line ${first} + line ${third}`);
    expect(dragged(first, second)).toBe(`line ${second} + line ${first}`);
    expect(dragged(fourth, third)).toBe(`line ${first} + line ${second} + line ${fourth}`);
    expect(offers.filter(({ drag, text }) => drag && text.includes('keep-line'))).toEqual([]);
    const said = offers.find(({ drag }) => drag?.thing === fourth && drag.onto === third);
    const place = `${SPEAKER.name(fourth)} to place 3 of the line, right behind ${SPEAKER.name(second)}`;
    expect(said && SPEAKER.offer(said, { asks: 'line' })).toBe(place);
  });

  it('says where a unit can be put that was let go of on bare ground', () => {
    const { view, line, offers } = at([]);
    expect(nowhere(view, offers, line[2] ?? '', SPEAKER)?.text).toBe(
      `${SPEAKER.name(line[2] ?? '')} takes the place of another in your line: put it upon that one.`,
    );
  });

  it('says of the unit in hand why it cannot stand there', () => {
    const { view, line, offers } = at(['line ranger-team-1']);
    const last = line.at(-1) ?? '';
    const why = (onto: string) => inVain(view, offers, last, onto, SPEAKER)?.text;
    expect(why('ranger-team-1')).toContain('Place 1 is taken');
    expect(why('ranger-team-1')).toContain(SPEAKER.name(last));
    expect(inVain(view, offers, 'ranger-team-1', last, SPEAKER)?.text).toContain('already has its place');
    expect(why(view.opfor[0] ?? '')).toMatch(/^First the line is drawn up/);
  });

  it('goes on as it stands, unless somebody who has panicked would stay in front', () => {
    const { view, offers } = at([]);
    expect(wayOn(view, offers, 'line')?.text).toBe('keep-line');
    const shaken = at([], [at([]).line[0] ?? '']);
    expect(wayOn(shaken.view, shaken.offers, 'line')?.says?.code).toBe('usual-line');
    const begun = at(['line mule-train-1'], [at(['line mule-train-1']).line[1] ?? '']);
    const ready = wayOn(begun.view, begun.offers, 'line');
    expect(ready?.says?.figures.units).toMatchObject({ 0: 'mule-train-1' });
  });
});

it('calls aircraft in that are put upon an enemy, and fires there with their dice; upon whoever fires, they are called in', () => {
  const state = arranged(
    commando,
    {
      ...{ theatre: 'western-desert', mission: 'midnight-toll', ops: 6, rp: 0, cards: ['road-watch'] },
      units: { 'sappers-1': 'siwa', 'truck-patrol-1': 'siwa', 'hurricanes-1': 'air-available' },
      bin: ['motorised-infantry-1', 'motorised-infantry-2'],
    },
    [6, 1],
  );
  const match = new Match(commando, state, {});
  for (const text of ['force siwa', 'take-all', 'done', 'move jarabub', 'halt', 'keep-line']) {
    match.choose(commando.choiceFrom(text) ?? { kind: 'done' }, SEAT);
  }
  const [call] = shortcuts(Trial.from(match, SEAT), []);
  expect(call).toMatchObject({
    choices: [{ kind: 'support', unit: 'hurricanes-1' }, { kind: 'fire' }],
    drag: { thing: 'hurricanes-1', onto: match.state.battle?.opfor[0]?.id },
  });
  const chance = (odds: Odds | undefined) => odds?.outcomes.find(({ what }) => what === 'elimination')?.chance ?? 0;
  const alone = commando.odds?.(match.state, SEAT, call?.choices.at(-1) ?? { kind: 'done' });
  expect(chance(call?.odds)).toBeGreaterThan(chance(alone));
  const offers = match.choices(SEAT).map((choice): Offer => ({ text: commando.choiceText(choice), choice }));
  const firing = match.state.battle?.firing ?? '';
  expect(errands(viewOf(match.state), offers, 'hurricanes-1')).toEqual(new Map([[firing, ['support hurricanes-1']]]));
});

it('says of a space that no force can get to that it is too far, and not that nobody is there', () => {
  const state = arranged(
    commando,
    { ...{ theatre: 'western-desert', mission: 'midnight-toll', ops: 6, rp: 0 }, units: { 'truck-patrol-1': 'siwa' } },
    'far',
  );
  const match = new Match(commando, state, {});
  const offers = match.choices(SEAT).map((choice): Offer => ({ text: commando.choiceText(choice), choice }));
  const speaker = new Speaker('en', ...textsOf('commando', 'en'));
  expect(inVain(viewOf(match.state), offers, 'benghazi', 'benghazi', speaker)?.text).toContain('too far');
  expect(inVain(viewOf(match.state), offers, 'siwa', 'siwa', speaker)).toBeUndefined();
});

it('says of a space that is near enough what is in the way there, to whoever presses it as to whoever puts the force there', () => {
  const setUp = { theatre: 'western-desert', mission: 'midnight-toll', ops: 6, rp: 0 };
  const objectives = [{ at: 'barce', real: false, faceUp: true }];
  const state = arranged(commando, { ...setUp, objectives, units: { 'truck-patrol-1': 'benghazi', 'truck-patrol-2': 'benghazi' } }, 'near');
  const match = new Match(commando, state, {});
  const plain = match.choices(SEAT).map((choice): Offer => ({ text: commando.choiceText(choice), choice }));
  const several = shortcuts(Trial.from(match, SEAT), []).map(
    ({ choices, odds: _, ...rest }): Offer => ({ text: '', choice: choices.at(-1) ?? { kind: 'done' }, choices, ...rest }),
  );
  const speaker = new Speaker('en', ...textsOf('commando', 'en'));
  const told = (inHand: string, onto: string) => inVain(viewOf(match.state), [...plain, ...several], inHand, onto, speaker);
  expect(told('mechili', 'mechili')).toMatchObject({ rule: '15.1', text: expect.stringContaining('must stop at the marker in Barce.') });
  expect(told('mechili', 'mechili')).toEqual(told('truck-patrol-1', 'mechili'));
  expect(told('sollum', 'sollum')?.text).toContain('too far');
});

describe('a force that is put down where it does not get to', () => {
  const speaker = new Speaker('en', ...textsOf('commando', 'en'));
  const at = (...made: readonly string[]) => from(['truck-patrol-1', 'truck-patrol-2', 'sappers-1'], made);
  const from = (who: readonly string[], made: readonly string[] = [], inHand = 'truck-patrol-1') => {
    const units = Object.fromEntries(who.map((unit) => [unit, 'siwa']));
    const state = arranged(commando, { ...{ theatre: 'western-desert', mission: 'midnight-toll', ops: 6, rp: 0 }, units }, 'far');
    const match = new Match(commando, state, {});
    for (const text of made) match.choose(commando.choiceFrom(text) ?? { kind: 'done' }, SEAT);
    const plain = match.choices(SEAT).map((choice): Offer => ({ text: commando.choiceText(choice), choice }));
    const several = shortcuts(Trial.from(match, SEAT), []).map(
      ({ choices, odds: _, ...rest }): Offer => ({ text: '', choice: choices.at(-1) ?? { kind: 'done' }, choices, ...rest }),
    );
    return (onto: string) => inVain(viewOf(match.state), [...plain, ...several], inHand, onto, speaker);
  };

  it('is told how far that is and how far it goes, at the beginning of an operation and under way', () => {
    expect(at()('jalo')).toMatchObject({
      rule: '15.0',
      text: expect.stringMatching(/^Jalo is 3 spaces from Siwa: this force can go 2 spaces/),
    });
    const under = at('force siwa', 'take-all', 'done');
    expect(under('jalo')?.text).toMatch(/^Jalo is 3 spaces from Siwa: this force can go/);
    expect(under('siwa')).toBeUndefined();
  });

  it('is told where it must stop on the way', () => {
    expect(from(['truck-patrol-1'])('kufra')).toMatchObject({ rule: '15.1', text: expect.stringContaining('must stop in Big Cairn.') });
    // under way by a press upon the space, too
    const pressed = from(['truck-patrol-1', 'truck-patrol-2'], ['force siwa', 'take-all', 'done'], 'kufra');
    expect(pressed('kufra')).toMatchObject({ rule: '15.1', text: expect.stringContaining('must stop in Big Cairn.') });
  });
});

describe('a unit in the line of battle that does not fire now', () => {
  const speaker = new Speaker('en', ...textsOf('commando', 'en'));
  const units = ['sappers-1', 'truck-patrol-1', 'truck-patrol-2', 'truck-patrol-3'];
  const state = arranged(
    commando,
    {
      ...{ theatre: 'western-desert', mission: 'midnight-toll', ops: 6, rp: 0, cards: ['road-watch'] },
      units: Object.fromEntries(units.map((unit) => [unit, 'siwa'])),
      bin: ['motorised-infantry-1', 'motorised-infantry-2'],
    },
    [6, 1],
  );
  const match = new Match(commando, state, {});
  for (const text of ['force siwa', 'take-all', 'done', 'move jarabub', 'halt', 'keep-line']) {
    match.choose(commando.choiceFrom(text) ?? { kind: 'done' }, SEAT);
  }
  const offers = match.choices(SEAT).map((choice): Offer => ({ text: commando.choiceText(choice), choice }));
  const view = viewOf(match.state);
  const { line = [], opfor: [enemy] = [] } = match.state.battle ?? {};
  const [first = '', second = '', third = ''] = line;

  it('can be taken up, and says at once when its shot comes', () => {
    expect(mayTry(view, offers, second)).toBe(true);
    expect(inVain(view, offers, second, enemy?.id ?? '', speaker)?.text).toBe(
      `${speaker.name(second)} fires later: 2 shots after ${speaker.name(first)} in the order of fire.`,
    );
    expect(inVain(view, offers, third, third, speaker)?.text).toContain('4 shots after');
  });

  it('says so wherever it is let go of, and whoever fires is told of the enemy', () => {
    expect(nowhere(view, offers, second, speaker)?.text).toContain('fires later');
    expect(nowhere(view, offers, first, speaker)?.text).toContain('fires at whom it is put upon');
  });

  it('is no target for the one that fires', () => {
    expect(inVain(view, offers, first, second, speaker)?.text).toContain(`${speaker.name(second)} is on its own side`);
  });
});

describe('what cannot be done yet', () => {
  const speaker = new Speaker('en', ...textsOf('commando', 'en'));
  const setUp = { ...{ theatre: 'western-desert', mission: 'midnight-toll', ops: 6, rp: 0 }, intel: ['wireless-intercept'] };
  const units = { 'truck-patrol-1': 'siwa', 'hurricanes-1': 'air-available' };
  const match = new Match(commando, arranged(commando, { ...setUp, units }, 'not yet'), {});
  const offers = match.choices(SEAT).map((choice): Offer => ({ text: commando.choiceText(choice), choice }));
  const view = viewOf(match.state);

  it('an aircraft waits for a battle', () => {
    expect(mayTry(view, offers, 'hurricanes-1')).toBe(true);
    expect(inVain(view, offers, 'hurricanes-1', 'jalo', speaker)).toMatchObject({ rule: '29.0' });
  });

  it('under way, an aircraft is told of the markers that it could look at', () => {
    const objectives = [{ at: 'jalo', real: true, faceUp: false }];
    const going = new Match(commando, arranged(commando, { ...setUp, units, objectives }, 'not yet'), {});
    going.choose({ kind: 'force', space: 'siwa' }, SEAT);
    const now = going.choices(SEAT).map((choice): Offer => ({ text: commando.choiceText(choice), choice }));
    expect(inVain(viewOf(going.state), now, 'hurricanes-1', 'jarabub', speaker)).toBeUndefined();
    const told = nowhere(viewOf(going.state), now, 'hurricanes-1', speaker);
    expect(told).toEqual({ text: 'Hurricanes 1 looks at a face-down objective: at Jalo.', rule: '33.0' });
  });

  it('a marker that is pressed before anybody is under way tells what it is', () => {
    const objectives = [{ at: 'jalo', real: true, faceUp: false }];
    const { state } = new Match(commando, arranged(commando, { ...setUp, units, objectives }, 'not yet'), {});
    const marker = state.objectives[0]?.id ?? '';
    expect(inVain(viewOf(state), offers, marker, marker, speaker)).toMatchObject({ rule: '23.0' });
  });

  it('whoever has been recruited waits until all are', () => {
    expect(inVain({ ...view, phase: 'recruiting' }, [], 'truck-patrol-1', 'jarabub', speaker)).toMatchObject({ rule: '9.0' });
  });

  it('an aircraft that a card can bring back is put where it would go', () => {
    const back: Offer = {
      text: 'intel-air wireless-intercept hurricanes-1',
      choice: { kind: 'intel-air', card: 'wireless-intercept', unit: 'hurricanes-1' } as never,
    };
    expect([...errands(view, [back], 'hurricanes-1')]).toEqual([['air-available', [back.text]]]);
    expect([...errands(view, [back], 'wireless-intercept')]).toEqual([]);
  });

  it('a card is not spent by a press upon whoever stands where it could be played', () => {
    const played = { kind: 'intel-reveal', card: 'wireless-intercept', space: 'siwa' };
    expect([asksFirst(view, played, 'truck-patrol-1'), asksFirst(view, played, 'siwa')]).toEqual([true, false]);
  });

  it('a marker where somebody stands is read, and sends nobody out by one press', () => {
    const at = view.units[0]?.at ?? '';
    const marker = { id: 'objective-1', at };
    const among = { ...view, objectives: [marker] };
    const sent = { kind: 'force', space: at };
    expect([asksFirst(among, sent, marker.id), asksFirst(among, sent, at), asksFirst(among, sent, view.units[0]?.id)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([reads(among, marker.id), reads({ ...among, units: [] }, marker.id)]).toEqual([true, false]);
  });

  it('a card is put where it goes: upon the track of Ops for one more, and the one in play to those that are kept', () => {
    expect([...errands(view, offers, 'wireless-intercept')]).toEqual([['ops-track', ['intel-op wireless-intercept']]]);
    const asked = { ...view, event: { card: 'road-watch' } };
    const keep: Offer = { text: 'keep-intel', choice: { kind: 'keep-intel' } };
    expect([...errands(asked, [keep], 'road-watch')]).toEqual([['intel-held', ['keep-intel']]]);
    const reveal: Offer = { text: 'reveal jalo', choice: { kind: 'reveal', space: 'jalo' } as never };
    expect([...errands(asked, [reveal], 'road-watch')]).toEqual([['jalo', ['reveal jalo']]]);
  });

  it('a card that is kept is wished for where it is put, and the rules say what is against that', () => {
    expect(wished(view, 'wireless-intercept', 'siwa')).toEqual(['intel-reveal wireless-intercept siwa']);
  });
});

describe('what is dragged out of the Recruit Box', () => {
  const match = new Match(commando, commando.begin({ id: 'western-desert/midnight-toll', options: {} }, randomFrom('recruits')));
  const offersNow = () => match.choices(SEAT).map((choice): Offer => ({ text: commando.choiceText(choice), choice }));

  it('can be taken before the leaders stand, and the rules say what is against it', () => {
    expect(mayTry(viewOf(match.state), offersNow(), 'truck-patrol')).toBe(true);
    expect(mayTry(viewOf(match.state), offersNow(), 'hurricanes')).toBe(true);
    expect(mayTry(viewOf(match.state), offersNow(), 'leader')).toBe(false);
    expect(wished(viewOf(match.state), 'truck-patrol', 'kufra')).toEqual(['recruit truck-patrol kufra']);
    expect(wished(viewOf(match.state), 'hurricanes', 'kufra')).toEqual(['recruit-air hurricanes']);
  });

  it('is told of the bases when it is let go of elsewhere; and before the leaders stand nothing but why not', () => {
    const speaker = new Speaker('en', ...textsOf('commando', 'en'));
    const told = (thing: string) => nowhere(viewOf(match.state), offersNow(), thing, speaker)?.text;
    expect(told('patrol-leader-1')).toMatch(/^Leader 1 is put in a base: .*Siwa.* or /u);
    expect(told('truck-patrol')).toBeUndefined();
    expect(told('siwa')).toBeUndefined();
  });

  it('goes to Air Available, if it is an aircraft, by being put there or in a base', () => {
    for (const unit of match.state.leadersToPlace.slice()) match.choose({ kind: 'place-leader', unit, base: 'kufra' }, SEAT);
    const meant = errands(viewOf(match.state), offersNow(), 'hurricanes');
    expect([...meant.keys()]).toEqual(['air-available', ...theatreOf(match.state).bases]);
    expect(meant.get('kufra')).toEqual(['recruit-air hurricanes']);
    const speaker = new Speaker('en', ...textsOf('commando', 'en'));
    const told = (thing: string) => nowhere(viewOf(match.state), offersNow(), thing, speaker)?.text;
    expect(told('truck-patrol')).toMatch(/^Put Truck patrol in a base: /);
    expect(told('hurricanes')).toContain('put into Air Available');
  });
});

describe('a force in hand', () => {
  const units = ['truck-patrol-1', 'truck-patrol-2', 'commando-party-1', 'royal-marines-1', 'patrol-leader-1'];
  const setUp = { theatre: 'western-desert', mission: 'midnight-toll', ops: 6, rp: 0 };
  const state = arranged(commando, { ...setUp, units: Object.fromEntries(units.map((unit) => [unit, 'siwa'])) }, 'in hand');
  const match = new Match(commando, state, {});
  const offers = shortcuts(Trial.from(match, SEAT), []).map(({ choices, comesTo, odds: _, ...rest }): Offer => {
    const choice = comesTo ?? choices.at(-1) ?? { kind: 'done' };
    return { text: choices.map((one) => commando.choiceText(one)).join(' + '), choice, choices, ...rest };
  });
  const view = viewOf(match.state);
  const speaker = new Speaker('en', ...textsOf('commando', 'en'));
  const marches = offers.filter(({ says }) => says?.code === 'march');

  it('is as many as go along: at most, and where it is held', () => {
    expect(goesAlong(view, offers, 'truck-patrol-1', undefined)).toBe(units.length);
    expect(goesAlong(view, offers, 'commando-party-1', 'truck-patrol-1')).toBeUndefined();
    for (const { choice, says } of marches) {
      const space = choice.kind === 'move' && 'space' in choice ? String(choice.space) : '';
      expect(goesAlong(view, offers, 'truck-patrol-1', space)).toBe(says?.figures.count);
    }
  });

  it('is told of the spaces that are lit', () => {
    expect(nowhere(view, offers, 'truck-patrol-1', speaker)?.rule).toBe('15.0');
  });

  it('says who stays behind, or who goes, whichever are fewer', () => {
    const far = marches.filter(({ says }) => Number(says?.figures.left) > 0).map((offer) => speaker.offer(offer, { asks: 'operation' }));
    for (const sentence of far) expect(sentence).toMatch(/without .+ \d|stay behind$/u);
  });
});
