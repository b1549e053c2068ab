/** What a hand means by putting a counter somewhere is what the rules allow, choice by choice, while the enemy lets it go by. */
import { expect, it } from 'vitest';
import { Match } from '../../../kernel/match.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { Speaker } from '../../../words/speaker.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { cardCalled } from '../content/cards.ts';
import { unitType } from '../content/counters.ts';
import { combatCommander } from '../game.ts';
import { led } from '../rules/activation.ts';
import { movementLeft } from '../rules/moving.ts';
import { now } from '../state.ts';
import { type Choice, choiceFrom, choiceText } from '../vocabulary.ts';
import { answers, errands, errandTold, errandWaits, whoCarriesOut } from './errands.ts';
import { LID } from './lid.ts';
import { wayTo } from './march.ts';
import { placesOf } from './marks.ts';
import { type Fight, momentsAsking, offersIn } from './moments-asking.ts';
import { seen } from './seen.ts';
import { endsSetUp } from './setting-up.ts';
import { farStepTold } from './walk-told.ts';
import { isAtOnce } from './way-on.ts';
import { ways } from './ways.ts';

function firstRefused(match: Fight, texts: readonly string[]): string | undefined {
  const [seat] = match.decision?.seats ?? [];
  const copy: Fight = Match.resume(combatCommander, match.position(), {}, false);
  for (const text of texts) {
    for (let asked = copy.decision; asked && asked.seats[0] !== seat; asked = copy.decision) {
      if (!asked.question.pass) return undefined;
      copy.choose(asked.question.pass, asked.seats[0] ?? '');
    }
    if (errandWaits(offersIn(copy), text)) copy.choose({ kind: 'done' }, seat ?? '');
    const choice = copy.choices().find((one) => choiceText(one) === text);
    if (!choice) return text;
    copy.choose(choice, seat ?? '');
    // whatever a card brings ends an errand
    if (copy.state.doing.some(({ what }) => what === 'attack' || what === 'roll' || what === 'event')) return undefined;
  }
  return undefined;
}

const isLed = (unit: string) => unitType(unit).kind !== 'leader';

it('a counter put upon a hex or an enemy can do what is meant by it', () => {
  const kinds = new Set<string>();
  let tried = 0;
  for (const match of momentsAsking(['turn', 'next-order', 'move', 'fire'], 260)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = combatCommander.view(match.state, seat);
    const offers = offersIn(match);
    for (const unit of match.state.units.filter(({ id, side }) => side === seat && isLed(id))) {
      const all = [...errands(view, offers, unit.id)].filter((_, i) => i % 9 === 0);
      for (const [onto, texts] of all) {
        for (const text of texts) kinds.add(text.split(' ')[0] ?? '');
        const refused = firstRefused(match, texts);
        if (refused !== undefined) expect(refused, `${unit.id} onto ${onto}: ${texts.join(' + ')}`).toBe('');
        tried++;
      }
    }
  }
  expect(tried).toBeGreaterThan(100);
  expect([...kinds].sort()).toEqual(['activate', 'advance', 'fire-all', 'order', 'set-out', 'step', 'target']);
});

