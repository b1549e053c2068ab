/** Events that fall on somebody: E57, E60, E61, E62, E63, E64, E66, E72, E75. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { eventWith, PATIENT } from './event-drawn.ts';
import { type Given, given } from './given.ts';

const RIFLE = 'g-rifle-1';
const YANKS = 'a-line-1';

/** The broken Team lies in the woods of A3. */
const event = eventWith({ at: 'A3', order: 'G-9' });

/** A German Fire Attack Roll of 7 brings up the card, and no German is broken. */
const firingEvent = (card: string, units: Record<string, unknown> = {}) =>
  given({
    units: { [RIFLE]: 'L7', [YANKS]: 'N7', ...units },
    axis: { hand: ['G-50'], pile: ['G-34', card] },
  }).choose('order G-50', `activate ${RIFLE}`, 'target N7', 'pass');

/** Two units in one hex, and the German Melee Roll brings up the card. */
const meleeEvent = (card: string, german: Record<string, unknown>) =>
  given({
    units: { [RIFLE]: { at: 'L6', ...german }, [YANKS]: 'L7', 'g-rifle-9': 'A1', 'a-line-9': 'O1' },
    axis: { hand: ['G-68'], pile: ['G-34', card] },
    allies: { pile: ['A-13'] },
  })
    .choose('order G-68', `activate ${RIFLE}`, `advance ${RIFLE} L7`)
    .until();

const struck = (t: Given) => t.told('broke').map(({ unit }) => unit);
const lost = (t: Given) => t.told('eliminated').map(({ unit }) => unit);
const suppressed = (t: Given) => t.told('suppressed').map(({ unit }) => unit);

describe('E57 Fog of War', () => {
  rule(['E57a', 'E57b'], 'each player loses a card to his own discards', () => {
    const t = event('G-72', { hand: ['G-3', 'G-4'], more: { allies: { hand: ['A-3', 'A-4', 'A-5'] } } });
    const [allied, german] = t.told('card-lost');
    expect([allied?.side, german?.side]).toEqual(['allies', 'axis']);
    const { axis, allies } = t.state.sides;
    expect([axis.hand.length, allies.hand.length]).toEqual([1, 2]);
    expect(allies.deck.discards).toEqual([allied?.card]);
    expect(axis.deck.discards).toContain(german?.card);
  });

  rule('E57a', 'the cards are drawn blindly', () => {
    const draws = Array.from({ length: 12 }, (_, i) => {
      const t = event('G-72', { hand: ['G-3', 'G-4'], more: { allies: { hand: ['A-3', 'A-4', 'A-5'] } }, seed: `${i}` });
      return t.told('card-lost').map(({ card }) => card);
    });
    expect(new Set(draws.map(([allied]) => allied)).size).toBe(3);
    expect(new Set(draws.map(([, german]) => german)).size).toBe(2);
  });
});

describe('E60 Interdiction', () => {
  const units = {
    [RIFLE]: 'L7',
    'g-rifle-2': 'N7',
    [YANKS]: 'M7',
    'a-line-2': { at: 'L6', suppressed: true },
    'a-line-3': { at: 'L6', broken: true },
    'a-line-4': 'M5',
    'a-line-5': 'K10',
  };

  rule(['E60a', 'E60b', 'E60c'], 'somebody in the open must be named, friend or foe, broken or not, who is not suppressed yet', () => {
    const t = event('G-35', { units, more: { fortifications: { K10: 'foxholes' } } });
    expect(t.choices.sort()).toEqual([`interdict ${YANKS}`, 'interdict a-line-3', `interdict ${RIFLE}`]);
    expect(suppressed(t.choose('interdict a-line-3'))).toEqual(['a-line-3']);
  });

  rule('E60b', 'if only one’s own stand in the open it is one of them', () => {
    expect(suppressed(event('G-35', { units: { [RIFLE]: 'L7', [YANKS]: 'N7' } }))).toEqual([RIFLE]);
  });
});

