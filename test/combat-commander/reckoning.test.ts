/** What a seat works out from what it is shown, as it comes over the wire, is what the rules have, however the rest is dealt. */
import { describe, expect, it } from 'vitest';
import { randomChoice } from '../../src/bots/random.ts';
import { EVERYWHERE } from '../../src/games/combat-commander/content/battle-map.ts';
import { SIDES } from '../../src/games/combat-commander/content/terms.ts';
import { copyState } from '../../src/games/combat-commander/copy.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import { aimOfGun, aimOfSpotter, attackAhead, defendersOf, hindranceOf } from '../../src/games/combat-commander/reckoning/attacks.ts';
import { meaningOf } from '../../src/games/combat-commander/reckoning/dice.ts';
import {
  commandRadius,
  crowdWith,
  hexFigures,
  lookersAt,
  pointsForExit,
  stepCost,
  underWay,
  uselessFollowers,
} from '../../src/games/combat-commander/reckoning/hexes.ts';
import { unitFigures, weaponFigures } from '../../src/games/combat-commander/reckoning/pieces.ts';
import { determinize } from '../../src/games/combat-commander/secrets.ts';
import { type Known, now, type State } from '../../src/games/combat-commander/state.ts';
import { ownSide, type View, view } from '../../src/games/combat-commander/view.ts';
import type { Choice } from '../../src/games/combat-commander/vocabulary.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';
import { given } from './given.ts';

/** As a browser gets it. */
const received = (state: State, seat: string): View => JSON.parse(JSON.stringify(view(state, seat))) as View;

/** Everything that can be asked about a position and the choices in it. */
function reckoned(known: Known, seat: string, choices: readonly Choice[]): unknown {
  const own = SIDES.find((side) => side === seat) ?? 'axis';
  const attack = now(known, 'attack');
  const roll = now(known, 'roll');
  const { group } = underWay(known);
  return {
    units: known.units.map((unit) => [
      unit.id,
      unitFigures(known, unit),
      commandRadius(known, unit),
      pointsForExit(known, unit.side, [unit.id]),
    ]),
    weapons: known.units
      .filter(({ weapon }) => weapon !== '')
      .map((unit) => [unit.weapon, weaponFigures(known, unit), aims(known, unit.weapon)]),
    hexes: EVERYWHERE.map((hex) => [hexFigures(known, hex), stepCost(known, hex), crowdWith(known, own, hex, group)]),
    looked: known.units.map(({ at, side }) => lookersAt(known, side, at)),
    useless: uselessFollowers(known).map(({ id }) => id),
    defenders: attack && defendersOf(known, attack).map(({ unit, ...rest }) => [unit.id, rest]),
    meaning: roll && meaningOf(known, roll),
    ahead: choices.map((choice) => {
      const led = attackAhead(known, own, choice);
      return led && [led, hindranceOf(known, led)];
    }),
  };
}

const aims = (known: Known, weapon: string) => EVERYWHERE.map((hex) => [aimOfGun(known, weapon, hex), aimOfSpotter(known, hex)]);

describe('what a seat works out', () => {
  const LOOKS = 120;

  for (const setup of ['bridgehead', 'night-shift', 'tank-wagons']) {
    it(`is what the rules have, whatever it cannot see: ${setup}`, { timeout: 120_000 }, () => {
      const match = new Match(combatCommander, combatCommander.begin({ id: setup, options: {} }, randomFrom(setup)), {}, false);
      const random = randomFrom(`reckoning ${setup}`);
      const seen = new Set<string>();
      for (let looks = 0, i = 0; match.decision && looks < LOOKS; i++) {
        const choices = match.choices();
        const seat = match.decision.seats[0] ?? '';
        // Rolls and attacks are rare and soon over; of the rest one now and then will do.
        if (now(match.state, 'attack') || now(match.state, 'roll') || i % 20 === 0) {
          looks++;
          for (const { what } of match.state.doing) seen.add(what);
          const truth = reckoned(match.state, seat, choices);
          expect(reckoned(received(match.state, seat), seat, choices)).toEqual(truth);
          const redealt = copyState(match.state);
          determinize(redealt, [seat], randomFrom(`${looks}`));
          expect(reckoned(received(redealt, seat), seat, choices)).toEqual(truth);
        }
        match.choose(randomChoice(choices, random));
      }
      expect([...seen]).toEqual(expect.arrayContaining(['attack', 'roll', 'move', 'fire']));
    });
  }

  it('knows its own hand and no other', () => {
    const { state } = given({ units: { 'g-rifle-1': 'H5', 'a-line-1': 'H6' }, axis: { hand: ['G-52'] }, allies: { hand: ['A-1'] } });
    const [axis, allies] = SIDES.map((side) => received(state, side));
    expect([axis && ownSide(axis), allies && ownSide(allies), ownSide(received(state, 'nobody'))]).toEqual(['axis', 'allies', undefined]);
    expect([axis?.sides.axis.hand, axis?.sides.allies.hand]).toEqual([['G-52'], undefined]);
  });
});