it('whoever has a leader that can take others along is activated by him, and those are asked for before anybody acts', () => {
  const orders = new Set<string>();
  for (const match of momentsAsking(['turn', 'next-order'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    for (const leader of match.state.units.filter(({ id, side, activated }) => side === seat && !isLed(id) && !activated)) {
      const beside = led(view, leader).filter(({ at }) => at === leader.at);
      for (const [first, second, third, ...rest] of beside.flatMap(({ id }) => [...errands(view, offersIn(match), id).values()])) {
        expect(second).toMatch(/^activate /);
        const isWithLeader = third?.startsWith('activate ') === true;
        if (!isWithLeader) continue;
        expect(isLed(second?.split(' ')[1] ?? '')).toBe(false);
        const copy: Fight = Match.resume(combatCommander, match.position(), {}, false);
        for (const text of [first, second, third]) copy.choose(choiceFrom(text ?? '') ?? { kind: 'done' }, seat);
        const [next] = rest;
        if (next !== undefined && copy.decision?.question.asks === 'activate-more') expect(errandWaits(offersIn(copy), next)).toBe(true);
        orders.add(next?.split(' ')[0] ?? '');
      }
    }
  }
  expect([...orders]).toEqual(expect.arrayContaining(['set-out', 'target']));
});

it('whoever is pressed to go along with a leader does not set out for that: what was begun goes on', () => {
  let asked = 0;
  for (const match of momentsAsking(['activate-more'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    expect([...errands(combatCommander.view(match.state, seat), offersIn(match), undefined)]).toEqual([]);
    asked++;
  }
  expect(asked).toBeGreaterThan(0);
});

it('a leader put upon an enemy fires at him, whoever goes along', () => {
  let tried = 0;
  for (const match of momentsAsking(['turn', 'next-order'], 260)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = combatCommander.view(match.state, seat);
    for (const leader of match.state.units.filter(({ id, side }) => side === seat && !isLed(id))) {
      for (const texts of errands(view, offersIn(match), leader.id).values()) {
        const [order = '', activate = '', target = ''] = texts;
        if (!target.startsWith('target ')) continue;
        const copy: Fight = Match.resume(combatCommander, match.position(), {}, false);
        for (const text of [order, activate]) copy.choose(choiceFrom(text) ?? { kind: 'done' }, seat);
        if (errandWaits(offersIn(copy), target)) copy.choose({ kind: 'activate-all' }, seat);
        expect(offersIn(copy).map(({ text }) => text)).toContain(target);
        tried++;
      }
    }
  }
  expect(tried).toBeGreaterThan(0);
});

it('says beside the hand who goes along: those that set out with the first, and those that are under way', () => {
  const speaker = { say: (key: string, figures: object) => `${key} ${JSON.stringify(figures)}` };
  const underWay = { doing: [{ what: 'move', group: ['leader', 'line'] }] };
  const takesLine = 'look way takes {"units":["line"]}';
  expect(errandTold({ doing: [] }, ['set-out leader', 'with line', 'step H9'], 'H9', speaker)?.what).toBe(takesLine);
  expect(errandTold(underWay, ['step H9'], 'H9', speaker)?.what).toBe(takesLine);
  expect(errandTold({ doing: [] }, ['set-out line', 'step H9'], 'H9', speaker)).toBeUndefined();
});

it.each([['activate-all'], ['done']] as const)(
  'a leader who is put somewhere takes those of his hex along who were activated: %s',
  (kind) => {
    let taken = 0;
    for (const match of momentsAsking(['turn', 'next-order'], 400)) {
      const [seat = ''] = match.decision?.seats ?? [];
      const view = combatCommander.view(match.state, seat);
      for (const leader of match.state.units.filter(({ id, side }) => side === seat && !isLed(id))) {
        const [all = []] = [...errands(view, offersIn(match), leader.id).values()].filter((texts) =>
          texts.some((text) => /^with /.test(text)),
        );
        const [order, activate, setsOut, ...rest] = all.map((text) => choiceFrom(text) ?? { kind: 'done' as const });
        if (!order || !activate || !setsOut) continue;
        const copy: Fight = Match.resume(combatCommander, match.position(), {}, false);
        for (const choice of [order, activate, { kind } as const]) copy.choose(choice, seat);
        const sent = answers(combatCommander.view(copy.state, seat), setsOut, rest.map(choiceText));
        expect(sent.at(-1)).toMatch(/^step /);
        for (const text of [choiceText(setsOut), ...sent]) copy.choose(choiceFrom(text) ?? { kind: 'done' }, seat);
        const together = sent.length - 1;
        expect(together > 0).toBe(kind === 'activate-all');
        if (copy.state.doing.some(({ what }) => what === 'attack' || what === 'roll')) continue;
        expect(now(copy.state, 'move')?.group ?? []).toHaveLength(1 + together);
        taken++;
      }
    }
    expect(taken).toBeGreaterThan(0);
  },
);

it('a card put upon one’s own is played, and activates him; put upon an enemy, those fire whose shot is best', () => {
  const kinds = new Set<string>();
  for (const match of momentsAsking(['turn', 'next-order'], 260)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    for (const card of view.sides[match.state.active].hand ?? []) {
      for (const texts of errands(view, offersIn(match), card).values()) {
        kinds.add(texts.at(-1)?.split(' ')[0] ?? '');
        expect(firstRefused(match, texts), texts.join(' + ')).toBeUndefined();
      }
    }
  }
  expect([...kinds].sort()).toEqual(['activate', 'fire-all', 'set-out', 'target']);
});

it('before a card is spent all are shown that could be meant, with the odds that come of them', () => {
  const speaker = { say: (key: string) => key };
  const several = new Set<string>();
  let compared = 0;
  for (const match of momentsAsking(['turn', 'next-order'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = combatCommander.view(match.state, seat);
    const offers = offersIn(match);
    for (const unit of match.state.units.filter(({ side }) => side === seat)) {
      for (const onto of [...errands(view, offers, unit.id).keys()].filter((_, i) => i % 5 === 0)) {
        const all = ways(view, offers, unit.id, [onto], speaker);
        expect(all.length, `${unit.id} onto ${onto}`).toBeGreaterThan(0);
        several.add([...new Set(all.map(({ what }) => what.split(' ').at(-1)))].join(' '));
        for (const { texts, odds } of all) {
          const [order = '', activate = '', last = '', ...more] = texts;
          if (!odds || more.length > 0) continue;
          const copy: Fight = Match.resume(combatCommander, match.position(), {}, false);
          for (const text of [order, activate]) copy.choose(choiceFrom(text) ?? { kind: 'done' }, seat);
          if (errandWaits(offersIn(copy), last)) copy.choose({ kind: 'activate-all' }, seat);
          expect(odds).toEqual(combatCommander.odds(copy.state, seat, choiceFrom(last) ?? { kind: 'done' }));
          compared++;
        }
      }
    }
  }
  expect([...several]).toEqual(expect.arrayContaining(['move', 'fire', 'advance move']));
  expect(compared).toBeGreaterThan(0);
});

it('while a Move is carried out, whoever sets out is shown the way with its cost, as he would go it', () => {
  const speaker = { say: (key: string) => key };
  let shown = 0;
  for (const match of momentsAsking(['move'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = combatCommander.view(match.state, seat);
    const offers = offersIn(match);
    for (const unit of match.state.units.filter(({ side }) => side === seat)) {
      for (const [onto, texts] of errands(view, offers, unit.id)) {
        if (!texts[0]?.startsWith('set-out ')) continue;
        const [way, ...others] = ways(view, offers, unit.id, [onto], speaker);
        expect([way?.texts, way?.isFree, way?.what, others]).toEqual([texts, true, 'look way walk', []]);
        expect(way?.detail).toContain('look way cost');
        shown++;
      }
    }
  }
  expect(shown).toBeGreaterThan(0);
});

it('a card that is put upon somebody says whom it is for, and whom he is activated by', () => {
  const speaker = { say: (key: string, figures: object = {}) => `${key} ${Object.values(figures).join(' ')}` };
  let shown = 0;
  for (const match of momentsAsking(['turn', 'next-order'], 200)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = combatCommander.view(match.state, seat);
    const offers = offersIn(match);
    for (const { text } of offers) {
      const card = text.startsWith('order ') ? text.slice('order '.length) : '';
      for (const [onto, texts] of card === '' ? [] : errands(view, offers, card)) {
        const [way, ...others] = ways(view, offers, card, [onto], speaker);
        const target = texts.find((one) => one.startsWith('target '))?.replace('target ', '');
        expect([way?.texts, way?.isFree, others]).toEqual([texts, target === undefined ? true : undefined, []]);
        const what = target === undefined ? `card ${card} ${texts[1]?.replace('activate ', '')}` : `fire ${target} ${card}`;
        expect(way?.what).toBe(`look way ${what}`);
        shown++;
      }
    }
  }
  expect(shown).toBeGreaterThan(0);
});

it('a stack whose top counter may not set out goes with the leader below it', () => {
  let taken = 0;
  for (const match of momentsAsking(['move'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = combatCommander.view(match.state, seat);
    const setsOut = ({ choice }: Offer, id: string) => choice.kind === 'set-out' && choiceText(choice as Choice) === `set-out ${id}`;
    const able = match.state.units.filter(({ id }) => offersIn(match).some((offer) => setsOut(offer, id)));
    for (const leader of able.filter(({ id }) => !isLed(id))) {
      const [top, below] = able.filter(({ id, at }) => at === leader.at && isLed(id));
      if (!top || !below) continue;
      const others = offersIn(match).filter((offer) => !setsOut(offer, top.id));
      const firsts = [...errands(view, others, top.id).values()].map(([first]) => first);
      expect(new Set(firsts)).toEqual(new Set(firsts.length > 0 ? [`set-out ${leader.id}`] : []));
      taken += firsts.length;
    }
  }
  expect(taken).toBeGreaterThan(0);
});

it('with nothing in hand, a far hex is the way there, and is told as that', async () => {
  const speaker = new Speaker('en', await LID.lidTexts.en(), ...(await LID.texts('en')));
  for (const match of momentsAsking(['move'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const offers = offersIn(match);
    if (!offers.some(({ choice }) => choice.kind === 'step')) continue;
    const far = [...errands(combatCommander.view(match.state, seat), offers, undefined).values()].find(({ length }) => length > 2);
    if (!far) continue;
    expect(firstRefused(match, far)).toBeUndefined();
    const view = seen(combatCommander.view(match.state, seat));
    const hexes = far.map((text) => text.split(' ')[1] ?? '');
    const cost = wayTo(view, hexNamed(hexes.at(-1) ?? '')).at(-1)?.total;
    const told = farStepTold(view, far, speaker);
    expect(told?.what).toBe(`Move to ${hexes.at(-1)}`);
    expect(told?.detail).toContain(`through ${hexes[0]}`);
    expect(told?.detail).toContain(`${cost} of ${movementLeft(view)} MP`);
    return;
  }
  throw new Error('Nobody could go far.');
});

it('whoever is pressed to Move alone sets out by the same press, and a leader is asked first whom he takes along', () => {
  for (const match of momentsAsking(['activate'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const offers = offersIn(match);
    const meant = errands(combatCommander.view(match.state, seat), offers, undefined);
    const leaders = match.state.units.filter(({ id, side }) => side === seat && !isLed(id));
    if (meant.size === 0 || leaders.length === 0) continue;
    expect(leaders.filter(({ id }) => meant.has(id))).toEqual([]);
    for (const texts of meant.values()) expect(firstRefused(match, texts), texts.join(' + ')).toBeUndefined();
    return;
  }
  throw new Error('Nobody was to Move.');
});

it('while a loss is played out nobody is asked where to go', () => {
  for (const match of momentsAsking(['move'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const offers = offersIn(match);
    const view = seen(combatCommander.view(match.state, seat));
    const [mover] = now(view, 'move')?.group ?? [];
    if (mover === undefined) continue;
    expect(errands(view, offers, undefined).size).toBeGreaterThan(0);
    const without = { ...view, units: view.units.filter(({ id }) => id !== mover) };
    expect(errands(without, offers, undefined).size).toBe(0);
    return;
  }
  throw new Error('Nobody moved.');
});

it('whoever is picked from the box is shown where he may stand, and stands there at the first tap, unless he is the last', () => {
  for (const match of momentsAsking(['set-up', 'set-up-hex'], 60)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    const picked = offersIn(match).filter(({ choice }) => choice.kind === 'pick');
    for (const offer of picked) expect(placesOf(view, offer).length).toBeGreaterThan(0);
    const asked = offersIn(match).filter(({ choice }) => choice.kind !== 'take-up');
    expect(asked.every(({ choice }) => isAtOnce(view, choice))).toBe(picked.length === 0 && !endsSetUp(view));
  }
});

it('an Order that is considered shows where those stand who could carry it out', () => {
  let orders = 0;
  for (const match of momentsAsking(['turn', 'next-order'], 40)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    const own = new Set(view.units.filter(({ side }) => side === seat).map(({ at }) => hexName(at)));
    for (const offer of offersIn(match)) {
      const hexes = whoCarriesOut(view, offersIn(match), offer);
      expect(hexes.filter((hex) => !own.has(hex))).toEqual([]);
      const known = choiceFrom(offer.text);
      if (known?.kind !== 'order' || !['fire', 'move', 'advance'].includes(cardCalled(known.card).order)) continue;
      orders++;
      expect(hexes.length, offer.text).toBeGreaterThan(0);
    }
  }
  expect(orders).toBeGreaterThan(0);
});

it('whoever is asked for to fire is activated by being put upon an enemy', () => {
  let met = 0;
  for (const match of momentsAsking(['activate'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = seen(combatCommander.view(match.state, seat));
    const purpose = now(view, 'activation')?.purpose ?? '';
    const enemy = view.units.find(({ side }) => side !== seat);
    for (const choice of match.choices()) {
      if (choice.kind !== 'activate' || !enemy) continue;
      const meant = errands(view, offersIn(match), choice.unit).get(hexName(enemy.at));
      const isForFire = purpose === 'fire' || purpose === 'op-fire';
      expect(meant).toEqual(isForFire ? [choiceText(choice)] : undefined);
      met += Number(isForFire);
    }
  }
  expect(met).toBeGreaterThan(0);
});

it('a Fire card that leaves nothing to choose is the shot itself', () => {
  let found = 0;
  for (const match of momentsAsking(['turn', 'next-order'], 400)) {
    const [seat = ''] = match.decision?.seats ?? [];
    const view = combatCommander.view(match.state, seat);
    for (const [card, texts] of errands(view, offersIn(match), undefined)) {
      expect([cardCalled(card).order, texts[0]]).toEqual(['fire', `order ${card}`]);
      expect(firstRefused(match, texts), texts.join(' + ')).toBeUndefined();
      expect(combatCommander.odds(match.state, seat, choiceFrom(`order ${card}`) as Choice)).toBeDefined();
      found++;
    }
  }
  expect(found).toBeGreaterThan(0);
});
