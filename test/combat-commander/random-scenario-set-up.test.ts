/** RS.10 to RS.16: how a random scenario is set up, and how it begins. */
import { describe, expect } from 'vitest';
import { hexName } from '../../src/games/combat-commander/content/battle-map.ts';
import type { Side } from '../../src/games/combat-commander/content/terms.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import { scriptedRandom } from '../../src/kernel/dice.ts';
import { rule } from '../ledger.ts';
import { Given } from './given.ts';

/** A die that gives the Americans, who did not pick the map, the left or the top edge. */
const NARROW = 5;
const WIDE = 1;

interface Drawn {
  readonly edge?: number;
  readonly axis?: string;
  readonly allies?: string;
  /** For the leaders, white and coloured, and whatever comes after. */
  readonly dice: readonly number[];
  readonly chits?: readonly string[];
}

/** 1944, Line troops of both sides, in the hedgerows, where objective 1 is C5 and objective 3 is I2. */
function drawn({ edge = NARROW, axis = 'rifle-platoon', allies = 'line-rifle-platoon', dice, chits = [] }: Drawn): Given {
  const before = [1, 1, edge, edge, 4, 5, 2, 2, 3, 4, 3, 3];
  const state = combatCommander.begin({ id: 'random', options: {} }, scriptedRandom([...before, ...dice]));
  state.chitCup = [...chits, ...state.chitCup.filter((chit) => !chits.includes(chit))];
  return new Given(state).choose('battlefield hedgerows', `order-of-battle g-ob-${axis}`, `order-of-battle a-ob-${allies}`);
}

/** The German platoon defends against an American detachment; 8 VPs are left for Fortifications. */
function defended(
  { edge, radio = [], chits }: { edge?: number; radio?: readonly number[]; chits?: readonly string[] } = {},
  ...works: string[]
): Given {
  const dice = [3, 1, 3, 1, 4, 1, 3, 4, ...radio];
  const t = drawn({ ...(edge !== undefined && { edge }), ...(chits && { chits }), allies: 'line-rifle-detachment', dice });
  t.choose('buy g-rifle', 'done', ...works.map((item) => `buy ${item}`));
  return t.state.phase === 'set-up' ? t : t.choose('done');
}

const recon = (more: Partial<Drawn> = {}) => drawn({ dice: [3, 1, 3, 1], ...more });

/** A side gives out its weapons and sets up: the first units in these hexes, the others wherever the first choice is. */
function settle(t: Given, side: Side, ...hexes: string[]): Given {
  const left = hexes.slice();
  while (t.state.phase === 'set-up' && t.seat === side && ['arm', 'set-up', 'set-up-hex'].includes(t.asks)) {
    const place = t.asks === 'set-up-hex' ? left.shift() : undefined;
    t.choose(place === undefined ? (t.choices[0] ?? '') : `place ${place}`);
  }
  return t;
}

/** Goes on until a unit is to be placed, and says in which columns and rows that can be. */
function area(t: Given): string {
  while (t.asks === 'arm' || t.asks === 'set-up') t.choose(t.choices[0] ?? '');
  const hexes = t.choices.map((choice) => choice.split(' ')[1] ?? '');
  const columns = [...new Set(hexes.map((hex) => hex.slice(0, 1)))].sort();
  const rows = [...new Set(hexes.map((hex) => Number(hex.slice(1))))].sort((a, b) => a - b);
  return `${columns[0]}-${columns.at(-1)} ${rows[0]}-${rows.at(-1)}`;
}

const gained = (t: Given, why: string) => t.told('points').flatMap((event) => (event.why === why ? `${event.side} ${event.points}` : []));

describe('RS.10 the Defender sets up', () => {
  rule('RS.10a', 'he does so before the Attacker, whose Initiative may be higher', () => {
    const t = defended();
    expect([t.seat, t.state.toSetUp.map(({ side }) => side)]).toEqual(['axis', ['axis', 'allies', 'axis']]);
    const other = drawn({ axis: 'rifle-detachment', dice: [3, 1, 4, 1, 3, 1, 6, 5] }).choose('buy a-elite', 'done', 'done');
    expect([other.seat, other.state.initiative]).toEqual(['allies', 'axis']);
  });

  rule('RS.10b', 'no further than 12 hexes from his edge between left and right, 8 between top and bottom', () => {
    expect([area(defended()), area(defended({ edge: WIDE }))]).toEqual(['D-O 1-10', 'A-O 3-10']);
    const t = defended();
    expect([area(t) && t.why('place D5'), t.why('place C5')]).toEqual([undefined, 'outside-set-up 5']);
  });

  rule(['RS.10c', 'RS.10d'], 'all Objectives are his, with what the open chit gives for them', () => {
    const t = defended({ chits: ['U', 'K', 'F'] });
    expect(t.state.control).toEqual(['axis', 'axis', 'axis', 'axis', 'axis']);
    expect([gained(t, 'objective'), t.state.vp]).toEqual([Array.from({ length: 5 }, () => 'axis 3'), 23]);
    expect(gained(defended({ chits: ['K', 'F', 'S'] }), 'objective')).toEqual(['axis 3']);
  });
});

