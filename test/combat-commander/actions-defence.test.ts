/** Actions of those who are shot at: A29 Concealment, A36 Light Wounds. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { type Given, given } from './given.ts';

const RIFLE = 'g-rifle-1';
const YANKS = 'a-line-1';

interface Shot {
  readonly units: Record<string, unknown>;
  readonly at: string;
  readonly axis?: Record<string, unknown>;
  readonly allies?: Record<string, unknown>;
  readonly more?: Record<string, unknown>;
}

/** The German Rifles fire with 5 FP and roll 9; whatever the Americans do about it comes next. */
function shot({ units, at, axis = {}, allies = {}, more = {} }: Shot): Given {
  const t = given({
    units: { 'a-line-9': 'O1', ...units },
    axis: { hand: ['G-50'], pile: ['G-55'], ...axis },
    allies: { pile: ['A-5', 'A-6'], ...allies },
    ...more,
  });
  return t.choose('order G-50', `activate ${RIFLE}`, `target ${at}`);
}

/** The windows that go by from here to there. */
function windows(t: Given, until: string): string[] {
  const asked: string[] = [];
  while (t.asks !== until) {
    asked.push(t.asks);
    t.pass();
  }
  return asked;
}

describe('A29 Concealment', () => {
  const hidden = { allies: { hand: ['A-26', 'A-27'], pile: ['A-5'] } };

  rule(['A29a', 'A29e'], 'it is played right before the Defense Roll, when the Attack Total is known', () => {
    const t = given({
      units: { [RIFLE]: 'L7', [YANKS]: 'N7' },
      axis: { hand: ['G-50', 'G-27'], pile: ['G-55'] },
      ...hidden,
    }).choose('order G-50', `activate ${RIFLE}`);
    expect(t.why('concealment G-27')).toBe('not-now O20.3');
    t.choose('target N7');
    expect([t.asks, t.why('concealment G-27')]).toEqual(['fire-actions', 'not-now A24.1']);
    t.until('defence-actions');
    expect(t.seat).toBe('allies');
    expect(t.last('attack-total').total).toBe(14);
    expect(t.told('defended')).toEqual([]);
    t.choose('concealment A-26', 'pass');
    expect(t.last('rolled').purpose).toBe('fire-defence');
    expect(t.why('concealment A-27')).toBe('not-now 9.1');
  });

  rule('A29b', 'the Attack Total falls by the Cover of the hex', () => {
    const t = shot({ units: { [RIFLE]: 'L7', [YANKS]: 'L8' }, at: 'L8', ...hidden })
      .choose('concealment A-26')
      .until();
    expect(t.told('concealed')).toMatchObject([{ cover: 2, total: 12 }]);
    expect(t.last('defended')).toMatchObject({ morale: 8, roll: 3, defence: 11, attack: 12, result: 'broken' });
  });

  rule('A29f', 'it may be played without any Cover, and below none it helps the attacker', () => {
    const concealedIn = (hex: string) =>
      shot({ units: { [RIFLE]: 'L7', [YANKS]: hex }, at: hex, ...hidden })
        .choose('concealment A-26')
        .until();
    const open = concealedIn('L6');
    expect([open.last('concealed'), open.last('defended')]).toMatchObject([{ cover: 0, total: 14 }, { attack: 14 }]);
    const road = concealedIn('M7');
    expect([road.last('concealed'), road.last('defended')]).toMatchObject([
      { cover: -1, total: 15 },
      { cover: -1, attack: 15 },
    ]);
    expect(road.state.sides.allies.hand).not.toContain('A-26');
  });

  rule('A29c', 'under Spray Fire the better Cover of the two hexes serves a unit in the other', () => {
    const units = { [RIFLE]: 'L6', [YANKS]: 'M7', 'a-line-2': 'N7' };
    const t = shot({ units, at: 'N7', axis: { hand: ['G-50', 'G-7'] }, allies: { hand: ['A-26'], pile: ['A-5', 'A-6'] } });
    t.choose('spray-fire G-7 M7', 'defend a-line-2').until('defence-actions');
    t.choose('concealment A-26').until();
    expect(t.told('concealed')).toMatchObject([{ cover: 1, total: 13 }]);
    expect(t.told('defended')).toMatchObject([
      { unit: 'a-line-2', attack: 14 },
      { unit: YANKS, cover: -1, attack: 13 },
    ]);
  });

  rule('A29d', 'a Road, a Wall, or Foxholes against a Mortar change the Cover first', () => {
    const cover = (t: Given) => t.choose('concealment A-26').last('concealed').cover;
    expect(cover(shot({ units: { [RIFLE]: 'L5', [YANKS]: 'M5' }, at: 'M5', ...hidden }))).toBe(1);
    expect(cover(shot({ units: { [RIFLE]: 'N6', [YANKS]: 'O6' }, at: 'O6', ...hidden }))).toBe(2);
    const dug = { more: { fortifications: { N7: 'foxholes' } }, ...hidden };
    expect(cover(shot({ units: { [RIFLE]: 'L7', [YANKS]: 'N7' }, at: 'N7', ...dug }))).toBe(3);
    const shelled = given({
      units: { 'g-weapon-team-1': { at: 'L7', weapon: 'g-light-mortar-1' }, [YANKS]: 'N7' },
      fortifications: { N7: 'foxholes' },
      axis: { hand: ['G-50'], pile: ['G-65', 'G-55'] },
      ...hidden,
    }).choose('order G-50', 'activate g-weapon-team-1', 'shell g-light-mortar-1 N7');
    expect(cover(shelled)).toBe(4);
  });

  rule('A29d', 'a Flamethrower leaves no Cover to hide in', () => {
    const t = given({
      units: { 'g-pionier-1': { at: 'L7', weapon: 'g-flamethrower-1' }, [YANKS]: 'L8' },
      axis: { hand: ['G-50'], pile: ['G-65', 'G-55'] },
      ...hidden,
    }).choose('order G-50', 'activate g-pionier-1', 'shell g-flamethrower-1 L8');
    expect(t.until('defence-actions').choose('concealment A-26').last('concealed').cover).toBe(0);
  });
});

