import { describe, expect } from 'vitest';
import { THEATRES } from '../../src/games/commando/content/theatres.ts';
import { rule } from '../ledger.ts';
import { begun, given } from './given.ts';
import { course, meets } from './meeting.ts';

const PARA = 'para-section-1';
const PARAS = ['para-section-1', 'para-section-2'];
const MILITIA = 'hill-militia-1';
const VICTORY = [6, 1, 6, 1, 1, 3];
const EVERY_TOTAL = [1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 2, 6, 3, 6, 4, 6, 5, 6, 6, 6];

const missions = THEATRES.flatMap((theatre) => theatre.sheet.missions.map(({ id }) => ({ theatre: theatre.id, ...theatre.mission(id) })));

describe('22.0 Killed in action', () => {
  rule('22.0a', 'the score runs on from battle to battle, and counts losses outside them', () => {
    const cards = ['overgrown-strip', 'watch-on-the-ford', 'marsh-fever'];
    const t = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2'], cards, kia: 3, dice: [...VICTORY, ...VICTORY, 1] });
    expect(t.state.kia).toBe(4);
    t.choose('force osmaro', 'move renabar');
    expect(t.state.kia).toBe(5);
    t.choose('force renabar', 'move varridu');
    expect(t.told('attrition')).toMatchObject([{ unit: PARA, lost: true }]);
    expect(t.told('kia-changed').map(({ by, kia }) => [by, kia])).toEqual([
      [1, 4],
      [1, 5],
      [-2, 3],
    ]);
  });

  rule('22.0b', 'every mission begins at zero, the next one of a campaign too', () => {
    for (const { theatre, id } of missions) expect(begun(`${theatre}/${id}`, EVERY_TOTAL).state.kia).toBe(0);
    const hunt = missions.find(({ theatre, recover }) => theatre === 'highlands' && recover === 0);
    const kia = hunt?.kia ?? 0;
    const t = given({ theatre: 'highlands', mission: hunt?.id, ops: 3, kia, campaign: {}, units: { [PARA]: 'halvona' } }, EVERY_TOTAL);
    t.choose('finish');
    expect(t.told('mission-ended')).toMatchObject([{ won: true, kia }]);
    expect(t.told('mission-drawn')).toHaveLength(1);
    expect(t.state.kia).toBe(0);
  });

  rule(['22.0c', '22.0f'], 'two OPFOR eliminated and one panicked make two', () => {
    const opfor = [MILITIA, 'hill-militia-2', 'hill-militia-3'];
    const t = meets({ units: [...PARAS, 'para-section-3'], opfor, dice: [6, 1, 6, 1, 1, 1, 6, 1, 1, 1, 4, 1, 1, 3] });
    t.choose('keep-line', `fire ${MILITIA}`, 'fire hill-militia-2');
    expect(t.told('panicked')).toMatchObject([{ side: 'opfor', unit: 'hill-militia-3' }]);
    expect(t.told('kia-changed').map(({ by }) => by)).toEqual([1, 1]);
    expect(t.state.kia).toBe(2);
    expect(t.diceLeft).toBe(0);
  });

  rule(['22.0d', '22.0e'], 'a commando panicked costs one, and two more when the next panic eliminates him', () => {
    const t = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2'], kia: 5, dice: [1, 6, 5, 5] });
    expect(course(t, 'panicked', 'eliminated', 'kia-changed')).toEqual(['panicked', 'kia-changed', 'eliminated', 'kia-changed']);
    expect(t.told('kia-changed').map(({ by, kia }) => [by, kia])).toEqual([
      [-1, 4],
      [-2, 2],
    ]);
  });

  rule('22.0d', 'a commando eliminated by one die costs two', () => {
    const t = meets({ units: [PARA], opfor: [MILITIA], kia: 5, dice: [1, 6, 6] });
    expect(t.told('kia-changed').map(({ by, kia }) => [by, kia])).toEqual([[-2, 3]]);
  });

  rule('22.0e', 'the same unit costs one each time it panics', () => {
    const cards = ['overgrown-strip', 'watch-on-the-ford'];
    const t = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2'], cards, kia: 5, dice: [1, 6, 5, 1, 6, 5] });
    t.choose('force osmaro', 'move renabar');
    expect(t.told('kia-changed').map(({ by, kia }) => [by, kia])).toEqual([
      [-1, 4],
      [-1, 3],
    ]);
  });

  rule('22.0g', 'from 1, a loss takes the marker to minus 1 and on down; it can come up again', () => {
    const cards = ['overgrown-strip', 'watch-on-the-ford'];
    const opfor = [MILITIA, 'hill-militia-2'];
    const t = meets({ units: [PARA], opfor, cards, kia: 1, others: { 'para-section-2': 'kelmuto' }, dice: [1, 6, 6, 1, 6, 1, 6, 1, 1, 3] });
    expect(t.state.kia).toBe(-1);
    t.choose('force kelmuto', 'move nadume');
    expect(t.told('kia-changed').map(({ kia }) => kia)).toEqual([-1, 0]);
    const deep = meets({ units: [PARA], opfor: [MILITIA], kia: -3, dice: [1, 6, 6] });
    expect(deep.state.kia).toBe(-5);
  });

  rule('22.0h', 'below zero the mission is lost, though everything asked for has been brought home', () => {
    const errand = missions.find(({ theatre, recover, kia }) => theatre === 'highlands' && recover > 0 && kia === 0);
    const carriers = Array.from({ length: errand?.recover ?? 0 }, (_, i) => `para-section-${i + 1}`);
    expect(carriers).not.toEqual([]);
    for (const kia of [-1, 0]) {
      const t = given({
        theatre: 'highlands',
        mission: errand?.id,
        ops: 1,
        kia,
        units: Object.fromEntries(carriers.map((unit) => [unit, 'osmaro'])),
        objectives: carriers.map(() => ({ at: 'osmaro', real: true, faceUp: true })),
      });
      t.choose('force osmaro', 'take-all', ...carriers.map((unit, i) => `carry objective-${i + 1} ${unit}`), 'done', 'move halvona');
      expect(t.told('mission-ended')).toMatchObject([{ won: kia === 0, why: 'out-of-ops', kia, recovered: carriers.length }]);
      expect(t.asks).toBe('nothing');
    }
  });
});