describe('E61 Interrogation', () => {
  const asked = () => event('G-46', { hand: ['G-3'], more: { allies: { hand: ['A-3', 'A-50'] } } });

  rule('E61a', 'the opponent’s whole hand is shown to the drawer alone', () => {
    expect(asked().told('hand-shown')).toMatchObject([{ to: ['axis'], side: 'allies', cards: ['A-3', 'A-50'] }]);
  });

  rule(['E61b', 'E61c'], 'he may pick one card, which is discarded, or none', () => {
    const t = asked();
    expect([t.seat, ...t.choices]).toEqual(['axis', 'interrogate A-3', 'interrogate A-50', 'decline']);
    t.choose('interrogate A-50');
    expect([t.state.sides.allies.hand, t.state.sides.allies.deck.discards]).toEqual([['A-3'], ['A-50']]);
    expect(asked().choose('decline').state.sides.allies.hand).toEqual(['A-3', 'A-50']);
  });
});

describe('E62 KIA', () => {
  rule(['E62a', 'E62b'], 'a broken unit of either side must be named, and is eliminated', () => {
    const t = event('G-8', { units: { [YANKS]: { at: 'O8', broken: true }, 'a-line-2': 'N7', [RIFLE]: 'L7' } });
    expect(t.choices).toEqual([`kill ${PATIENT}`, `kill ${YANKS}`]);
    expect(lost(t.choose(`kill ${YANKS}`))).toEqual([YANKS]);
  });

  rule('E62b', 'if nobody else is broken it is one’s own', () => {
    expect(lost(event('G-8', { units: { [RIFLE]: 'L7' } }))).toEqual([PATIENT]);
  });
});

describe('E63 Malfunction', () => {
  const armed = {
    [RIFLE]: { at: 'L7', weapon: 'g-light-mg-1' },
    [YANKS]: { at: 'N7', weapon: 'a-medium-mg-1' },
    'a-line-2': { at: 'M7', weapon: 'a-heavy-mg-1', weaponBroken: true },
  };
  const jams = (card: string) => event('G-50', { pile: [card], units: armed });

  rule(['E63a', 'E63b'], 'the unbroken Weapon nearest to a random hex breaks, whosever it is', () => {
    const theirs = jams('G-67');
    expect(theirs.told('random-hex')).toMatchObject([{ hex: 'N7' }]);
    expect(theirs.told('weapon-broke')).toMatchObject([{ weapon: 'a-medium-mg-1' }]);
    expect(jams('G-57').told('weapon-broke')).toMatchObject([{ weapon: 'g-light-mg-1' }]);
  });

  rule('E63c', 'if several are equally near the drawer decides', () => {
    const t = jams('G-62');
    expect([t.seat, ...t.choices]).toEqual(['axis', `malfunction ${YANKS}`, `malfunction ${RIFLE}`]);
    expect(t.choose(`malfunction ${RIFLE}`).told('weapon-broke')).toMatchObject([{ weapon: 'g-light-mg-1' }]);
  });
});

describe('E64 Medic!', () => {
  rule(['E64a', 'E64b'], 'a broken unit of either side must be named, and rallies without a roll', () => {
    const t = event('G-7', { units: { [YANKS]: { at: 'O8', broken: true }, [RIFLE]: 'L7' } });
    expect(t.choices).toEqual([`rally ${PATIENT}`, `rally ${YANKS}`]);
    t.choose(`rally ${PATIENT}`);
    expect([t.unit(PATIENT).broken, t.told('rolled')]).toMatchObject([false, [{ purpose: 'rally' }]]);
  });

  rule('E64b', 'if only the enemy has broken units he is helped', () => {
    const t = firingEvent('G-7', { 'a-line-2': { at: 'O8', broken: true } });
    expect(t.told('rallied')).toMatchObject([{ side: 'allies', unit: 'a-line-2' }]);
  });
});

describe('E66 Prisoners of War', () => {
  const near = { 'g-rifle-2': { at: 'L6', broken: true }, 'g-rifle-3': { at: 'M8', broken: true } };

  rule(['E66a', 'E66b'], 'a broken unit of one’s own next to an enemy must be given up, one’s own choice', () => {
    const others = { [RIFLE]: 'L7', 'g-rifle-4': { at: 'B5', broken: true }, 'a-line-2': { at: 'N6', broken: true } };
    const t = event('G-65', { units: { ...near, ...others, [YANKS]: 'M7' } });
    expect([t.seat, ...t.choices]).toEqual(['axis', 'capture g-rifle-2', 'capture g-rifle-3']);
    expect(lost(t.choose('capture g-rifle-3'))).toEqual(['g-rifle-3']);
  });

  rule('E66b', 'two hexes away is far enough; in the same hex it is taken', () => {
    const t = event('G-65', { units: { 'g-rifle-2': { at: 'L6', broken: true }, [YANKS]: 'N7' } });
    expect([lost(t), t.told('event-void')]).toMatchObject([[], [{ event: 'prisoners-of-war' }]]);
    expect(meleeEvent('G-65', { broken: true }).told('eliminated')).toMatchObject([{ unit: RIFLE, rule: 'E66' }]);
  });
});

