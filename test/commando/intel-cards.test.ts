import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';
import { course, meets, shots } from './meeting.ts';

const PARA = 'para-section-1';
const MILITIA = 'hill-militia-1';
const TALE = 'charcoal-burners-tale';
const QUIET = 'cloud-on-the-tokabar';
const VICTORY = [6, 1, 6, 1, 1, 3];

const holding = (intel: string[], more: Record<string, unknown> = {}, dice: number[] = []) =>
  given({ theatre: 'highlands', mission: 'stone-hail', ops: 9, units: { [PARA]: 'halvona' }, cards: [QUIET], intel, ...more }, dice);

describe('16.2 Keeping Intel cards', () => {
  rule('16.2a', 'a card that wants a sapper may be kept by a force that has one, and by no other', () => {
    const cards = ['overgrown-strip'];
    const without = meets({ units: [PARA], opfor: [MILITIA], cards, dice: VICTORY });
    expect(without.asks).toBe('operation');
    expect(without.told('card-discarded')).toMatchObject([{ card: 'overgrown-strip' }]);
    const sappers = () => meets({ units: [PARA, 'sappers-1'], opfor: [MILITIA], cards, dice: VICTORY }).choose('keep-line');
    expect(sappers().choices).toEqual(['keep-intel', 'discard-intel']);
    expect(sappers().choose('keep-intel').state.intel).toEqual(['overgrown-strip']);
    const declined = sappers().choose('discard-intel');
    expect(declined.state.intel).toEqual([]);
    expect(declined.told('card-discarded')).toMatchObject([{ card: 'overgrown-strip' }]);
  });

  rule('16.2a', 'captured orders are kept by the victor; survivors of a lost battle get nothing', () => {
    const opfor = [MILITIA, 'hill-militia-2', 'hill-militia-3'];
    const units = [PARA, 'para-section-2', 'para-section-3'];
    const won = meets({ units, opfor, cards: ['captured-orders'], dice: [6, 1, 6, 1, 1, 1, 6, 1, 1, 1, 6, 1, 1, 3] });
    won.choose('keep-line', `fire ${MILITIA}`, 'fire hill-militia-2');
    expect(won.asks).toBe('intel');
    const lost = meets({ units: [PARA], opfor, cards: ['captured-orders'], dice: [1, 6, 5, 1, 1] });
    expect(lost.unit(PARA).at).toBe('osmaro');
    expect(lost.asks).toBe('operation');
    expect(lost.state.intel).toEqual([]);
  });

  rule('16.2b', 'a card without a condition may be kept by any force', () => {
    for (const unit of [PARA, 'sappers-1', 'leader-1', 'supply-column-1']) {
      const t = meets({ units: [unit], opfor: [], cards: [TALE], dice: [] });
      expect(t.choices).toEqual(['keep-intel', 'discard-intel']);
      expect(t.choose('keep-intel').told('intel-kept')).toMatchObject([{ card: TALE }]);
    }
  });

  rule('16.2c', 'a card that was kept is there in later operations, until it is played', () => {
    const t = meets({ units: [PARA], opfor: [], cards: [TALE, QUIET], dice: [] }).choose('keep-intel');
    expect(t.why(`intel-op ${TALE}`)).toBeUndefined();
    t.choose('pass', 'force osmaro', 'move renabar', 'pass', 'pass');
    expect(t.state.intel).toEqual([TALE]);
    expect(t.state.deck.discards).toEqual([QUIET]);
    t.choose(`intel-op ${TALE}`);
    expect(t.state.intel).toEqual([]);
    expect(t.why(`intel-op ${TALE}`)).toBe('card-not-held 16.2');
  });
});

