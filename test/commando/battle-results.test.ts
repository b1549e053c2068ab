import { describe, expect } from 'vitest';
import { THEATRES } from '../../src/games/commando/content/theatres.ts';
import { rule } from '../ledger.ts';
import { course, meets, shots } from './meeting.ts';

const PARA = 'para-section-1';
const PARAS = ['para-section-1', 'para-section-2'];
const MILITIA = 'hill-militia-1';
const MILITIAS = [MILITIA, 'hill-militia-2'];

/** Every OPFOR counter there is, in alphabetical order: what the bin holds when nobody is out. */
const EVERYBODY = THEATRES.flatMap(({ id, opfor }) => (id === 'highlands' ? opfor.map((counter) => counter.id) : [])).sort();

describe('19.2 Battle results', () => {
  rule(['19.2b', '19.2c'], 'an eliminated OPFOR unit is in the bin at once and can be fired at no more', () => {
    const t = meets({ units: PARAS, opfor: [...MILITIAS, 'hill-militia-3'], dice: [6, 1, 5, 1, 1, 1] }).choose('keep-line');
    expect(t.state.bin).not.toContain(MILITIA);
    t.choose(`fire ${MILITIA}`);
    expect(t.state.bin).toContain(MILITIA);
    expect(t.choices).toEqual(['fire hill-militia-2', 'fire hill-militia-3']);
    expect(t.why(`fire ${MILITIA}`)).toBe('not-in-battle 19.1');
  });

  rule(['19.2b', '19.2d'], 'an eliminated commando unit leaves the map for the Recruit Box', () => {
    const t = meets({ units: [PARA], opfor: [MILITIA], dice: [1, 6, 6] });
    expect(t.told('eliminated')).toMatchObject([{ side: 'commando', unit: PARA }]);
    expect(t.unit(PARA).at).toBe('recruit-box');
    expect(t.why('force osmaro')).toBe('no-units-here 11.0');
  });

  rule('19.2e', 'a panicked unit lies on its back', () => {
    const t = meets({ units: PARAS, opfor: ['border-guards-1', MILITIA], dice: [6, 1, 4, 1, 1, 5] });
    t.choose('keep-line', 'fire border-guards-1');
    expect(t.told('panicked').map(({ side, unit }) => `${side} ${unit}`)).toEqual(['opfor border-guards-1', `commando ${PARA}`]);
    expect(t.state.battle?.opfor.filter(({ panicked }) => panicked).map(({ id }) => id)).toEqual(['border-guards-1']);
    expect(t.unit(PARA)).toMatchObject({ at: 'osmaro', panicked: true });
    expect(t.unit('para-section-2').panicked).toBe(false);
    expect(t.asks).toBe('fire');
  });

  rule('19.2f', 'the panicked hold their fire for the rest of the battle, however many rounds it has', () => {
    const dice = [6, 1, 4, 1, 1, 5, 1, 1, 1, 6, 1, 1, 1, 1, 1, 6, 1];
    const t = meets({ units: PARAS, opfor: ['border-guards-1', MILITIA], dice });
    t.choose('keep-line', 'fire border-guards-1', `fire ${MILITIA}`, 'keep-line', `fire ${MILITIA}`);
    expect(shots(t)).toEqual([
      ...[`${PARA} at border-guards-1`, `${MILITIA} at ${PARA}`, `para-section-2 at ${MILITIA}`],
      ...[`para-section-2 at ${MILITIA}`, `${MILITIA} at ${PARA}`],
    ]);
    expect(t.told('superiority')).toHaveLength(3);
    expect(t.diceLeft).toBe(0);
  });

  rule('19.2g', 'a second panic eliminates, and so does an elimination', () => {
    for (const second of [4, 5]) {
      const t = meets({ units: PARAS, opfor: [MILITIA], dice: [6, 1, 4, 1, 1, second, 1, 1, 3] }).choose('keep-line');
      expect(course(t, 'fired', 'panicked', 'eliminated')).toEqual(['fired', 'panicked', 'fired', 'eliminated']);
    }
    for (const second of [5, 6]) {
      const t = meets({ units: [PARA], opfor: MILITIAS, dice: [1, 6, 5, second] });
      expect(shots(t)).toEqual([`${MILITIA} at ${PARA}`, `hill-militia-2 at ${PARA}`]);
      expect(course(t, 'fired', 'panicked', 'eliminated')).toEqual(['fired', 'panicked', 'fired', 'eliminated']);
      expect(t.unit(PARA).at).toBe('recruit-box');
    }
  });

  rule('19.2g', 'two panics in one fire eliminate', () => {
    const t = meets({ units: [PARA], opfor: [MILITIA], dice: [6, 1, 4, 4, 1, 3] });
    expect(course(t, 'panicked', 'eliminated')).toEqual(['eliminated']);
    expect(t.state.kia).toBe(1);
  });

  rule('19.2h', 'the same die does the same to every target, weak or strong, leader or not', () => {
    for (const unit of [PARA, 'ranger-team-1', 'sappers-1', 'supply-column-1', 'leader-1']) {
      for (const [die, result] of [
        [6, 'eliminated'],
        [5, 'panicked'],
      ] as const) {
        const t = meets({ units: [unit], opfor: [MILITIA], dice: [1, 6, die] });
        if (t.asks === 'full-firepower') t.choose('pass');
        expect(t.told(result)).toMatchObject([{ side: 'commando', unit }]);
        expect(t.told('battle-ended')).toMatchObject([{ won: false }]);
      }
    }
    for (const opfor of [MILITIA, 'border-guards-1', 'shock-platoon-1', 'cadre-1', 'sector-commander-1']) {
      for (const [die, result] of [
        [5, 'eliminated'],
        [4, 'panicked'],
      ] as const) {
        const t = meets({ units: ['leader-1'], opfor: [opfor], dice: [6, 1, die, 3] });
        expect(t.told(result)).toMatchObject([{ side: 'opfor', unit: opfor }]);
        expect(t.told('battle-ended')).toMatchObject([{ won: true }]);
      }
    }
  });

  rule(['19.2i', '19.2k'], 'panic, elimination, panic on one target: it is gone, once, and its neighbours are unhurt', () => {
    const t = meets({ units: PARAS, opfor: ['shock-platoon-1', ...MILITIAS], dice: [6, 1, 4, 5, 4, 1] });
    t.choose('keep-line', 'fire shock-platoon-1');
    expect(t.told('fired')[0]?.results).toEqual(['panic', 'elimination', 'panic']);
    expect(course(t, 'panicked', 'eliminated')).toEqual(['eliminated']);
    expect(t.state.battle?.opfor).toMatchObject([
      { id: MILITIA, panicked: false },
      { id: 'hill-militia-2', panicked: false },
    ]);
    expect(t.state.kia).toBe(1);
    expect(t.diceLeft).toBe(0);
  });

  rule(['19.2i', '19.2k'], 'the same for commandos: the panic costs no KIA, and the next in line stands', () => {
    const units = [...PARAS, 'para-section-3'];
    const t = meets({ units, opfor: ['heavy-mortars-1'], dice: [1, 6, 5, 6, 6, 1, 1, 1, 1, 1, 1, 6, 1] }).choose('keep-line');
    expect(course(t, 'panicked', 'eliminated')).toEqual(['eliminated']);
    expect(t.state.kia).toBe(-2);
    expect(shots(t).slice(1)).toEqual(['para-section-2 at heavy-mortars-1', 'para-section-3 at heavy-mortars-1']);
    expect(t.diceLeft).toBe(0);
  });

  rule('19.2k', 'three eliminations or three panics on one target are one loss', () => {
    for (const die of [6, 4]) {
      const t = meets({ units: PARAS, opfor: [...MILITIAS, 'hill-militia-3'], dice: [6, 1, die, die, die, 1] });
      t.choose('keep-line', `fire ${MILITIA}`);
      expect(course(t, 'panicked', 'eliminated')).toEqual(['eliminated']);
      expect(t.choices).toEqual(['fire hill-militia-2', 'fire hill-militia-3']);
      expect(shots(t)[1]).toBe(`hill-militia-2 at ${PARA}`);
    }
  });

  rule('19.2j', 'dice without effect leave everybody as he was', () => {
    const t = meets({ units: [PARA], opfor: ['shock-platoon-1', MILITIA], dice: [6, 1, 1, 2, 3, 1, 2, 4, 3, 6, 1] });
    t.choose('fire shock-platoon-1');
    expect(t.told('fired').flatMap(({ results }) => results)).toEqual(Array.from({ length: 7 }, () => 'no-effect'));
    expect(course(t, 'panicked', 'eliminated', 'kia-changed')).toEqual([]);
    expect(shots(t)).toEqual([`${PARA} at shock-platoon-1`, `shock-platoon-1 at ${PARA}`, `${MILITIA} at ${PARA}`]);
    expect(t.told('superiority')).toHaveLength(2);
  });
});

