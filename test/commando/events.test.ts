import { describe, expect } from 'vitest';
import { THEATRES } from '../../src/games/commando/content/theatres.ts';
import { rule } from '../ledger.ts';
import { given } from './given.ts';
import { course, meets } from './meeting.ts';

const PARA = 'para-section-1';
const MILITIA = 'hill-militia-1';

/** A card that does nothing to somebody without aircraft and Recruit Points. */
const QUIET = 'cloud-on-the-tokabar';

/** Dice with which the section wipes a militia out at once, and no leader appears. */
const VICTORY = [6, 1, 6, 1, 1, 3];

const highlands = (more: Record<string, unknown>, dice: readonly number[] | string = []) =>
  given({ theatre: 'highlands', mission: 'stone-hail', ops: 9, units: { [PARA]: 'halvona' }, ...more }, dice);

const desert = (more: Record<string, unknown>, dice: readonly number[] = []) =>
  given({ theatre: 'western-desert', mission: 'midnight-toll', ops: 9, units: { 'commando-party-1': 'siwa' }, ...more }, dice);

const sheetOf = (theatre: string) => {
  const [found] = THEATRES.filter(({ id }) => id === theatre);
  if (!found) throw new Error(`No theatre ${theatre}.`);
  return { cards: found.sheet.events.map(({ id }) => id), opfor: found.opfor.map(({ id }) => id).sort() };
};