describe('16.2 Playing Intel cards', () => {
  rule('16.2d', 'the player picks the moment: before an operation, between its segments, before a battle, when the last Op is gone', () => {
    const dice = [6, 1, 6, 1, 1, 1, 6, 1, 6, 1, 1, 3];
    const t = holding([TALE], { ops: 1, cards: ['trackers-with-dogs'], bin: [MILITIA, 'hill-militia-2'] }, dice);
    const moments: string[] = [];
    const note = () => {
      expect(t.choices).toContain(`intel-op ${TALE}`);
      moments.push(t.asks);
    };
    note();
    t.choose('force halvona', 'move osmaro');
    note();
    t.choose('pass');
    note();
    t.choose('pass');
    expect(t.why(`intel-op ${TALE}`)).toBe('not-now 19.1');
    t.choose(`fire ${MILITIA}`);
    note();
    t.choose('pass');
    note();
    expect(moments).toEqual(['operation', 'between-segments', 'before-battle', 'between-segments', 'last-op']);
    t.choose(`intel-op ${TALE}`);
    expect(t.state.ops).toBe(1);
    expect(t.asks).toBe('operation');
  });

  const hidden = [
    { at: 'sivaro', real: true },
    { at: 'tisaro', real: false },
  ];

  rule(['16.2e', '16.2f'], 'one of the effects on the card, then it is discarded and the others are gone', () => {
    const t = holding([TALE], { objectives: hidden });
    expect(t.choices).toEqual(expect.arrayContaining([`intel-op ${TALE}`, `intel-reveal ${TALE} sivaro`, `intel-reveal ${TALE} tisaro`]));
    expect(t.why(`intel-base ${TALE} halvona`)).toBe('card-cannot-do-that 16.2');
    t.choose(`intel-reveal ${TALE} sivaro`);
    expect(t.told('intel-played')).toMatchObject([{ card: TALE, action: 'reveal' }]);
    expect(t.state.deck.discards).toEqual([TALE]);
    expect(t.why(`intel-op ${TALE}`)).toBe('card-not-held 16.2');
    expect(t.why(`intel-reveal ${TALE} tisaro`)).toBe('card-not-held 16.2');
    expect(t.told('ops-changed')).toEqual([]);
  });

  rule('16.2f', 'a card played inside an operation is discarded as well', () => {
    const t = holding(['watch-on-the-ford'], { cards: ['overgrown-strip'], bin: [MILITIA] }, [6, 1, 1, 3]);
    t.choose('force halvona', 'move osmaro', 'pass', 'intel-surprise watch-on-the-ford');
    expect(t.told('surprised')).toMatchObject([{ side: 'commando' }]);
    expect(t.state.intel).toEqual([]);
    expect(t.state.deck.discards).toEqual(['watch-on-the-ford', 'overgrown-strip']);
  });

  rule('16.2g', 'playing a card takes no Op', () => {
    const t = holding([TALE, 'watch-on-the-ford'], { objectives: hidden });
    t.choose(`intel-reveal ${TALE} sivaro`, 'intel-reveal watch-on-the-ford tisaro');
    expect(t.state.ops).toBe(9);
    expect(t.told('ops-changed')).toEqual([]);
    expect(t.asks).toBe('operation');
    expect(holding([TALE]).choose(`intel-op ${TALE}`).told('ops-changed')).toMatchObject([{ by: 1, ops: 10, why: 'intel' }]);
  });

  rule('16.2h', 'a card that says who is surprised overrules the roll for superiority, in that round', () => {
    const opfor = [MILITIA, 'hill-militia-2'];
    const sleepers = meets({ units: [PARA], opfor, cards: ['sleeping-sentries'], dice: [1, 1, 1, 1, 1, 1, 6, 1] });
    expect(sleepers.told('superiority')).toEqual([]);
    expect(sleepers.asks).toBe('fire');
    sleepers.choose(`fire ${MILITIA}`);
    expect(shots(sleepers)[0]).toBe(`${PARA} at ${MILITIA}`);
    expect(sleepers.told('superiority')).toMatchObject([{ round: 2, commandoDie: 1, opforDie: 6, side: 'opfor' }]);
    const guns = meets({ units: [PARA, 'leader-1'], opfor, cards: ['guns-above-the-defile'], dice: [1] }).choose('keep-line');
    expect(guns.told('superiority')).toEqual([]);
    expect(shots(guns)).toEqual([`${MILITIA} at ${PARA}`]);
    expect(course(guns, 'surprised', 'fired')).toEqual(['surprised', 'fired']);
  });
});