describe('A36 Light Wounds', () => {
  /** 14 against 6 or 8 and 3: whoever stands on open ground breaks. */
  const hurt = (squad: unknown, allies: Record<string, unknown> = {}, id = YANKS) =>
    shot({ units: { [RIFLE]: 'L7', [id]: squad }, at: 'L6', allies: { hand: ['A-46', 'A-3'], pile: ['A-5', 'A-6'], ...allies } });

  rule('A36a', 'it is played at the moment at which a Squad would break, broken or not; a Team or Leader cannot be saved', () => {
    const t = hurt('L6').until('light-wounds');
    expect([t.seat, t.last('defended').result, t.told('broke')]).toEqual(['allies', 'broken', []]);
    expect(hurt({ at: 'L6', broken: true }, { pile: ['A-5'] }).until('light-wounds').choices).toEqual(['light-wounds A-46', 'pass']);
    for (const id of ['a-line-team-1', 'a-mccready']) {
      const other = hurt('L6', {}, id);
      expect(windows(other, 'turn')).not.toContain('light-wounds');
      expect(other.told('broke')).toMatchObject([{ unit: id }]);
    }
  });

  rule('A36a', 'a Squad that is only suppressed needs none', () => {
    const t = hurt('L6', { pile: ['A-43'] });
    expect(windows(t, 'turn')).not.toContain('light-wounds');
    expect(t.told('suppressed')).toMatchObject([{ unit: YANKS }]);
  });

  rule('A36b', 'KIA and a lost Melee eliminate outright: it cannot be played against them', () => {
    const kia = given({
      units: { 'g-conscript-1': { at: 'A5', broken: true }, [YANKS]: { at: 'L6', broken: true }, 'a-line-9': 'O1' },
      axis: { hand: ['G-7'], pile: ['G-33', 'G-8'] },
      allies: { hand: ['A-46'] },
    }).choose('order G-7', `kill ${YANKS}`);
    expect(kia.told('eliminated')).toMatchObject([{ unit: YANKS, points: 2 }]);
    const melee = given({
      units: { [RIFLE]: 'L7', [YANKS]: 'L6', 'a-line-9': 'O1' },
      axis: { hand: ['G-68'], pile: ['G-55'] },
      allies: { hand: ['A-46'], pile: ['A-5'] },
    }).choose('order G-68', `activate ${RIFLE}`, `advance ${RIFLE} L6`);
    expect(windows(melee, 'turn')).not.toContain('light-wounds');
    expect(melee.told('eliminated')).toMatchObject([{ unit: YANKS }]);
  });

  rule(['A36c', 'A36d'], 'it costs 1 VP; the Squad is not broken, nor lost: it is a free counter again', () => {
    const t = hurt('L6').choose('light-wounds A-46');
    expect(t.told('points')).toMatchObject([{ side: 'axis', points: 1, why: 'light-wounds', vp: 1 }]);
    expect([t.told('broke'), t.told('eliminated'), t.state.sides.allies.casualties]).toEqual([[], [], []]);
    expect([t.at(YANKS), t.at('a-line-team-1')]).toEqual(['', 'L6']);
  });

  rule('A36d', 'nor is a broken Squad lost', () => {
    const t = hurt({ at: 'L6', broken: true }).choose('light-wounds A-46');
    expect([t.state.vp, t.told('eliminated'), t.state.sides.allies.casualties]).toEqual([1, [], []]);
  });

  rule('A36e', 'the Team in its hex is Green, Line or Elite as the side is, whatever the Squad was', () => {
    const team = (quality: string) => hurt('L6', { quality }, 'a-elite-1').choose('light-wounds A-46').last('lightly-wounded').team;
    expect(['green', 'line', 'elite'].map(team)).toEqual(['a-green-team-1', 'a-line-team-1', 'a-elite-team-1']);
  });

  rule('A36e', 'a Team counter that is on the map cannot be taken; with none left there are no Light Wounds', () => {
    const teams = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`a-line-team-${i + 1}`, `O${i + 2}`]));
    const wounded = (n: number) =>
      shot({ units: { [RIFLE]: 'L7', [YANKS]: 'L6', ...teams(n) }, at: 'L6', allies: { hand: ['A-46'], pile: ['A-5'] } });
    expect(wounded(7).choose('light-wounds A-46').last('lightly-wounded').team).toBe('a-line-team-8');
    const none = wounded(8);
    expect(windows(none, 'turn')).not.toContain('light-wounds');
    expect(none.told('broke')).toMatchObject([{ unit: YANKS }]);
  });

  rule(['A36f', 'A36g'], 'the Team is broken as the Squad was, and keeps its Weapon and markers', () => {
    const marked = { at: 'L6', weapon: 'a-medium-mg-1', weaponBroken: true, suppressed: true, veteran: true };
    const whole = hurt(marked).choose('light-wounds A-46').unit('a-line-team-1');
    expect(whole).toMatchObject({ broken: false, weapon: 'a-medium-mg-1', weaponBroken: true, suppressed: true, veteran: true });
    const broken = hurt({ at: 'L6', broken: true }).choose('light-wounds A-46').unit('a-line-team-1');
    expect(broken).toMatchObject({ broken: true, weapon: '', suppressed: false, veteran: false });
  });

  rule('A36h', 'the Team has been activated if the Squad had: it may finish the Squad’s move, but begin no other', () => {
    const t = given({
      units: { [RIFLE]: 'L6', [YANKS]: 'O8' },
      fortifications: { L7: 'mines' },
      axis: { hand: ['G-20', 'G-21', 'G-66'], pile: ['G-5'] },
      allies: { pile: ['A-55'] },
    }).choose('order G-20', `activate ${RIFLE}`, `set-out ${RIFLE}`, 'step L7', 'light-wounds G-66');
    expect(t.unit('g-line-team-1')).toMatchObject({ activated: true, broken: false });
    expect(t.why('step M8')).toBeUndefined();
    t.choose('halt', 'end-move');
    expect(t.why('order G-21')).toBe('already-activated O14.1');
    expect(hurt('L6').choose('light-wounds A-46').unit('a-line-team-1').activated).toBe(false);
  });
});
