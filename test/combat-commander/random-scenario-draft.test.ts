/** RS.1 to RS.9: the ground, the nations, the orders of battle, support, postures and fortifications of a random scenario. */
import { describe, expect } from 'vitest';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import { view } from '../../src/games/combat-commander/view.ts';
import { scriptedRandom } from '../../src/kernel/dice.ts';
import { rule } from '../ledger.ts';
import { Given } from './given.ts';

type Dice = readonly number[];

/** The Axis pick the map, and the Americans have the left edge; it is 1944, and both sides have Line troops. */
const USUAL = { ground: [1, 1], edge: [5, 5], year: [4, 5], nation: [2, 2], axis: [3, 4], allies: [3, 3] } as const;

/** A draft with these dice to come; `then` is for leaders and whatever follows them. */
function drafting(change: Partial<Record<keyof typeof USUAL, Dice>> = {}, then: Dice = [], chits: readonly string[] = []): Given {
  const { ground, edge, year, nation, axis, allies } = { ...USUAL, ...change };
  const dice = [...ground, ...edge, ...year, ...nation, ...axis, ...allies, ...then];
  const state = combatCommander.begin({ id: 'random', options: {} }, scriptedRandom(dice));
  state.chitCup = [...chits, ...state.chitCup.filter((chit) => !chits.includes(chit))];
  return new Given(state);
}

/** White dice for leaders; the coloured one does not count. */
const leaders = (...white: number[]): number[] => white.flatMap((die) => [die, 6]);

/** Both orders of battle are on the table, leaders rolled. */
function mustered(axis: string, allies: string, dice: Dice, change: Partial<Record<keyof typeof USUAL, Dice>> = {}): Given {
  const t = drafting(change, dice).choose('battlefield hedgerows');
  return t.choose(`order-of-battle g-ob-${axis}`, `order-of-battle ${allies}`);
}

/** A German platoon (9) against an American detachment (18): the Axis are 9 ahead, and roll for support. */
function supported(support: Dice, more: Dice = []): Given {
  return mustered('rifle-platoon', 'a-ob-line-rifle-detachment', [...leaders(3), ...leaders(3, 4), ...support, ...more]);
}

const generated = (t: Given, what: string) => t.told('generated').find((event) => event.what === what);
const idsOf = (t: Given) => t.choices.map((choice) => choice.split(' ')[1] ?? '');
const buy = (item: string, times: number) => Array.from({ length: times }, () => `buy ${item}`);

describe('RS.1 the battlefield', () => {
  rule('RS.1a', 'an even roll lets the one who made it pick the map, an odd one the other', () => {
    const picker = (...ground: number[]) => [drafting({ ground }).seat, drafting({ ground }).asks];
    expect([picker(1, 1), picker(3, 5)]).toEqual([
      ['axis', 'battlefield'],
      ['axis', 'battlefield'],
    ]);
    expect([picker(1, 2), picker(6, 5)]).toEqual([
      ['allies', 'battlefield'],
      ['allies', 'battlefield'],
    ]);
    expect(drafting().choose('battlefield forest').state.draft?.map).toBe('forest');
    expect(drafting().why('battlefield nowhere')).toBe('unknown-id RS.1');
  });

  rule('RS.1b', 'the other one rolls again and keeps the die that he likes', () => {
    const first = drafting({ edge: [1, 6] }).choose('battlefield hedgerows');
    expect([first.seat, first.choices, first.why('edge right')]).toEqual(['allies', ['edge top', 'edge left'], 'not-to-choose RS.1']);
    expect(first.choose('edge left').state.draft?.edge.allies).toBe('left');
    const second = drafting({ ground: [1, 2], edge: [1, 6] }).choose('battlefield hedgerows');
    expect([second.seat, second.choose('edge top').state.draft?.edge.axis]).toEqual(['axis', 'top']);
  });

  rule(['RS.1c', 'RS.1d'], 'the die is a side of the compass, and the opponent sits across', () => {
    const edges = [1, 2, 3, 4, 5, 6].map((die) => {
      const t = drafting({ edge: [die, die] }).choose('battlefield hedgerows');
      return `${t.state.draft?.edge.allies} ${t.state.draft?.edge.axis}`;
    });
    expect(edges).toEqual(['top bottom', 'right left', 'right left', 'bottom top', 'left right', 'left right']);
  });

  rule('RS.1e', 'the VP marker is at 0 until somebody pays', () => {
    expect([drafting().state.vp, drafting().choose('battlefield hedgerows').state.vp]).toEqual([0, 0]);
  });
});