describe('16.0 Event cards', () => {
  rule('16.0a', 'a force that has moved draws a card, asked or not', () => {
    const t = highlands({ cards: [QUIET] }).choose('force halvona', 'move osmaro');
    expect(course(t, 'moved', 'card-drawn', 'ops-changed')).toEqual(['moved', 'card-drawn', 'ops-changed']);
    expect(t.told('card-drawn')).toMatchObject([{ card: QUIET, segment: 1 }]);
  });

  rule('16.0b', 'a force that stays uses its Op and draws nothing', () => {
    const t = highlands({ units: { [PARA]: 'osmaro' }, cards: [QUIET] }).choose('force osmaro', 'halt');
    expect(t.told('card-drawn')).toEqual([]);
    expect(t.told('no-card')).toMatchObject([{ why: 'stayed', space: 'osmaro' }]);
    expect(t.state.ops).toBe(8);
    t.choose('force osmaro', 'move renabar');
    expect(t.told('card-drawn')).toMatchObject([{ card: QUIET }]);
  });

  rule('16.0c', 'cards come off the top of the deck, one after the other', () => {
    const cards = [QUIET, 'washed-out-trail', 'hill-folk-rise'];
    const t = highlands({ cards }).choose('force halvona', 'move osmaro', 'force osmaro', 'move renabar', 'force renabar', 'move varridu');
    expect(t.told('card-drawn').map(({ card }) => card)).toEqual(cards);
  });

  const hidden = [{ at: 'osmaro', real: true }];

  rule('16.0d', 'at a hidden objective the first card is played out, battle and all, before the second is drawn', () => {
    const cards = ['overgrown-strip', QUIET];
    const t = meets({ units: [PARA], opfor: [MILITIA], cards, objectives: hidden, dice: VICTORY });
    expect(course(t, 'card-drawn', 'battle-began', 'battle-ended', 'card-discarded', 'objective-revealed')).toEqual([
      ...['card-drawn', 'battle-began', 'battle-ended', 'card-discarded'],
      ...['card-drawn', 'card-discarded', 'objective-revealed'],
    ]);
    expect(t.told('card-drawn')).toMatchObject([
      { card: 'overgrown-strip', segment: 1 },
      { card: QUIET, segment: 2 },
    ]);
  });

  rule('16.0e', 'survivors must draw a second card, which takes effect at once; so must those who lost but live', () => {
    const cards = ['overgrown-strip', 'watch-on-the-ford'];
    const opfor = [MILITIA, 'hill-militia-2'];
    const victors = meets({ units: [PARA], opfor, cards, objectives: hidden, dice: [...VICTORY, ...VICTORY] });
    expect(victors.told('opfor-placed').map((placed) => placed.opfor)).toEqual([[MILITIA], ['hill-militia-2']]);
    expect(victors.told('battle-ended').map(({ won }) => won)).toEqual([true, true]);
    expect(victors.diceLeft).toBe(0);
    const beaten = meets({ units: [PARA], opfor, cards, objectives: hidden, dice: [1, 6, 5, ...VICTORY] });
    expect(beaten.told('battle-ended').map(({ won }) => won)).toEqual([false, true]);
  });

  rule('16.0e', 'if nobody survives the first card there is no second', () => {
    const cards = ['overgrown-strip', 'watch-on-the-ford'];
    const t = meets({ units: [PARA], opfor: [MILITIA], cards, objectives: hidden, dice: [1, 6, 6] });
    expect(t.told('card-drawn').map(({ card }) => card)).toEqual(['overgrown-strip']);
    expect(t.told('objective-revealed')).toEqual([]);
    expect(t.asks).toBe('operation');
  });

  rule('16.0f', 'an objective that is face up brings one card only, even if recon turned it up a moment ago', () => {
    const cards = [QUIET, 'watch-on-the-ford'];
    const open = meets({ units: [PARA], opfor: [], cards, objectives: [{ at: 'osmaro', real: true, faceUp: true }], dice: [] });
    expect(open.told('card-drawn').map(({ card }) => card)).toEqual([QUIET]);
    const scouted = highlands({ units: { 'ranger-team-1': 'halvona' }, cards, objectives: hidden }, [2]);
    scouted.choose('force halvona', 'ground-recon osmaro', 'move osmaro');
    expect(scouted.told('card-drawn').map(({ card }) => card)).toEqual([QUIET]);
    expect(scouted.asks).toBe('operation');
    const guided = desert({ cards: ['senussi-guides', 'thermos-bombs'], objectives: [{ at: 'jarabub', real: true }] });
    guided.choose('force siwa', 'move jarabub', 'reveal jarabub');
    expect(guided.told('card-drawn').map(({ card }) => card)).toEqual(['senussi-guides']);
    expect(guided.asks).toBe('operation');
  });

  rule('16.0g', 'as many OPFOR as the card says come out of the bin, and any of them may come', () => {
    const t = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2', 'hill-militia-3'], dice: [6, 1] });
    expect(t.told('opfor-placed')).toMatchObject([{ opfor: [MILITIA, 'hill-militia-2', 'hill-militia-3'], called: 3 }]);
    for (const opfor of t.state.opfor) expect(t.state.bin).not.toContain(opfor);
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const marching = highlands({ cards: ['militia-muster'] }, `bin ${seed}`).choose('force halvona', 'move osmaro');
      const drawn = marching.told('opfor-placed').flatMap(({ opfor }) => opfor);
      expect(new Set(drawn).size).toBe(3);
      for (const opfor of drawn) seen.add(opfor);
    }
    expect([...seen].sort()).toEqual(sheetOf('highlands').opfor);
  });

  rule(['16.0h', '18.0b'], 'OPFOR appear where the force has ended its move', () => {
    const t = highlands({ units: { 'mule-train-1': 'halvona' }, cards: ['overgrown-strip'], bin: [MILITIA] }, [6, 1, 6, 3]);
    t.choose('force halvona', 'move osmaro', 'move hannubar');
    expect(t.told('opfor-placed')).toMatchObject([{ space: 'hannubar' }]);
    expect(t.told('battle-began')).toMatchObject([{ space: 'hannubar', units: ['mule-train-1'] }]);
  });

  rule('16.0i', 'the OPFOR called are those that are fought, in the segment that follows', () => {
    const opfor = [MILITIA, 'border-guards-1'];
    const t = meets({ units: [PARA], opfor, dice: [6, 1] });
    const played = course(t, 'card-drawn', 'opfor-placed', 'battle-began', 'card-discarded');
    expect(played).toEqual(['card-drawn', 'opfor-placed', 'battle-began']);
    expect(t.told('battle-began')[0]?.opfor).toEqual(opfor);
  });

  rule('16.0j', 'reinforcements by card cost nothing', () => {
    const t = highlands({ rp: 1, cards: ['hill-folk-rise'] }).choose('force halvona', 'move osmaro');
    expect(t.asks).toBe('reinforcement');
    expect(t.why('receive para-section osmaro')).toBe('not-on-card 16.0');
    t.choose('receive ranger-team osmaro');
    expect(t.unit('ranger-team-1').at).toBe('osmaro');
    expect(t.state.rp).toBe(1);
  });
});

