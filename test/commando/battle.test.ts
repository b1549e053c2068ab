import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { given } from './given.ts';
import { course, meets, shots } from './meeting.ts';

const PARA = 'para-section-1';
const PARAS = ['para-section-1', 'para-section-2'];
const MILITIA = 'hill-militia-1';

/** A round of one paratrooper section (three dice) against one militia (one die) in which nobody is hit. */
const HARMLESS = [6, 1, 1, 1, 1, 1];

describe('19.0 Combat', () => {
  rule('19.0a', 'OPFOR in the space of a force are fought, and nobody is asked whether he likes', () => {
    const t = meets({ units: [PARA], opfor: [MILITIA], dice: [6, 1, 6, 1, 1, 1] });
    expect(t.told('battle-began')).toMatchObject([{ space: 'osmaro', units: [PARA], opfor: [MILITIA] }]);
    expect(t.told('battle-ended')).toHaveLength(1);
    expect(t.asks).toBe('operation');
  });

  rule('19.0b', 'without a card that brings OPFOR there is no battle, with one there is', () => {
    const quiet = meets({ units: [PARA], opfor: [], cards: ['cloud-on-the-tokabar'], dice: [] });
    expect(course(quiet, 'card-drawn', 'opfor-placed', 'battle-began')).toEqual(['card-drawn']);
    const loud = meets({ units: [PARA], opfor: [MILITIA], dice: [6, 1, 6, 1, 1, 1] });
    expect(course(loud, 'card-drawn', 'opfor-placed', 'battle-began')).toEqual(['card-drawn', 'opfor-placed', 'battle-began']);
  });

  rule('19.0c', 'a battle waits for the combat segment: after the march and all that the card says, before the operation ends', () => {
    const t = given(
      {
        theatre: 'western-desert',
        mission: 'midnight-toll',
        ops: 9,
        units: { 'commando-party-1': 'siwa', 'hurricanes-1': 'air-available', 'beaufighters-1': 'air-available' },
        cards: ['spotted-from-the-air'],
        bin: ['colonial-garrison-1', 'colonial-garrison-2'],
      },
      [6, 1],
    ).choose('force siwa', 'move jarabub');
    expect(t.asks).toBe('grounded');
    expect(t.told('battle-began')).toEqual([]);
    t.choose('ground-air hurricanes-1');
    const segments = course(t, 'moved', 'card-drawn', 'grounded', 'opfor-placed', 'battle-began', 'ops-changed');
    expect(segments).toEqual(['moved', 'card-drawn', 'grounded', 'opfor-placed', 'battle-began']);
  });

  rule(['19.0d', '19.0e'], 'forces from two bases come one after the other; who is there already fights alongside', () => {
    const t = given(
      {
        theatre: 'highlands',
        mission: 'stone-hail',
        ops: 9,
        units: { 'para-section-1': 'halvona', 'para-section-2': 'halvona', 'para-section-3': 'kelmuto' },
        cards: ['overgrown-strip', 'watch-on-the-ford'],
        bin: [MILITIA, 'hill-militia-2'],
      },
      [6, 1, 6, 1, 1, 1, 6, 1, 1, 1, 1, 1, 6, 1, 1, 1],
    );
    t.choose('force halvona');
    expect(t.why('take para-section-3')).toBe('not-in-that-space 10.3');
    t.choose('take-all', 'done', 'move nadume', 'keep-line');
    expect(t.told('battle-began')[0]?.units).toEqual(PARAS);
    t.choose('force kelmuto', 'move nadume');
    expect(t.told('battle-began')[1]?.units).toEqual(['para-section-1', 'para-section-2', 'para-section-3']);
    t.choose('keep-line');
    expect(shots(t).slice(1)).toEqual([`${PARA} at hill-militia-2`, `hill-militia-2 at ${PARA}`, 'para-section-2 at hill-militia-2']);
    expect(t.diceLeft).toBe(0);
  });
});