describe('RS.2 nations and year', () => {
  rule('RS.2b', 'the Axis are German in whatever year', () => {
    const years: Dice[] = [
      [3, 3],
      [3, 4],
      [4, 4],
      [4, 5],
      [1, 4],
    ];
    const nations = years.map((year) => {
      const t = drafting({ year, nation: [4, 4] }).choose('battlefield hedgerows');
      return [t.state.draft?.year, idsOf(t).every((id) => id.startsWith('g-ob-'))];
    });
    expect(nations).toEqual([1941, 1942, 1943, 1944, 1945].map((year) => [year, true]));
  });

  rule('RS.2f', 'a roll for a nation that is not in the box is made again', () => {
    const t = drafting({ nation: [5, 5, 1, 1, 6, 6, 1, 2] }).choose('battlefield hedgerows');
    expect([t.state.draft?.allies, generated(t, 'nation')?.value]).toEqual(['russia', 'russia']);
    expect(t.choices.length).toBeGreaterThan(0);
  });

  rule('RS.2g', 'so is a roll for 1939 or 1940', () => {
    const t = drafting({ year: [1, 1, 2, 2, 1, 1, 1, 4] }).choose('battlefield hedgerows');
    expect([t.state.draft?.year, t.told('generated').filter(({ what }) => what === 'year').length]).toEqual([1945, 1]);
  });
});

describe('RS.3 troop quality', () => {
  rule('RS.3a', 'each side has a roll of its own', () => {
    const t = drafting({ axis: [1, 1], allies: [6, 6] }).choose('battlefield hedgerows');
    expect(t.state.draft?.quality).toEqual({ axis: 'elite', allies: 'green' });
    expect(
      t
        .told('generated')
        .filter(({ what }) => what === 'quality')
        .map(({ side, value }) => `${side} ${value}`),
    ).toEqual(['axis elite', 'allies green']);
  });
});

describe('RS.4 Objective chits', () => {
  rule(['RS.4a', 'RS.4b'], 'one chit is open, and each player has a secret one that the other does not see', () => {
    const t = drafting({}, [], ['K', 'F', 'S']).choose('battlefield hedgerows');
    expect([t.state.openChits, t.state.sides.axis.secret, t.state.sides.allies.secret]).toEqual([['K'], ['F'], ['S']]);
    expect(t.told('chit-drawn').map(({ to, chit }) => `${to} ${chit}`)).toEqual(['axis F', 'allies S']);
    const seen = view(t.state, 'allies');
    expect([seen.sides.axis.secret, seen.sides.axis.secrets, seen.sides.allies.secret]).toEqual([undefined, 1, ['S']]);
    expect(t.state.chitCup).toHaveLength(19);
  });

  rule('RS.4b', 'they are still there when the game begins', () => {
    const t = drafting({}, [...leaders(3), ...leaders(3)], ['K', 'F', 'S']).choose('battlefield hedgerows');
    t.choose('order-of-battle g-ob-rifle-platoon', 'order-of-battle a-ob-line-rifle-platoon');
    expect(t.state.phase).toBe('set-up');
    expect([t.state.openChits, t.state.sides.axis.secret, t.state.sides.allies.secret]).toEqual([['K'], ['F'], ['S']]);
    expect(t.state.chitCup).toHaveLength(19);
  });
});