describe('16.1 Used Event cards', () => {
  rule('16.1a', 'a card that has been played lies in the discards', () => {
    const t = highlands({ cards: [QUIET] }).choose('force halvona', 'move osmaro');
    expect(t.told('card-discarded')).toMatchObject([{ card: QUIET }]);
    expect(t.state.deck.discards).toEqual([QUIET]);
    expect(t.state.deck.pile).not.toContain(QUIET);
  });

  const { cards: all } = sheetOf('highlands');
  const others = all.filter((card) => card !== QUIET);
  const onTheMarch = ['force halvona', 'move osmaro', 'force osmaro', 'move renabar'];

  rule('16.1b', 'after the last card the discards, shuffled, are the new deck', () => {
    const firstOfNew = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const t = highlands({ cards: [QUIET], discards: others }, `deck ${seed}`).choose(...onTheMarch);
      expect(course(t, 'card-drawn', 'deck-reshuffled').slice(0, 3)).toEqual(['card-drawn', 'deck-reshuffled', 'card-drawn']);
      firstOfNew.add(t.told('card-drawn')[1]?.card ?? '');
    }
    expect(firstOfNew.size).toBeGreaterThan(8);
    const t = highlands({ cards: [QUIET], discards: ['washed-out-trail', ...others.filter((card) => card !== 'washed-out-trail')] });
    t.choose(...onTheMarch);
    expect(t.told('card-drawn')[1]?.card).toBe('washed-out-trail');
    expect([...t.state.deck.pile, 'washed-out-trail'].sort()).toEqual(all.toSorted());
    expect(t.state.deck.discards).toEqual(['washed-out-trail']);
  });

  rule('16.1d', 'a held Intel card is no part of the new deck', () => {
    const held = 'charcoal-burners-tale';
    const discards = others.filter((card) => card !== held);
    const t = highlands({ cards: [QUIET], discards, intel: [held] });
    t.choose('force halvona', 'move osmaro', 'pass', 'pass', 'force osmaro', 'move renabar', 'pass');
    expect(t.told('deck-reshuffled')).toHaveLength(1);
    expect(t.state.intel).toEqual([held]);
    expect([...t.state.deck.pile, ...t.state.deck.discards]).not.toContain(held);
    expect(t.told('card-drawn')[1]?.card).not.toBe(held);
  });

  rule('16.1c', 'the khamsin has the whole deck shuffled, itself with it', () => {
    const t = desert({ cards: ['khamsin'], discards: ['senussi-guides', 'thermos-bombs'] });
    expect(t.state.deck.pile).not.toContain('senussi-guides');
    t.choose('force siwa', 'move jarabub');
    expect(course(t, 'card-drawn', 'deck-reshuffled')).toEqual(['card-drawn', 'deck-reshuffled']);
    expect(t.state.deck.discards).toEqual([]);
    expect(t.state.deck.pile.toSorted()).toEqual(sheetOf('western-desert').cards.toSorted());
  });

  rule('16.1d', 'nor does a card that orders a reshuffle touch the Intel cards held', () => {
    const t = desert({ cards: ['khamsin'], discards: ['senussi-guides'], intel: ['wireless-intercept'] });
    t.choose('force siwa', 'move jarabub', 'pass');
    expect(t.told('deck-reshuffled')).toHaveLength(1);
    expect(t.state.intel).toEqual(['wireless-intercept']);
    expect(t.state.deck.pile).not.toContain('wireless-intercept');
    expect(t.state.deck.pile).toContain('senussi-guides');
  });
});

describe('17.0 Bases', () => {
  rule('17.0a', 'a force that ends its move in a base draws no card', () => {
    const t = highlands({ cards: [QUIET] }).choose('force halvona', 'move kelmuto');
    expect(t.told('no-card')).toMatchObject([{ why: 'base', space: 'kelmuto' }]);
    expect(t.told('card-drawn')).toEqual([]);
    t.choose('force kelmuto', 'move nadume');
    expect(t.told('card-drawn')).toMatchObject([{ card: QUIET }]);
  });

  rule('17.0b', 'a base built in play gives no such protection', () => {
    const t = highlands({ cards: [QUIET], forwardBases: ['osmaro'] }).choose('force halvona', 'move osmaro');
    expect(t.told('no-card')).toEqual([]);
    expect(t.told('card-drawn')).toMatchObject([{ card: QUIET }]);
  });
});