describe('24.0 Leaders', () => {
  rule('24.0a', 'the Mission card says how many leaders there are at the start', () => {
    for (const { theatre, id, leaders } of missions) {
      const t = begun(`${theatre}/${id}`, EVERY_TOTAL);
      for (let placed = 0; placed < leaders; placed++) {
        expect(t.told('leader-placed')).toHaveLength(placed);
        const [choice = ''] = t.choices.filter((text) => text.startsWith('place-leader'));
        t.choose(choice);
      }
      expect(t.choices.filter((text) => text.startsWith('place-leader'))).toEqual([]);
      expect(t.told('leader-placed')).toHaveLength(leaders);
      for (const { unit, base } of t.told('leader-placed')) expect(t.unit(unit).at).toBe(base);
    }
  });

  rule(['24.0b', '24.0d'], 'after a victory a six brings a leader to the victors, nothing else does', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const t = meets({ units: [PARA, 'leader-1'], opfor: [MILITIA], dice: [6, 1, 6, 1, 1, die] }).choose('keep-line');
      expect(t.told('leader-rolled')).toMatchObject([{ die }]);
      expect(t.told('leader-appeared').map(({ unit, space }) => `${unit} ${space}`)).toEqual(die === 6 ? ['leader-2 osmaro'] : []);
      expect(t.unit('leader-2').at).toBe(die === 6 ? 'osmaro' : 'recruit-box');
      expect(t.diceLeft).toBe(0);
    }
    const lost = meets({ units: [PARA], opfor: [MILITIA], dice: [1, 6, 6] });
    expect(lost.told('leader-rolled')).toEqual([]);
  });

  rule('24.0b', 'one die after each battle that is won', () => {
    const cards = ['overgrown-strip', 'watch-on-the-ford'];
    const objectives = [{ at: 'osmaro', real: true }];
    const t = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2'], cards, objectives, dice: [...VICTORY, ...VICTORY] });
    expect(course(t, 'battle-ended', 'leader-rolled')).toEqual(['battle-ended', 'leader-rolled', 'battle-ended', 'leader-rolled']);
  });

  rule('24.0c', 'the player chooses the leader from the Recruit Box', () => {
    const t = meets({ units: [PARA], opfor: [MILITIA], dice: [6, 1, 6, 1, 1, 6] });
    expect(t.asks).toBe('leader');
    expect(t.choices).toEqual(['appoint leader-1', 'appoint leader-2']);
    expect(t.why('appoint sappers-1')).toBe('not-in-pool 24.0');
    t.choose('appoint leader-2');
    expect(t.unit('leader-2').at).toBe('osmaro');
    expect(t.unit('leader-1').at).toBe('recruit-box');
  });

  rule('24.0e', 'with all leaders on the map nobody more appears', () => {
    const others = { 'leader-1': 'kelmuto', 'leader-2': 'kelmuto' };
    const t = meets({ units: [PARA], opfor: [MILITIA], others, dice: [6, 1, 6, 1, 1] });
    expect(t.told('battle-ended')).toMatchObject([{ won: true }]);
    expect(t.told('leader-appeared')).toEqual([]);
    expect(t.asks).toBe('operation');
  });

  rule('24.0f', 'a leader marches, draws, fires, carries, panics and dies like any unit', () => {
    const won = meets({ units: ['leader-1'], opfor: [MILITIA], dice: [6, 1, 6, 3] });
    expect(won.told('moved')).toMatchObject([{ force: ['leader-1'], space: 'osmaro' }]);
    expect(won.told('card-drawn')).toHaveLength(1);
    expect(won.told('fired')).toMatchObject([{ unit: 'leader-1', firepower: 1, dice: [6] }]);
    const panicked = meets({ units: ['leader-1'], opfor: [MILITIA], dice: [1, 6, 5] });
    expect(panicked.told('panicked')).toMatchObject([{ unit: 'leader-1' }]);
    expect(panicked.state.kia).toBe(-1);
    const dead = meets({ units: ['leader-1'], opfor: [MILITIA], dice: [1, 6, 6] });
    expect(dead.told('eliminated')).toMatchObject([{ unit: 'leader-1' }]);
    expect(dead.state.kia).toBe(-2);
    const objectives = [{ at: 'osmaro', real: true, faceUp: true }];
    const carrier = given({ theatre: 'highlands', mission: 'stone-hail', ops: 9, units: { 'leader-1': 'osmaro' }, objectives });
    carrier.choose('force osmaro', 'take leader-1', 'carry objective-1 leader-1', 'done', 'move halvona', 'halt');
    expect(carrier.told('objective-recovered')).toHaveLength(1);
  });

  rule(['24.0g', '24.0h'], 'one leader in the fight gives 1 on the roll, two give no more; elsewhere he gives nothing', () => {
    const roll = (units: string[], others: Record<string, string> = {}) => {
      const opfor = [MILITIA, 'hill-militia-2'];
      return meets({ units, opfor, others, dice: [3, 4, 1] }).told('superiority')[0];
    };
    expect(roll([PARA])).toMatchObject({ commandoLeader: 0, side: 'opfor' });
    expect(roll([PARA, 'leader-1'])).toMatchObject({ commandoLeader: 1, side: 'commando' });
    expect(roll([PARA, 'leader-1', 'leader-2'])).toMatchObject({ commandoLeader: 1, side: 'commando' });
    expect(roll([PARA], { 'leader-1': 'osmaro' })).toMatchObject({ commandoLeader: 1, side: 'commando' });
    expect(roll([PARA], { 'leader-1': 'kelmuto' })).toMatchObject({ commandoLeader: 0, side: 'opfor' });
  });

  rule('24.0g', 'a leader killed in the first round adds nothing in the second', () => {
    const t = meets({ units: [PARA, 'leader-1'], opfor: [MILITIA], dice: [1, 6, 6, 1, 1, 1, 3, 4, 1, 1, 1, 1, 6, 1, 6, 1, 1, 3] });
    t.choose('line leader-1');
    const rolls = t.told('superiority').map(({ commandoLeader, side }) => `${commandoLeader} ${side}`);
    expect(rolls).toEqual(['1 opfor', '0 opfor', '0 commando']);
  });

  const cards = ['overgrown-strip', 'watch-on-the-ford'];
  const opfor = [MILITIA, 'hill-militia-2'];

  rule('24.0i', 'a leader who was killed is not replaced: neither this battle nor the next throws a die for another', () => {
    const dice = [1, 6, 6, 6, 1, 1, 6, 1, 6, 1, 1];
    const t = meets({ units: [PARA, 'leader-1'], opfor, cards, dice }).choose('line leader-1');
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual(['leader-1', MILITIA]);
    t.choose('force osmaro', 'move renabar');
    expect(t.told('battle-ended').map(({ won }) => won)).toEqual([true, true]);
    expect(t.told('leader-rolled')).toEqual([]);
    expect(t.unit('leader-2').at).toBe('recruit-box');
    expect(t.diceLeft).toBe(0);
  });

  rule('24.0i', 'where another may come all the same, the dead is not among those a six can bring', () => {
    const dice = [1, 6, 6, 6, 1, 1, 6, 6, 1, 6, 1, 1];
    const options = { 'killed-leader': 'another-comes' };
    const t = meets({ units: [PARA, 'leader-1'], opfor, cards, dice, options }).choose('line leader-1');
    expect(t.told('leader-appeared')).toMatchObject([{ unit: 'leader-2' }]);
    t.choose('force osmaro', `take ${PARA}`, 'done', 'move renabar');
    expect(t.told('battle-ended').map(({ won }) => won)).toEqual([true, true]);
    expect(t.told('leader-appeared')).toHaveLength(1);
    expect(t.asks).toBe('operation');
    expect(t.diceLeft).toBe(0);
  });
});