describe('RS.5 orders of battle', () => {
  rule(['RS.5a', 'RS.5c', 'RS.5d'], 'any size of an OB of the nation, the quality and the year that were rolled', () => {
    const sizes = (...names: string[]) => names.flatMap((name) => ['company', 'detachment', 'platoon'].map((size) => `${name}-${size}`));
    const offered = (year: Dice, axis: Dice) => idsOf(drafting({ year, axis, nation: [4, 4] }).choose('battlefield hedgerows'));
    expect(offered([4, 5], [3, 4])).toEqual(sizes('g-ob-rifle', 'g-ob-conscripted-rifle'));
    expect(offered([3, 3], [3, 4])).toEqual(sizes('g-ob-rifle'));
    expect(offered([3, 4], [6, 6])).toEqual(sizes('g-ob-garrison'));
    expect(offered([4, 4], [6, 6])).toEqual(sizes('g-ob-volksgrenadier', 'g-ob-garrison'));
    expect(offered([1, 4], [6, 6])).toEqual(sizes('g-ob-volksgrenadier'));
    const t = drafting().choose('battlefield hedgerows');
    expect(['g-ob-ss-company', 'g-ob-garrison-platoon', 'a-ob-line-rifle-platoon'].map((ob) => t.why(`order-of-battle ${ob}`))).toEqual(
      Array.from({ length: 3 }, () => 'not-to-choose RS.5'),
    );
  });

  rule('RS.5b', 'nobody is told what the other has chosen until both have', () => {
    const t = drafting({}, [...leaders(3), ...leaders(3)]).choose('battlefield hedgerows', 'order-of-battle g-ob-rifle-platoon');
    const seen = (seat?: string) => JSON.stringify(view(t.state, seat)).includes('g-ob-rifle-platoon');
    expect([t.seat, seen('axis'), seen('allies'), seen()]).toEqual(['allies', true, false, false]);
    expect(JSON.stringify(t.events.filter(({ to }) => to === undefined))).not.toContain('g-ob-rifle-platoon');
    t.choose('order-of-battle a-ob-brazilian-platoon');
    expect(t.told('ob-chosen').map(({ ob }) => ob)).toEqual(['g-ob-rifle-platoon', 'a-ob-brazilian-platoon']);
  });

  rule(['RS.5e', 'RS.5f'], 'each pays for his OB: the marker ends on the side of the cheaper one, by the difference', () => {
    const vp = (axis: string, allies: string, dice: Dice) => mustered(axis, allies, [...dice, 3, 4]).state.vp;
    expect(vp('rifle-platoon', 'a-ob-line-rifle-detachment', leaders(3, 3, 4))).toBe(9);
    expect(vp('rifle-company', 'a-ob-line-rifle-platoon', leaders(3, 4, 5, 3))).toBe(-24);
    expect(vp('rifle-platoon', 'a-ob-line-rifle-platoon', leaders(3, 3))).toBe(0);
  });
});

describe('RS.6 leaders', () => {
  rule('RS.6a', 'a company rolls for 3 leaders, a detachment for 2, a platoon for 1', () => {
    const counts = (size: string, dice: Dice) => {
      const t = mustered(`rifle-${size}`, 'a-ob-line-rifle-platoon', [...dice, ...leaders(6), 3, 4]);
      const rolled = t.told('leader-rolled').filter(({ side }) => side === 'axis');
      expect(t.told('leader-rolled').filter(({ side }) => side === 'allies')).toMatchObject([{ leader: 'a-merriam' }]);
      return rolled.map(({ leader }) => leader);
    };
    expect(counts('company', leaders(3, 4, 5))).toEqual(['g-oertel', 'g-pohl', 'g-wiegand']);
    expect(counts('detachment', leaders(3, 4))).toEqual(['g-oertel', 'g-pohl']);
    expect(counts('platoon', leaders(3))).toEqual(['g-oertel']);
  });

  /** What is left to the Axis to set up when an American platoon, far ahead, has bought its support. */
  function company(year: Dice): string[] {
    const t = mustered('rifle-company', 'a-ob-line-rifle-platoon', [...leaders(1, 2, 3), ...leaders(3), 3, 4], { year });
    t.choose('buy a-line', 'done', 'done');
    const own = t.state.toSetUp.find(({ side }) => side === 'axis');
    const men = own?.units.map(({ unit }) => unit) ?? [];
    return [...men, ...(own?.weapons ?? [])].map((id) => id.replace(/-\d+$/, ''));
  }

  rule('RS.6b', 'besides leaders it is what the OB lists for the year, and no more', () => {
    const many = (id: string, count: number) => Array.from({ length: count }, () => id);
    const men = [...many('g-rifle', 9), ...many('g-weapon-team', 2), ...many('g-line-team', 3)];
    const guns = [...many('g-light-mg', 4), ...many('g-heavy-mg', 2)];
    expect(company([4, 5]).toSorted()).toEqual(
      ['g-ruppert', 'g-marquardt', 'g-oertel', ...men, ...guns, ...many('g-medium-mortar', 2)].toSorted(),
    );
    expect(company([4, 4]).toSorted()).toEqual(
      ['g-marquardt', 'g-oertel', 'g-pohl', ...men, ...guns, ...many('g-light-mortar', 3)].toSorted(),
    );
  });
});