describe('20.0 Winning a battle', () => {
  rule(['20.0a', '20.0b'], 'after a victory the panicked OPFOR are in the bin, and panicked commandos steady again', () => {
    const opfor = [...MILITIAS, 'hill-militia-3'];
    const dice = [1, 6, 5, 5, 1, 1, 1, 5, 1, 1, 1, 4, 1, 1, 3];
    const t = meets({ units: [...PARAS, 'para-section-3', 'para-section-4'], opfor, dice });
    t.choose('keep-line', `fire ${MILITIA}`);
    expect(t.unit(PARA).panicked).toBe(true);
    t.choose('fire hill-militia-2');
    expect(t.told('battle-ended')).toMatchObject([{ won: true }]);
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual([MILITIA, 'hill-militia-2']);
    expect(t.told('panicked').map(({ unit }) => unit)).toEqual([PARA, 'hill-militia-3']);
    expect(t.state.opfor).toEqual([]);
    expect(t.state.bin.toSorted()).toEqual(EVERYBODY);
    expect(t.unit(PARA)).toMatchObject({ at: 'osmaro', panicked: false });
    expect(t.state.kia).toBe(1);
    expect(t.diceLeft).toBe(0);
  });

  rule('20.0b', 'a unit that recovered fires in the next battle', () => {
    const dice = [1, 6, 5, 6, 1, 1, 3, 6, 1, 6, 1, 1, 3];
    const t = meets({ units: PARAS, opfor: MILITIAS, cards: ['overgrown-strip', 'watch-on-the-ford'], dice }).choose('keep-line');
    expect(shots(t)).toEqual([`${MILITIA} at ${PARA}`, `para-section-2 at ${MILITIA}`]);
    t.choose('force osmaro', 'take para-section-1', 'done', 'move renabar');
    expect(shots(t)[2]).toBe(`${PARA} at hill-militia-2`);
    expect(t.diceLeft).toBe(0);
  });

  rule(['20.0c', '16.0k'], 'the Ops a card promises come with the victory, and with nothing else', () => {
    const won = meets({ units: [PARA], opfor: [MILITIA], cards: ['watch-on-the-ford'], dice: [6, 1, 6, 1, 1, 3] });
    expect(won.told('ops-changed')).toMatchObject([
      { by: 1, ops: 10, why: 'battle-won' },
      { by: -1, ops: 9, why: 'operation' },
    ]);
    const lost = meets({ units: [PARA], opfor: [MILITIA], cards: ['watch-on-the-ford'], dice: [1, 6, 6] });
    expect(lost.told('ops-changed')).toMatchObject([{ by: -1, ops: 8, why: 'operation' }]);
    const plain = meets({ units: [PARA], opfor: [MILITIA], dice: [6, 1, 6, 1, 1, 3] });
    expect(plain.told('ops-changed')).toMatchObject([{ by: -1, ops: 8, why: 'operation' }]);
  });

  rule('20.0c', 'a card that promises two gives two', () => {
    const opfor = [...MILITIAS, 'hill-militia-3', 'hill-militia-4'];
    const dice = [6, 1, 6, 1, 1, 1, 6, 1, 1, 1, 6, 1, 1, 1, 6, 1, 1, 3];
    const t = meets({ units: [...PARAS, 'para-section-3', 'para-section-4'], opfor, dice });
    t.choose('keep-line', `fire ${MILITIA}`, 'fire hill-militia-2', 'fire hill-militia-3');
    expect(t.told('ops-changed')).toMatchObject([
      { by: 2, ops: 11, why: 'battle-won' },
      { by: -1, ops: 10 },
    ]);
    expect(t.diceLeft).toBe(0);
  });
});