describe('RS.11 the Attacker sets up', () => {
  rule('RS.11a', 'before that he may roll for a Radio, once', () => {
    const t = settle(defended({ radio: [3, 4] }), 'axis');
    expect([t.seat, t.asks, t.choices]).toEqual(['allies', 'radio', ['roll-for-radio', 'decline']]);
    t.choose('roll-for-radio');
    expect(t.asks).toBe('arm');
    const declined = settle(defended(), 'axis').choose('decline');
    expect([declined.asks, declined.state.sides.allies.radio]).toEqual(['arm', undefined]);
  });

  rule('RS.11a', 'on Recon nobody does', () => {
    expect(settle(settle(recon(), 'axis'), 'allies').told('placed')).toHaveLength(10);
  });

  rule(['RS.11b', 'RS.11c'], 'one that the column has is his, and its price goes to the Defender', () => {
    const t = settle(defended({ radio: [3, 4] }), 'axis');
    const before = t.state.vp;
    t.choose('roll-for-radio');
    expect(t.state.sides.allies.radio).toEqual({ id: 'a-radio-105mm', broken: false });
    expect([t.last('bought').cost, t.state.vp - before, t.last('points').side]).toEqual([5, 5, 'axis']);
  });

  rule('RS.11b', 'a column without one costs nothing, nor does one that had it in another year', () => {
    for (const radio of [
      [4, 5],
      [1, 2],
    ]) {
      const t = settle(defended({ radio }), 'axis');
      const before = t.state.vp;
      t.choose('roll-for-radio');
      expect([t.state.sides.allies.radio, t.state.vp]).toEqual([undefined, before]);
    }
    expect(settle(defended({ radio: [1, 1] }), 'axis').choose('roll-for-radio').state.sides.allies.radio?.id).toBe('a-radio-203mm');
  });

  const attacking = (edge: number) => settle(defended({ edge }), 'axis').choose('decline');

  rule('RS.11d', 'no further than 3 hexes from his edge between left and right, 2 between top and bottom', () => {
    expect([area(attacking(NARROW)), area(attacking(WIDE))]).toEqual(['A-C 1-10', 'A-O 1-2']);
  });

  rule('RS.11e', 'an Objective that he alone occupies is his, and so are its VPs', () => {
    const t = settle(defended({ chits: ['A', 'K', 'F'] }), 'axis').choose('decline');
    const before = t.state.vp;
    settle(t, 'allies', 'C5');
    expect(t.state.control).toEqual(['allies', 'axis', 'axis', 'axis', 'axis']);
    expect(t.state.vp - before).toBe(-2);
    expect(settle(attacking(NARROW), 'allies').state.control[0]).toBe('axis');
  });
});

describe('RS.12 placing Fortifications', () => {
  rule(['RS.12a', 'RS.12b'], 'they come after the Attacker, in the area of the Defender', () => {
    for (const [edge, inside, outside] of [
      [NARROW, 'D5', 'C5'],
      [WIDE, 'D3', 'D2'],
    ] as const) {
      const t = settle(defended({ edge }, 'entrenchments'), 'axis').choose('decline');
      expect(t.state.fortifications).toEqual([]);
      settle(t, 'allies');
      expect([t.seat, t.asks, t.why(`fortify ${inside}`)]).toEqual(['axis', 'fortify', undefined]);
      expect(t.choices.includes(`fortify ${outside}`)).toBe(false);
      t.choose(`fortify ${inside}`);
      expect(t.choices.includes(`fortify ${inside}`)).toBe(false);
      t.choose(t.choices[0] ?? '', t.choices[1] ?? '');
      expect([t.state.fortifications.map(({ kind }) => kind), t.state.phase]).toEqual([['foxholes', 'foxholes', 'foxholes'], 'turn']);
      expect(hexName(t.state.fortifications[0]?.at ?? -1)).toBe(inside);
    }
  });
});