describe('RS.7 support', () => {
  rule('RS.7a', 'at 0 VPs nobody rolls', () => {
    const t = mustered('rifle-platoon', 'a-ob-line-rifle-platoon', leaders(3, 3));
    expect([t.state.phase, generated(t, 'support')]).toEqual(['set-up', undefined]);
  });

  rule('RS.7b', 'otherwise the side with the cheaper OB does, once', () => {
    const t = supported([3, 4]);
    expect([t.asks, t.seat, generated(t, 'support')]).toMatchObject(['buy-support', 'axis', { side: 'axis', value: '7' }]);
    const other = mustered('rifle-detachment', 'a-ob-line-rifle-platoon', [...leaders(3, 4), ...leaders(3), 6, 5]);
    expect([other.asks, other.seat, generated(other, 'support')]).toMatchObject(['buy-support', 'allies', { side: 'allies', value: '11' }]);
  });

  rule(['RS.7c', 'RS.7d'], 'one thing has to be bought; another, or the same again, may be', () => {
    const t = supported([3, 4]);
    expect(t.why('done')).toBe('nothing-chosen RS.7');
    t.choose('buy g-rifle');
    expect(t.why('done')).toBeUndefined();
    t.choose('buy g-rifle', 'buy g-weapon-team+g-light-mg', 'done', 'done');
    expect(t.told('bought').map(({ item }) => item)).toEqual(['g-rifle', 'g-rifle', 'g-weapon-team+g-light-mg']);
    expect(t.state.toSetUp[0]?.units.filter(({ unit }) => unit.startsWith('g-rifle'))).toHaveLength(5);
  });

  rule('RS.7e', 'what the column has in this year', () => {
    const column = ['g-dressel', 'g-weapon-team+g-light-mg', 'g-weapon-team+g-medium-mortar', 'g-rifle'];
    expect(supported([3, 4]).choices).toEqual(column.map((id) => `buy ${id}`));
    expect(supported([3, 4]).why('buy g-weapon-team+g-light-mortar')).toBe('not-to-choose RS.7');
    expect(supported([4, 5]).why('buy g-ss')).toBe('not-to-choose RS.7');
    expect(supported([4, 6]).why('buy g-ss')).toBeUndefined();
  });

  rule('RS.7e', 'and as long as there are counters: of a weapon, of a man, or beside those of the OB', () => {
    const gun = 'buy g-weapon-team+g-ig-33-gun';
    expect(supported([5, 6]).choose(gun).why(gun)).toBe('not-to-choose RS.7');
    expect(supported([3, 4]).choose('buy g-dressel').why('buy g-dressel')).toBe('not-to-choose RS.7');
    const t = supported([3, 4]).choose(...buy('g-rifle', 6));
    expect(t.why('buy g-rifle')).toBeUndefined();
    expect(t.choose('buy g-rifle').why('buy g-rifle')).toBe('not-to-choose RS.7');
  });

  rule('RS.7f', 'but no Radio', () => {
    expect(supported([3, 4]).why('buy g-radio-150mm')).toBe('not-to-choose RS.7');
    expect(idsOf(supported([4, 4])).some((id) => id.includes('radio'))).toBe(false);
  });

  rule('RS.7g', 'the prices go to the opponent', () => {
    const t = supported([3, 4]).choose('buy g-dressel', 'buy g-weapon-team+g-light-mg', 'buy g-rifle');
    expect([t.told('bought').map(({ cost }) => cost), t.state.vp]).toEqual([[4, 2, 1], 2]);
    const allies = mustered('rifle-detachment', 'a-ob-line-rifle-platoon', [...leaders(3, 4), ...leaders(3), 6, 5]);
    expect([allies.state.vp, allies.choose('buy a-elite').state.vp]).toEqual([-10, -8]);
  });

  rule('RS.7h', 'past 0 the other side buys as well; at 0 or before it does not', () => {
    const spent = (rifles: number) => supported([3, 4], [3, 4, 3, 4]).choose('buy g-dressel', ...buy('g-rifle', rifles), 'done');
    expect([spent(4).state.vp, spent(4).asks]).toEqual([1, 'buy-fortifications']);
    expect([spent(5).state.vp, spent(5).state.phase]).toEqual([0, 'set-up']);
    const t = spent(6);
    expect([t.state.vp, t.asks, t.seat, t.why('done')]).toEqual([-1, 'buy-support', 'allies', 'nothing-chosen RS.7']);
    t.choose('buy a-line', 'done');
    expect([t.state.vp, t.asks, t.seat]).toEqual([1, 'buy-fortifications', 'axis']);
    expect(t.told('generated').filter(({ what }) => what === 'support')).toHaveLength(2);
  });

  rule('RS.7i', 'a Weapon comes with the unit that it is listed with, and is given to nobody else', () => {
    const t = supported([3, 4]).choose('buy g-weapon-team+g-medium-mortar', 'done', 'done');
    const [first] = t.state.toSetUp;
    expect(first?.units).toContainEqual({ unit: 'g-weapon-team-1', weapon: 'g-medium-mortar-1' });
    expect(first?.weapons).toEqual(['g-light-mg-1', 'g-light-mg-2']);
    expect(t.why('arm g-light-mg-1 g-weapon-team-1')).toBe('weapon-already 8.1.1');
  });

  rule('RS.7j', 'where two leaders are named, one of them comes', () => {
    const t = supported([5, 5]);
    expect(idsOf(t)).toEqual(expect.arrayContaining(['g-steinbach', 'g-reuter']));
    t.choose('buy g-reuter', 'done', 'done');
    const men = t.state.toSetUp[0]?.units.map(({ unit }) => unit) ?? [];
    expect([men.includes('g-reuter'), men.includes('g-steinbach')]).toEqual([true, false]);
  });
});