describe('19.1 Tactical Superiority', () => {
  rule('19.1a', 'each round begins with superiority, then the lines, then fire', () => {
    const t = meets({ units: [PARA], opfor: [MILITIA], dice: [1, 6, 1, 1, 1, 1, 6, 1, 6, 1, 1, 3] });
    expect(course(t, 'battle-began', 'superiority', 'lines-drawn', 'fired', 'battle-ended')).toEqual([
      ...['battle-began', 'superiority', 'lines-drawn', 'fired', 'fired'],
      ...['superiority', 'lines-drawn', 'fired', 'battle-ended'],
    ]);
    expect(t.diceLeft).toBe(0);
  });

  rule(['19.1b', '19.1f'], 'one die for each side, and the better one has the superiority', () => {
    const ours = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2'], dice: [5, 2] });
    expect(ours.told('superiority')).toMatchObject([{ commandoDie: 5, opforDie: 2, side: 'commando' }]);
    expect(ours.diceLeft).toBe(0);
    const theirs = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2'], dice: [2, 3, 1] });
    expect(theirs.told('superiority')).toMatchObject([{ commandoDie: 2, opforDie: 3, side: 'opfor' }]);
    expect(theirs.diceLeft).toBe(0);
  });

  rule(['19.1c', '19.1g'], 'a leader makes 4 against 5 a tie, and the tie is the commandos’', () => {
    const led = meets({ units: ['leader-1'], opfor: [MILITIA, 'hill-militia-2'], dice: [4, 5] });
    expect(led.told('superiority')).toMatchObject([{ commandoDie: 4, commandoLeader: 1, opforDie: 5, opforLeader: 0, side: 'commando' }]);
    const unled = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2'], dice: [4, 5, 1] });
    expect(unled.told('superiority')).toMatchObject([{ commandoLeader: 0, side: 'opfor' }]);
  });

  rule('19.1g', 'a plain tie is the commandos’ too', () => {
    const t = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2'], dice: [3, 3] });
    expect(t.told('superiority')).toMatchObject([{ commandoLeader: 0, opforLeader: 0, side: 'commando' }]);
  });

  rule('19.1d', 'an OPFOR leader takes a tie away from the commandos', () => {
    const t = meets({ units: [PARA], opfor: ['border-guards-1', 'cadre-1'], dice: [4, 4, 1, 1] });
    expect(t.told('superiority')).toMatchObject([{ commandoDie: 4, opforDie: 4, opforLeader: 1, side: 'opfor' }]);
    expect(shots(t)).toEqual([`border-guards-1 at ${PARA}`]);
  });

  rule('19.1e', 'two leaders add no more than one, on either side', () => {
    const ours = meets({ units: ['leader-1', 'leader-2'], opfor: [MILITIA], dice: [3, 5] });
    expect(ours.told('superiority')).toMatchObject([{ commandoDie: 3, commandoLeader: 1, opforDie: 5, side: 'opfor' }]);
    const theirs = meets({ units: [PARA], opfor: ['sector-commander-1', 'cadre-1'], dice: [5, 4] });
    expect(theirs.told('superiority')).toMatchObject([{ commandoDie: 5, opforDie: 4, opforLeader: 1, side: 'commando' }]);
  });

  rule('19.1v', 'superiority changes hands from one round to the next', () => {
    const t = meets({ units: [PARA], opfor: [MILITIA], dice: [...HARMLESS, 2, 5, 1, 1, 1, 1, 6, 1, 6, 1, 1, 3] });
    expect(t.told('superiority').map(({ round, side }) => `${round} ${side}`)).toEqual(['1 commando', '2 opfor', '3 commando']);
    expect(t.told('fired').map(({ side }) => side)).toEqual(['commando', 'opfor', 'opfor', 'commando', 'commando']);
    expect(t.diceLeft).toBe(0);
  });
});

describe('19.1 The lines', () => {
  rule(['19.1h', '19.1m'], 'OPFOR of firepower 1, 3 and 2 stand 3, 2, 1, and the first fires at the first commando', () => {
    const opfor = [MILITIA, 'shock-platoon-1', 'border-guards-1'];
    const t = meets({ units: PARAS, opfor, dice: [1, 6, 1, 1, 1] }).choose('line para-section-2');
    expect(t.told('lines-drawn')[0]?.opfor).toEqual(['shock-platoon-1', 'border-guards-1', MILITIA]);
    expect(shots(t)).toEqual(['shock-platoon-1 at para-section-2']);
    expect(t.diceLeft).toBe(0);
  });

  rule('19.1i', 'OPFOR of the same firepower stand as the player likes, but never before stronger ones', () => {
    const opfor = [MILITIA, 'border-guards-1', 'sector-commander-1'];
    for (const first of ['border-guards-1', 'sector-commander-1']) {
      const t = meets({ units: [PARA], opfor, dice: [1, 6, 1, 1] });
      expect(t.asks).toBe('opfor-line');
      expect(t.choices).toEqual(['line-opfor border-guards-1', 'line-opfor sector-commander-1']);
      expect(t.why(`line-opfor ${MILITIA}`)).toBe('stronger-opfor-first 19.1');
      t.choose(`line-opfor ${first}`);
      expect(t.told('lines-drawn')[0]?.opfor[0]).toBe(first);
      expect(t.told('lines-drawn')[0]?.opfor[2]).toBe(MILITIA);
      expect(shots(t)).toEqual([`${first} at ${PARA}`]);
    }
  });

  rule('19.1j', 'once the OPFOR stand, all commandos are lined up in any order', () => {
    const t = meets({ units: [...PARAS, 'para-section-3'], opfor: [MILITIA, 'cadre-1'], dice: [6, 1] });
    expect(t.asks).toBe('opfor-line');
    t.choose('line-opfor cadre-1');
    expect(t.choices).toEqual(['keep-line', 'line para-section-1', 'line para-section-2', 'line para-section-3']);
    t.choose('line para-section-3');
    expect(t.why('line para-section-3')).toBe('already-in-line 19.1');
    t.choose('line para-section-1');
    expect(t.told('lines-drawn')).toMatchObject([
      { line: ['para-section-3', 'para-section-1', 'para-section-2'], opfor: ['cadre-1', MILITIA] },
    ]);
  });
});