describe('18.0 OPFOR units', () => {
  const { opfor: everybody } = sheetOf('highlands');

  rule(['18.0a', '18.0c'], 'OPFOR are on the map from the card to the end of the battle, won or lost', () => {
    for (const shot of [6, 1]) {
      const opfor = [MILITIA, 'hill-militia-2', 'hill-militia-3'];
      const t = meets({ units: [PARA], opfor, dice: [6, 1, shot, 1, 1, 5, 1, 1] });
      expect(t.state.opfor).toEqual(opfor);
      t.choose(`fire ${MILITIA}`);
      expect(t.told('battle-ended')).toHaveLength(1);
      expect(t.state.opfor).toEqual([]);
      expect(t.state.bin.toSorted()).toEqual(everybody);
    }
    const won = meets({ units: [PARA], opfor: [MILITIA], dice: VICTORY });
    expect(won.told('battle-ended')).toMatchObject([{ won: true }]);
    expect(won.state.bin.toSorted()).toEqual(everybody);
  });

  rule('18.0a', 'no move brings them, no base, no stay: before the card the map is empty of them', () => {
    const t = highlands({ cards: [QUIET] });
    for (const choices of [
      ['force halvona', 'move kelmuto'],
      ['force kelmuto', 'halt'],
      ['force kelmuto', 'move nadume'],
    ]) {
      expect(t.choose(...choices).state.opfor).toEqual([]);
    }
    expect(t.told('opfor-placed')).toEqual([]);
  });

  rule('18.0d', 'an OPFOR unit that was eliminated comes out of the bin again', () => {
    const first = [MILITIA, 'hill-militia-2', 'hill-militia-3', 'hill-militia-4', 'border-guards-1', 'border-guards-2', 'regulars-1'];
    const t = highlands(
      {
        campaign: { won: ['lantern-walk', 'two-waters', 'high-table'] },
        units: { [PARA]: 'kelmuto', 'para-section-2': 'kelmuto' },
        cards: ['militia-muster', 'column-on-the-march'],
        bin: first,
      },
      [6, 1, 6, 1, 1, 6, 1, 6, 1],
    );
    t.choose('force kelmuto', `take ${PARA}`, 'done', 'move pelsent', `fire ${MILITIA}`);
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual([MILITIA, PARA]);
    t.choose('force kelmuto', 'move pelsent');
    expect(t.told('opfor-placed').map(({ opfor }) => opfor.includes(MILITIA))).toEqual([true, true]);
  });

  rule('18.0e', 'no scenario on the shelf keeps an OPFOR unit out of the bin', () => {
    const sands = desert(
      {
        units: { 'commando-party-1': 'siwa', 'truck-patrol-1': 'kufra' },
        cards: ['ambush-at-first-light'],
        bin: ['colonial-garrison-1', 'colonial-garrison-2'],
      },
      [1, 6, 1, 6],
    ).choose('force siwa', 'move jarabub', 'fire colonial-garrison-1');
    expect(sands.told('eliminated').map(({ unit }) => unit)).toEqual(['colonial-garrison-1', 'commando-party-1']);
    expect(sands.state.bin.toSorted()).toEqual(sheetOf('western-desert').opfor);
    const hills = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2'], dice: [6, 1, 6, 1, 1, 6] }).choose(`fire ${MILITIA}`);
    expect(hills.told('eliminated').map(({ unit }) => unit)).toEqual([MILITIA, PARA]);
    expect(hills.state.bin.toSorted()).toEqual(everybody);
  });
});