describe('RS.8 posture', () => {
  const postures = (t: Given) => t.told('posture').map(({ side, posture }) => `${side} ${posture}`);

  rule(['RS.8a', 'RS.8b'], 'whoever is ahead when support is over defends, the other attacks', () => {
    expect(postures(supported([3, 4]).choose('buy g-rifle', 'done', 'done'))).toEqual(['axis defend', 'allies attack']);
    const turned = supported([3, 4], [1, 2]).choose(...['buy g-dressel', ...buy('g-rifle', 7)], 'done', 'buy a-green', 'done', 'done');
    expect([turned.told('bought').length, postures(turned)]).toEqual([9, ['axis attack', 'allies defend']]);
  });

  rule('RS.8a', 'the last VP spent on Fortifications does not change that', () => {
    const t = supported([3, 4]).choose('buy g-dressel', ...buy('g-rifle', 4), 'done', 'buy entrenchments');
    expect([t.told('bought').at(-1)?.item, postures(t)]).toEqual(['entrenchments', ['axis defend', 'allies attack']]);
  });

  rule('RS.8c', 'at 0 both are on Recon', () => {
    expect(postures(mustered('rifle-platoon', 'a-ob-line-rifle-platoon', leaders(3, 3)))).toEqual(['axis recon', 'allies recon']);
  });
});

describe('RS.9 Fortifications', () => {
  /** The Axis defend with 8 VPs. */
  const defender = () => supported([3, 4]).choose('buy g-rifle', 'done');

  rule('RS.9a', 'the Defender may buy some, or none; nobody else is asked', () => {
    const t = defender();
    expect([t.asks, t.seat, t.why('done')]).toEqual(['buy-fortifications', 'axis', undefined]);
    expect(t.choose('done').state.phase).toBe('set-up');
    const recon = mustered('rifle-platoon', 'a-ob-line-rifle-platoon', leaders(3, 3));
    expect([recon.state.phase, recon.asks]).toEqual(['set-up', 'arm']);
  });

  rule(['RS.9b', 'RS.9c'], 'he may buy several, and the same twice, but spends no more than he has', () => {
    const t = defender();
    expect([t.state.vp, t.why('buy prepared-minefield'), t.why('buy hasty-minefield')]).toEqual([8, 'too-expensive RS.9', undefined]);
    t.choose('buy barbed-wire', 'buy trench-line', 'buy trench-line');
    expect([t.state.vp, t.why('buy trench-line'), t.why('buy entrenchments')]).toEqual([1, 'too-expensive RS.9', undefined]);
    t.choose('buy entrenchments');
    expect([t.told('bought').map(({ cost }) => cost), t.state.phase]).toEqual([[1, 3, 2, 2, 1], 'set-up']);
  });
});