describe('19.1 Fire', () => {
  rule(['19.1k', '19.1l'], 'with superiority the commando at the head of the line fires first, at anybody', () => {
    for (const target of ['shock-platoon-1', MILITIA]) {
      const t = meets({ units: PARAS, opfor: [MILITIA, 'shock-platoon-1'], dice: [6, 1, 1, 1, 1, 1, 1, 1] });
      t.choose('line para-section-2');
      expect(t.told('fired')).toEqual([]);
      expect(t.choices).toEqual(['fire shock-platoon-1', `fire ${MILITIA}`]);
      t.choose(`fire ${target}`);
      expect(t.told('fired')[0]).toMatchObject({ side: 'commando', unit: 'para-section-2', target });
    }
  });

  rule(['19.1n', '19.2a'], 'a unit throws as many dice as it has firepower, and each die has its own result', () => {
    const dice = [6, 6, 3, 4, 1, 1, 2, 4, 1];
    const t = meets({ units: [PARA, 'leader-1'], opfor: ['border-guards-1', 'shock-platoon-1'], dice: [...dice, 2, 6] });
    t.choose('keep-line', 'fire border-guards-1', 'fire shock-platoon-1');
    expect(t.told('fired').map((shot) => [shot.unit, shot.dice])).toEqual([
      [PARA, [3, 4, 1]],
      ['shock-platoon-1', [1, 2, 4]],
      ['leader-1', [1]],
    ]);
    expect(t.told('fired')[0]?.results).toEqual(['no-effect', 'panic', 'no-effect']);
    expect(t.diceLeft).toBe(0);
  });

  rule('19.2a', 'a unit without firepower throws nothing', () => {
    const t = meets({ units: [PARA, 'supply-column-1'], opfor: [MILITIA], dice: [...HARMLESS, 6, 1] }).choose('pass', 'keep-line');
    expect(shots(t)).toEqual([`${PARA} at ${MILITIA}`, `${MILITIA} at ${PARA}`]);
    expect(t.told('full-firepower')).toEqual([]);
    expect(t.diceLeft).toBe(0);
  });

  rule(['19.1o', '19.1r'], 'losses count at once: who is eliminated before its turn does not fire', () => {
    const t = meets({ units: [PARA], opfor: ['shock-platoon-1', MILITIA], dice: [6, 1, 6, 1, 1, 6] }).choose('fire shock-platoon-1');
    expect(shots(t)).toEqual([`${PARA} at shock-platoon-1`, `${MILITIA} at ${PARA}`]);
    expect(course(t, 'fired', 'eliminated', 'battle-ended')).toEqual(['fired', 'eliminated', 'fired', 'eliminated', 'battle-ended']);
    expect(t.diceLeft).toBe(0);
  });

  rule('19.1r', 'who is panicked before its turn does not fire, on either side', () => {
    const ours = meets({ units: PARAS, opfor: [MILITIA], dice: [1, 6, 5, 1, 1, 1, 6, 1] }).choose('keep-line');
    expect(shots(ours)).toEqual([`${MILITIA} at ${PARA}`, `para-section-2 at ${MILITIA}`]);
    const theirs = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2'], dice: [6, 1, 4, 1, 1, 1, 6, 1] }).choose(`fire ${MILITIA}`);
    expect(shots(theirs)).toEqual([`${PARA} at ${MILITIA}`, `hill-militia-2 at ${PARA}`]);
  });

  rule('19.1p', 'each side has its own table: what eliminates an OPFOR unit only panics a commando', () => {
    const dice = [6, 1, 1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6];
    const t = meets({ units: PARAS, opfor: ['shock-platoon-1', 'heavy-mortars-1'], dice: [...dice, 6, 1, 6, 1, 1, 3] });
    t.choose('keep-line', 'fire shock-platoon-1', 'fire shock-platoon-1');
    const round = t.told('fired').slice(0, 4);
    const read = (side: string) => round.filter((shot) => shot.side === side).flatMap(({ results }) => results);
    expect(read('commando')).toEqual(['no-effect', 'no-effect', 'no-effect', 'panic', 'elimination', 'elimination']);
    expect(read('opfor')).toEqual(['no-effect', 'no-effect', 'no-effect', 'no-effect', 'panic', 'elimination']);
  });

  rule(['19.1q', '19.1s'], 'the sides fire by turns, one unit at a time, until each has fired once', () => {
    const misses = [1, 1, 1, 1, 1, 1, 1, 1];
    const ours = meets({ units: PARAS, opfor: [MILITIA, 'hill-militia-2'], dice: [6, 1, ...misses, 6, 1] });
    ours.choose('keep-line', `fire ${MILITIA}`, `fire ${MILITIA}`);
    expect(ours.told('fired').map(({ unit }) => unit)).toEqual([PARA, MILITIA, 'para-section-2', 'hill-militia-2']);
    expect(ours.told('superiority')).toHaveLength(2);
    const theirs = meets({ units: PARAS, opfor: [MILITIA, 'hill-militia-2'], dice: [1, 6, ...misses, 6, 1] });
    theirs.choose('keep-line', `fire ${MILITIA}`, `fire ${MILITIA}`);
    expect(theirs.told('fired').map(({ unit }) => unit)).toEqual([MILITIA, PARA, 'hill-militia-2', 'para-section-2']);
    expect(theirs.diceLeft).toBe(0);
  });

  rule('19.1t', 'the side with more units fires all that are left at the end', () => {
    const opfor = [MILITIA, 'hill-militia-2', 'hill-militia-3'];
    const outnumbered = meets({ units: [PARA], opfor, dice: [6, 1, 1, 1, 1, 1, 1, 1, 6, 1] }).choose(`fire ${MILITIA}`);
    expect(outnumbered.told('fired').map(({ unit }) => unit)).toEqual([PARA, ...opfor]);
    const misses = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const many = meets({ units: [...PARAS, 'para-section-3'], opfor: [MILITIA], dice: [6, 1, ...misses, 6, 1] });
    many.choose('keep-line');
    expect(many.told('fired').map(({ unit }) => unit)).toEqual([PARA, MILITIA, 'para-section-2', 'para-section-3']);
    expect(many.diceLeft).toBe(0);
  });
});