describe('16.0 What the cards do', () => {
  rule('11.0f', 'a card that gives or takes Recruit Points does so, but takes none that are not there', () => {
    const march = (card: string, rp: number) => highlands({ rp, cards: [card] }).choose('force halvona', 'move osmaro');
    expect(march('fresh-codes', 0).told('rp-changed')).toMatchObject([{ rule: '16.0', by: 2, rp: 2 }]);
    expect(march(QUIET, 1).told('rp-changed')).toMatchObject([{ by: -1, rp: 0 }]);
    expect(march(QUIET, 0).state.rp).toBe(0);
  });

  rule('27.0a', 'what is for sappers only is missed without them, and nothing else comes of it', () => {
    const t = highlands({ cards: ['washed-out-trail'] }).choose('force halvona', 'move osmaro');
    expect(t.told('effect-missed')).toMatchObject([{ rule: '16.0', card: 'washed-out-trail', effect: 'ops', ability: 'sapper' }]);
    expect(t.told('ops-changed').map(({ by, why }) => [by, why])).toEqual([
      [-1, 'card'],
      [-1, 'operation'],
    ]);
  });

  rule('11.0f', 'trackers do not find a force that has scouts', () => {
    const t = highlands({ units: { 'ranger-team-1': 'halvona' }, cards: ['trackers-with-dogs'] }).choose(
      'force halvona',
      'move osmaro',
      'halt',
    );
    expect(t.told('effect-averted')).toMatchObject([{ rule: '16.0', card: 'trackers-with-dogs', effect: 'opfor', ability: 'recon' }]);
    expect(t.told('opfor-placed')).toEqual([]);
  });

  rule('14.0c', 'a card that takes the last Op is not read to its end', () => {
    const t = desert({ ops: 1, rp: 1, cards: ['broken-springs'] }).choose('force siwa', 'move jarabub');
    expect(t.told('mission-ended')).toMatchObject([{ why: 'out-of-ops', ops: 0 }]);
    expect(t.told('rp-changed')).toEqual([]);
    expect(t.state.rp).toBe(1);
    expect(t.state.deck.discards).toEqual(['broken-springs']);
  });

  rule('14.0c', 'a defeat that takes the last Op leaves no time to put the card away', () => {
    const t = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2', 'hill-militia-3'], ops: 1, dice: [1, 6, 5, 1, 1] });
    expect(course(t, 'battle-ended', 'card-discarded', 'mission-ended')).toEqual(['battle-ended', 'mission-ended']);
    expect(t.state.deck.discards).toEqual(['militia-muster']);
  });

  const rising = (more: Record<string, unknown> = {}) =>
    highlands({ cards: ['hill-folk-rise'], ...more }).choose('force halvona', 'move osmaro');

  rule('16.0j', 'with everybody of those types on the map nobody comes', () => {
    const everybody = ['local-scouts-1', 'mule-train-1', 'ranger-team-1', 'ranger-team-2', 'ranger-team-3'];
    const t = rising({ units: { [PARA]: 'halvona', ...Object.fromEntries(everybody.map((unit) => [unit, 'kelmuto'])) } });
    expect(t.told('no-reinforcement')).toMatchObject([{ rule: '16.0', types: ['local-scouts', 'mule-train', 'ranger-team'] }]);
    expect(t.told('reinforced')).toEqual([]);
    expect(t.asks).toBe('operation');
  });

  rule('16.0j', 'they come to the force or to a base, each place named once', () => {
    const t = rising();
    const places = ['osmaro', 'halvona', 'kelmuto', 'tirubona'];
    const types = ['local-scouts', 'mule-train', 'ranger-team'];
    expect(t.choices).toEqual(types.flatMap((type) => places.map((place) => `receive ${type} ${place}`)));
    expect(t.why('receive ranger-team sivaro')).toBe('not-a-base 16.0');
    expect(t.why('receive ranger-team air-available')).toBe('ground-needs-base 9.0');
    expect(t.why('receive ranger-team nowhere')).toBe('unknown-id 16.0');
    expect(rising({ units: { [PARA]: 'halvona', 'mule-train-1': 'kelmuto' } }).why('receive mule-train osmaro')).toBe('none-left 16.0');
    const built = rising({ forwardBases: ['osmaro', 'sivaro'] });
    expect(built.choices.filter((text) => text.startsWith('receive ranger-team'))).toEqual(
      [...places, 'sivaro'].map((place) => `receive ranger-team ${place}`),
    );
  });

  rule('11.0f', 'the only aircraft is grounded unasked, of several the player names one', () => {
    const cloud = (...aircraft: string[]) => {
      const waiting = Object.fromEntries(aircraft.map((unit) => [unit, 'air-available']));
      return highlands({ units: { [PARA]: 'halvona', ...waiting }, cards: [QUIET] }).choose('force halvona', 'move osmaro');
    };
    const only = cloud('airstrike-1');
    expect(only.told('grounded')).toMatchObject([{ rule: '16.0', unit: 'airstrike-1' }]);
    expect(only.unit('airstrike-1').at).toBe('recruit-box');
    const several = cloud('airstrike-1', 'helicopter-2');
    expect(several.choices).toEqual(['ground-air airstrike-1', 'ground-air helicopter-2']);
    expect(several.why('ground-air airstrike-2')).toBe('air-not-available 16.0');
    expect(several.why('ground-air nobody')).toBe('unknown-id 16.0');
    expect(several.choose('ground-air helicopter-2').unit('airstrike-1').at).toBe('air-available');
  });

  rule('11.0f', 'guides turn up a hidden marker, of those there are', () => {
    const objectives = [
      { at: 'tobruk', real: true },
      { at: 'derna', real: true, faceUp: true },
    ];
    const t = desert({ cards: ['senussi-guides'], objectives }).choose('force siwa', 'move jarabub');
    expect(t.asks).toBe('reveal');
    expect(t.choices).toEqual(['reveal tobruk']);
    expect(t.why('reveal derna')).toBe('no-hidden-objective 23.0');
    expect(t.why('reveal nowhere')).toBe('unknown-id 16.0');
  });
});