describe('E72 Shell Shock', () => {
  const shocked = (card: string, units: Record<string, unknown>) => event('G-10', { pile: [card], units });

  rule(['E72a', 'E72b'], 'the unit nearest to a random hex breaks, whosever it is', () => {
    const t = shocked('G-71', { [RIFLE]: 'M7', [YANKS]: 'N7' });
    expect(t.told('random-hex')).toMatchObject([{ hex: 'O7' }]);
    expect(struck(t)).toEqual([YANKS]);
    expect(struck(shocked('G-57', { [RIFLE]: 'M7', [YANKS]: 'O8' }))).toEqual([RIFLE]);
  });

  rule('E72c', 'one only: among several equally near, even in one hex, the drawer decides', () => {
    const t = shocked('G-62', { [RIFLE]: 'L7', [YANKS]: 'N7', 'a-keller': 'N7', 'a-line-2': 'O8' });
    expect([t.seat, ...t.choices]).toEqual(['axis', `shock ${YANKS}`, `shock ${RIFLE}`, 'shock a-keller']);
    expect(struck(t.choose('shock a-keller'))).toEqual(['a-keller']);
  });
});

describe('E75 Suppressing Fire', () => {
  const gunner = (more: Record<string, unknown> = {}) => ({ 'g-weapon-team-1': { at: 'A1', weapon: 'g-light-mg-1', ...more } });
  /** In sight of A1: H5 is 8 hexes away, G7 is 9. */
  const enemies = { [YANKS]: 'H5', 'a-line-2': 'G7', 'a-line-3': { at: 'H5', suppressed: true }, 'a-line-4': 'G8' };
  const covered = (units: Record<string, unknown>) => event('G-41', { units: { ...enemies, ...units } });
  const offered = (t: Given) => (t.asks === 'may-suppress' ? t.choices : []);

  rule(['E75a', 'E75b'], 'one enemy unit that is not suppressed yet may be, or none', () => {
    const t = covered({ ...gunner(), [RIFLE]: 'B1' });
    expect([t.seat, ...t.choices]).toEqual(['axis', `suppress ${YANKS}`, 'decline']);
    expect(suppressed(t.choose(`suppress ${YANKS}`))).toEqual([YANKS]);
    expect(suppressed(covered(gunner()).choose('decline'))).toEqual([]);
  });

  rule('E75c', 'an MG must see and reach it, with the Range that it has now', () => {
    expect(offered(covered(gunner()))).toEqual([`suppress ${YANKS}`, 'decline']);
    expect(offered(covered({ ...gunner(), 'g-marquardt': 'A1' }))).toEqual([`suppress ${YANKS}`, 'suppress a-line-2', 'decline']);
    expect(offered(covered({ 'g-weapon-team-1': { at: 'A1', weapon: 'g-medium-mortar-1' } }))).toEqual([]);
    expect(offered(event('G-41', { units: { ...gunner({ at: 'L9' }), [YANKS]: 'L7' } }))).toEqual([]);
  });

  rule(['E75d', 'E75e', 'E75f'], 'neither a broken MG will do, nor one whose carrier is broken or suppressed', () => {
    expect(offered(covered(gunner({ weaponBroken: true })))).toEqual([]);
    expect(offered(covered(gunner({ broken: true })))).toEqual([]);
    const fired = (carrier: Record<string, unknown>) => firingEvent('G-41', { ...gunner(carrier), 'a-line-2': 'H5' });
    expect(offered(fired({ suppressed: true }))).toEqual([]);
    expect(offered(fired({}))).toEqual(['suppress a-line-2', 'decline']);
  });
});