describe('19.1 Round after round', () => {
  rule('19.1u', 'a second round is fought if both sides have a steady unit, and only then', () => {
    const again = meets({ units: [PARA], opfor: [MILITIA], dice: [...HARMLESS, 6, 1, 6, 1, 1, 3] });
    expect(again.told('battle-ended')).toMatchObject([{ rounds: 2 }]);
    const panicked = meets({ units: [PARA], opfor: [MILITIA], dice: [6, 1, 4, 1, 1, 3] });
    expect(panicked.told('battle-ended')).toMatchObject([{ rounds: 1 }]);
    expect(panicked.diceLeft).toBe(0);
  });

  rule('19.1w', 'a third, a fourth and a fifth round follow where nobody is hit', () => {
    const dice = [...HARMLESS, ...HARMLESS, ...HARMLESS, ...HARMLESS, 6, 1, 6, 1, 1, 3];
    const t = meets({ units: [PARA], opfor: [MILITIA], dice });
    expect(t.told('superiority').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
    expect(t.told('battle-ended')).toMatchObject([{ won: true, rounds: 5 }]);
    expect(t.diceLeft).toBe(0);
  });

  rule('19.1x', 'nobody can break off: there is only fire until one side is finished', () => {
    const misses = [6, 1, 1, 1, 1, 1, 1];
    const t = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2'], dice: [...misses, ...misses, 6, 1, 1, 1, 1, 5, 1] });
    for (const round of [1, 2, 3]) {
      expect(t.told('superiority')).toHaveLength(round);
      expect(t.choices).toEqual([`fire ${MILITIA}`, 'fire hill-militia-2']);
      expect(t.why('hold-fire')).toBe('must-fire 19.1');
      t.choose(`fire ${MILITIA}`);
    }
    expect(t.told('battle-ended')).toMatchObject([{ won: false, rounds: 3 }]);
  });

  rule('19.1y', 'one steady commando among panicked ones wins; survivors who are all panicked have lost', () => {
    const won = meets({ units: PARAS, opfor: [MILITIA], dice: [1, 6, 5, 4, 1, 1, 3] }).choose('keep-line');
    expect(won.told('panicked').map(({ unit }) => unit)).toEqual([PARA, MILITIA]);
    expect(won.told('battle-ended')).toMatchObject([{ won: true, rounds: 1 }]);
    const lost = meets({ units: [PARA], opfor: [MILITIA], dice: [1, 6, 5] });
    expect(lost.told('battle-ended')).toMatchObject([{ won: false, rounds: 1 }]);
    expect(lost.unit(PARA).at).toBe('osmaro');
  });

  rule('19.1y', 'the winner is found at the end of the round: the rest of the line still fires at panicked OPFOR', () => {
    const t = meets({ units: PARAS, opfor: [MILITIA], dice: [6, 1, 4, 1, 1, 4, 1, 1, 3] }).choose('keep-line');
    expect(shots(t)).toEqual([`${PARA} at ${MILITIA}`, `para-section-2 at ${MILITIA}`]);
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual([MILITIA]);
    expect(t.told('battle-ended')).toMatchObject([{ won: true, rounds: 1 }]);
    expect(t.diceLeft).toBe(0);
  });

  rule('19.1z', 'whoever fires first and whatever the dice, one side and one side only collapses', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    for (const superiority of [
      [6, 1],
      [1, 6],
    ]) {
      for (const first of faces) {
        for (const second of faces) {
          const t = meets({ units: ['leader-1'], opfor: [MILITIA], dice: [...superiority, first, second, 6, 1, 6, 1, 6, 1] });
          const collapsed = new Set([...t.told('panicked'), ...t.told('eliminated')].map(({ side }) => side));
          expect(t.told('battle-ended')).toHaveLength(1);
          expect([...collapsed]).toEqual([t.told('battle-ended')[0]?.won ? 'opfor' : 'commando']);
        }
      }
    }
  });
});