describe('21.0 Losing a battle', () => {
  rule(['21.0a', '21.0b'], 'surviving OPFOR go to the bin; panicked commandos stay where they are and recover', () => {
    const t = meets({ units: PARAS, opfor: [...MILITIAS, 'border-guards-1'], dice: [1, 6, 1, 5, 4, 1, 1, 1, 1, 6, 5, 1, 1] });
    t.choose('keep-line', `fire ${MILITIA}`, 'line-opfor hill-militia-2', 'line para-section-2');
    expect(t.told('battle-ended')).toMatchObject([{ won: false, rounds: 2 }]);
    expect(t.told('panicked').map(({ unit }) => unit)).toEqual([PARA, MILITIA, 'para-section-2']);
    expect(t.state.opfor).toEqual([]);
    expect(t.state.bin.toSorted()).toEqual(EVERYBODY);
    for (const unit of PARAS) expect(t.unit(unit)).toMatchObject({ at: 'osmaro', panicked: false });
    expect(t.diceLeft).toBe(0);
  });

  rule(['21.0c', '16.0l'], 'the Ops a card threatens are lost with the battle, and only then', () => {
    const opfor = [...MILITIAS, 'hill-militia-3'];
    const lost = meets({ units: [PARA], opfor, dice: [1, 6, 6] });
    expect(lost.told('ops-changed')).toMatchObject([
      { by: -1, ops: 8, why: 'battle-lost' },
      { by: -1, ops: 7, why: 'operation' },
    ]);
    const dice = [6, 1, 6, 1, 1, 1, 6, 1, 1, 1, 6, 1, 1, 3];
    const won = meets({ units: [...PARAS, 'para-section-3'], opfor, dice });
    won.choose('keep-line', `fire ${MILITIA}`, 'fire hill-militia-2');
    expect(won.told('ops-changed')).toMatchObject([{ by: -1, ops: 8, why: 'operation' }]);
    const mild = meets({ units: [PARA], opfor: [MILITIA], dice: [1, 6, 6] });
    expect(mild.told('ops-changed')).toMatchObject([{ by: -1, ops: 8, why: 'operation' }]);
  });

  rule('21.0c', 'a lost battle can end the mission there and then', () => {
    const t = meets({ units: [PARA], opfor: [...MILITIAS, 'hill-militia-3'], ops: 1, dice: [1, 6, 6] });
    expect(t.told('ops-changed')).toMatchObject([{ by: -1, ops: 0, why: 'battle-lost' }]);
    expect(t.told('mission-ended')).toMatchObject([{ why: 'out-of-ops' }]);
    expect(t.asks).toBe('nothing');
  });
});