describe('22.0 What a loss takes with it', () => {
  rule('15.4f', 'carrier and passenger are lost, and everybody else in the line fights on', () => {
    const units = { [PARA]: 'osmaro', 'mule-train-1': 'osmaro', 'mortar-team-1': 'osmaro' };
    const t = given(
      { theatre: 'highlands', mission: 'stone-hail', ops: 9, kia: 9, units, cards: ['overgrown-strip'], bin: [MILITIA] },
      [1, 6, 6, 6, 1, 1, 3],
    );
    t.choose('force osmaro', 'take-all', 'carry mortar-team-1 mule-train-1', 'done', 'move renabar', 'done', 'line mule-train-1');
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual(['mule-train-1', 'mortar-team-1', MILITIA]);
    expect(t.told('battle-began')).toMatchObject([{ units: [PARA, 'mule-train-1'] }]);
    expect(t.told('battle-ended')).toMatchObject([{ won: true }]);
    expect(t.state.kia).toBe(6);
    expect(t.state.losses).toBe(2);
    expect(t.diceLeft).toBe(0);
  });

  rule('22.0h', 'the end of a mission cites the KIA rule where the marker is negative, and only there', () => {
    for (const kia of [-1, 0, 1]) {
      const t = given({ theatre: 'highlands', mission: 'stone-hail', ops: 1, kia, units: { [PARA]: 'halvona' } });
      t.choose('force halvona', 'halt');
      expect(t.told('mission-ended')).toMatchObject([{ rule: kia < 0 ? '22.0' : '6.0', won: false }]);
    }
  });

  rule('24.0c', 'nobody who does not exist is appointed', () => {
    const t = meets({ units: [PARA], opfor: [MILITIA], dice: [6, 1, 6, 1, 1, 6] });
    expect(t.why('appoint nobody')).toBe('unknown-id 24.0');
  });
});

describe('15.4 Lost with its carrier', () => {
  rule('15.4f', 'where what is carried is lost with its carrier, other objectives are not', () => {
    const t = given(
      {
        theatre: 'highlands',
        mission: 'stone-hail',
        ops: 9,
        units: { [PARA]: 'osmaro', 'para-section-2': 'kelmuto' },
        options: { 'carried-objective': 'eliminated' },
        objectives: ['osmaro', 'sivaro'].map((at) => ({ at, real: true, faceUp: true })),
        cards: ['overgrown-strip'],
        bin: [MILITIA],
      },
      [1, 6, 6],
    );
    t.choose('force osmaro', `take ${PARA}`, `carry objective-1 ${PARA}`, 'done', 'move renabar');
    expect(t.told('objective-lost')).toMatchObject([{ rule: '15.4', objective: 'objective-1', space: 'renabar' }]);
    expect(t.state.objectives).toMatchObject([{ at: '', carrier: '' }, { at: 'sivaro' }]);
  });
});