describe('16.2 Who keeps them, and what they do', () => {
  rule('16.2a', 'with nobody left of the force that drew the card, those who were there before do not keep it', () => {
    const opfor = [MILITIA, 'hill-militia-2', 'hill-militia-3'];
    const others = { 'para-section-2': 'osmaro' };
    const dice = [1, 6, 6, 6, 1, 1, 1, 1, 6, 1, 6, 1, 1, 1, 6, 1, 6, 1, 1, 3];
    const t = meets({ units: [PARA], opfor, others, cards: ['captured-orders'], dice });
    t.choose(`line ${PARA}`, `fire ${MILITIA}`, 'fire hill-militia-2');
    expect(t.told('battle-ended')).toMatchObject([{ won: true }]);
    expect(t.told('card-discarded')).toMatchObject([{ card: 'captured-orders' }]);
    expect(t.asks).toBe('operation');
  });

  rule('16.2e', 'a card brings an aircraft back from the Recruit Box, at no cost and as good as new', () => {
    const units = { [PARA]: 'halvona', 'helicopter-1': 'air-available' };
    const t = holding(['captured-orders'], { units, worn: ['airstrike-1'], served: ['helicopter-2', 'air-supply-1'] });
    const offered = ['airstrike-1', 'helicopter-2', 'air-supply-1'];
    expect(t.choices.filter((text) => text.startsWith('intel-air'))).toEqual(offered.map((unit) => `intel-air captured-orders ${unit}`));
    expect(t.why('intel-air captured-orders helicopter-1')).toBe('not-in-recruit-box 16.2');
    expect(t.why('intel-air captured-orders sappers-1')).toBe('not-in-recruit-box 16.2');
    expect(t.why('intel-air captured-orders nobody')).toBe('unknown-id 16.2');
    expect(t.why(`intel-air ${TALE} airstrike-1`)).toBe('card-not-held 16.2');
    t.choose('intel-air captured-orders airstrike-1');
    expect(t.unit('airstrike-1')).toMatchObject({ at: 'air-available', worn: false });
    expect(t.told('intel-played')).toMatchObject([{ card: 'captured-orders', action: 'air-return' }]);
    expect(t.told('air-returned')).toMatchObject([{ rule: '16.2', unit: 'airstrike-1', rp: 0 }]);
    expect(t.state.deck.discards).toEqual(['captured-orders']);
  });

  rule(['16.2e', '3.0f'], 'what was in play can be returned to it, however it left; what never was cannot', () => {
    const t = holding(['captured-orders'], {
      phase: 'recruiting',
      rp: 7,
      cards: [QUIET],
    });
    t.choose('recruit-air airstrike', 'done', 'force halvona', 'move osmaro', 'pass'); // the clouds ground it
    expect(t.unit('airstrike-1')).toMatchObject({ at: 'recruit-box', worn: false });
    expect(t.choices.filter((text) => text.startsWith('intel-air'))).toEqual(['intel-air captured-orders airstrike-1']);
    expect(t.why('intel-air captured-orders airstrike-2')).toBe('never-in-play 16.2');
  });

  rule('16.2e', 'a card makes a base of a space where a force stands', () => {
    const t = holding(['overgrown-strip'], { units: { [PARA]: 'osmaro', 'para-section-2': 'halvona' } });
    expect(t.choices.filter((text) => text.startsWith('intel-base'))).toEqual(['intel-base overgrown-strip osmaro']);
    expect(t.why('intel-base overgrown-strip halvona')).toBe('already-base 17.0');
    expect(t.why('intel-base overgrown-strip renabar')).toBe('no-force-there 16.2');
    expect(t.why('intel-base overgrown-strip nowhere')).toBe('unknown-id 16.2');
    t.choose('intel-base overgrown-strip osmaro');
    expect(t.state.forwardBases).toEqual(['osmaro']);
    expect(t.told('intel-played')).toMatchObject([{ card: 'overgrown-strip', action: 'forward-base' }]);
    expect(t.told('base-built')).toMatchObject([{ rule: '16.2', space: 'osmaro' }]);
    expect(t.state.intel).toEqual([]);
  });

  rule('16.2d', 'after one card the player is asked again, while there is another', () => {
    const objectives = [
      { at: 'sivaro', real: true },
      { at: 'tisaro', real: false },
    ];
    const cards = ['overgrown-strip'];
    const t = holding([TALE, 'watch-on-the-ford', 'captured-orders'], { objectives, cards, bin: [MILITIA] }, [6, 1, 1, 3]);
    t.choose('force halvona', 'move osmaro', `intel-reveal ${TALE} sivaro`);
    expect(t.asks).toBe('between-segments');
    expect(t.why('intel-reveal watch-on-the-ford nowhere')).toBe('unknown-id 16.2');
    expect(t.why('intel-reveal watch-on-the-ford sivaro')).toBe('no-hidden-objective 23.0');
    t.choose('pass', 'intel-surprise watch-on-the-ford');
    expect(t.asks).toBe('before-battle');
    expect(t.why('intel-surprise captured-orders')).toBe('already-surprise 16.2');
    expect(t.why(`intel-surprise ${TALE}`)).toBe('card-not-held 16.2');
    t.choose('intel-op captured-orders');
    expect(t.told('intel-played').map(({ action }) => action)).toEqual(['reveal', 'surprise', 'gain-op']);
  });

  rule('16.2d', 'an aircraft brought back or a base built does not end the moment either', () => {
    const t = holding([TALE, 'overgrown-strip', 'captured-orders'], { worn: ['airstrike-1'] }).choose('force halvona', 'move osmaro');
    t.choose('intel-air captured-orders airstrike-1');
    expect(t.asks).toBe('between-segments');
    t.choose('intel-base overgrown-strip osmaro');
    expect(t.asks).toBe('between-segments');
    expect(t.told('card-drawn')).toEqual([]);
  });
});