describe('19.1 Who may stand and fire where', () => {
  rule('19.1i', 'an OPFOR unit that stands in its place is not placed again, nor one that is not there', () => {
    const opfor = ['border-guards-1', 'sector-commander-1', 'border-guards-2'];
    const t = meets({ units: [PARA], opfor, dice: [6, 1] }).choose('line-opfor border-guards-1');
    expect(t.choices).toEqual(['line-opfor sector-commander-1', 'line-opfor border-guards-2']);
    expect(t.why('line-opfor border-guards-1')).toBe('already-in-line 19.1');
    expect(t.why('line-opfor cadre-1')).toBe('not-in-battle 19.1');
  });

  rule('19.1j', 'a unit that has its place is not offered again, and nobody who is elsewhere is', () => {
    const units = [...PARAS, 'para-section-3'];
    const t = meets({ units, opfor: [MILITIA], others: { 'para-section-4': 'kelmuto' }, dice: [6, 1] }).choose('line para-section-2');
    expect(t.choices).toEqual(['keep-line', 'line para-section-1', 'line para-section-3']);
    expect(t.why('line para-section-1')).toBeUndefined();
    expect(t.why('line para-section-2')).toBe('already-in-line 19.1');
    expect(t.why('line para-section-4')).toBe('not-in-battle 19.1');
  });

  rule('19.1l', 'the target is one of the OPFOR in the battle, and who has dice must throw them', () => {
    const t = meets({ units: [PARA], opfor: [MILITIA, 'hill-militia-2'], dice: [6, 1] });
    expect(t.why(`fire ${MILITIA}`)).toBeUndefined();
    expect(t.why('fire hill-militia-3')).toBe('not-in-battle 19.1');
    expect(t.why('hold-fire')).toBe('must-fire 19.1');
    expect(t.choices).not.toContain('hold-fire');
  });

  rule('19.2a', 'a column without firepower has nothing to throw unless an airstrike comes to it', () => {
    const units = { 'supply-column-1': 'halvona', 'airstrike-1': 'air-available' };
    const t = given(
      { theatre: 'highlands', mission: 'stone-hail', ops: 9, units, cards: ['sleeping-sentries'], bin: [MILITIA, 'hill-militia-2'] },
      [1, 1, 6, 1],
    ).choose('force halvona', 'move osmaro', 'halt', 'pass');
    expect(t.choices).toEqual(['support airstrike-1', 'hold-fire']);
    expect(t.why(`fire ${MILITIA}`)).toBe('no-dice 19.2');
    t.choose('hold-fire');
    expect(t.told('held-fire')).toMatchObject([{ rule: '19.1', unit: 'supply-column-1' }]);
    expect(shots(t)).toEqual([`${MILITIA} at supply-column-1`, 'hill-militia-2 at supply-column-1']);
    expect(t.asks).toBe('fire');
  });
});