describe('RS.13 Recon on both sides', () => {
  rule('RS.13a', 'the side with the higher Initiative sets up first', () => {
    expect([recon().seat, recon().state.initiative]).toEqual(['axis', 'axis']);
    const dice = [3, 1, 3, 1, 3, 4];
    const even = drawn({ axis: 'conscripted-rifle-platoon', dice }).choose('buy g-rifle', 'done');
    expect([even.state.vp, even.state.phase, even.seat]).toEqual([0, 'set-up', 'axis']);
    const veterans = drawn({ allies: 'veteran-rifle-platoon', dice }).choose('buy g-rifle', 'buy g-rifle', 'buy g-rifle', 'done');
    expect([veterans.state.vp, veterans.state.phase, veterans.seat, veterans.state.initiative]).toEqual([0, 'set-up', 'allies', 'allies']);
  });

  rule('RS.13b', 'neither further than 6 hexes from his edge between left and right, 4 between top and bottom', () => {
    const areas = (edge: number) => {
      const t = recon({ edge });
      const first = area(t);
      return [first, area(settle(t, 'axis'))];
    };
    expect([areas(NARROW), areas(WIDE)]).toEqual([
      ['J-O 1-10', 'A-F 1-10'],
      ['A-O 7-10', 'A-O 1-4'],
    ]);
  });

  rule('RS.13c', 'an Objective is his who stands there alone, with its VPs; the others are nobody’s', () => {
    const t = settle(recon({ chits: ['T', 'K', 'F'] }), 'axis', 'N6');
    expect([t.state.control, t.state.vp]).toEqual([['', '', '', '', ''], 0]);
    settle(t, 'allies', 'A1', 'A2');
    expect([t.state.control, t.state.vp]).toEqual([['', 'axis', '', '', ''], 2]);
    const both = settle(settle(recon({ chits: ['T', 'K', 'F'] }), 'axis', 'N6', 'L9'), 'allies', 'C5');
    expect([both.state.control, both.state.vp]).toEqual([['allies', 'axis', '', 'axis', ''], 2]);
  });
});

describe('RS.14 markers', () => {
  rule(['RS.14a', 'RS.14b', 'RS.14c'], 'Time, Sudden Death and Surrender', () => {
    const { state } = defended();
    expect([state.time, state.suddenDeath]).toEqual([0, 5]);
    expect([state.sides.axis.surrender, state.sides.allies.surrender]).toEqual([3, 9]);
    expect([state.sides.axis.brief.orders, state.sides.allies.brief.orders]).toEqual([2, 3]);
    expect([recon().state.suddenDeath, recon().state.sides.allies.surrender]).toEqual([4, 5]);
  });
});

describe('RS.15, RS.16 cards, and the first Turn', () => {
  /** Everything is set up. */
  const ready = (t: Given) => settle(settle(settle(t, t.seat as Side), 'allies'), 'axis');

  rule('RS.15a', 'the higher Initiative has the Initiative card, whoever attacks', () => {
    expect([defended().state.initiative, recon().state.initiative]).toEqual(['axis', 'axis']);
    const allies = drawn({ allies: 'veteran-rifle-platoon', dice: [3, 1, 3, 1, 3, 4] }).choose('buy g-rifle', 'done', 'done');
    expect([allies.state.sides.allies.brief.posture, allies.state.initiative]).toEqual(['attack', 'allies']);
    const axis = drawn({ axis: 'rifle-detachment', dice: [3, 1, 4, 1, 3, 1, 6, 5] }).choose('buy a-elite', 'done', 'done');
    expect([axis.state.sides.axis.brief.posture, axis.state.initiative]).toEqual(['attack', 'axis']);
  });

  rule('RS.15b', 'a Defender draws 4 cards, an Attacker 6, on Recon 5', () => {
    const hands = ({ state }: Given) => [state.sides.axis.hand.length, state.sides.allies.hand.length];
    const attack = settle(settle(defended(), 'axis').choose('decline'), 'allies');
    expect([hands(attack), hands(ready(recon()))]).toEqual([
      [4, 6],
      [5, 5],
    ]);
  });

  rule('RS.16a', 'who holds the Initiative card begins', () => {
    const t = ready(recon());
    expect([t.asks, t.seat, t.state.active, t.last('turn-began').side]).toEqual(['turn', 'axis', 'axis', 'axis']);
    const dice = [3, 1, 3, 1, 3, 4];
    const veterans = drawn({ allies: 'veteran-rifle-platoon', dice }).choose('buy g-rifle', 'buy g-rifle', 'buy g-rifle', 'done');
    expect([ready(veterans).seat, veterans.last('turn-began').side]).toEqual(['allies', 'allies']);
    const attack = settle(settle(defended(), 'axis').choose('decline'), 'allies');
    expect([attack.state.sides.axis.brief.posture, attack.seat]).toEqual(['defend', 'axis']);
  });
});
