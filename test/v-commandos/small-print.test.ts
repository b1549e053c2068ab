/** What the books say in half a sentence. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { begun, GROUND, given } from './given.ts';

const enemies = (tile: string, count: number, kind = 'mp40') => ({ [tile]: { enemies: { [kind]: count } } });
const NOBODY = { reserve: { null: 7 } };

describe('Half a sentence', () => {
  rule('2.1f', 'enemies are seen everywhere: on a small tile, in a nest, by somebody hidden', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-2', carries: ['sten-silenced'] } },
        ground: { guards: { 'ground-nest-1': 'mp40' }, tiles: enemies('ground-1', 1) },
      },
      [1, 1, 1, 1],
    );
    t.by('medic', 'shoot sten-silenced ground-1', 'shoot sten-silenced ground-3');
    expect([t.told('shot').length, t.commando('medic').visible]).toEqual([2, false]);
  });

  rule('6.12i', 'while the hits of a shot are dealt nobody blows up a charge, not the shooter either', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-1' }, sniper: { at: 'ground-4', saved: 1 } },
        ground: { tiles: { 'ground-5': { enemies: { mp40: 1, mauser: 1 } }, 'ground-6': { charges: 1 } } },
      },
      [3, 1, 'tnt'],
    );
    t.by('medic', 'shoot sten ground-5');
    expect([t.asks, t.seats, t.choicesOf('medic')]).toEqual(['kills', ['commando-1'], ['kill mp40', 'kill mauser']]);
    t.by('medic', 'kill mp40');
    expect(t.choicesOf('sniper')).toContain('blow-up ground-6');
  });

  rule(['9.1c', '10.1d'], 'healthy, with nothing saved; the card that was chosen is not changed for another', () => {
    const t = begun('quick/goods-yard', 'one');
    t.by('commando-1', 'select medic blue').by('commando-2', 'select scout tan');
    expect(t.view.commandos.map(({ wounds, saved, critical, side }) => [wounds, saved, critical, side])).toEqual([
      [0, 0, 0, 'blue'],
      [0, 0, 0, 'tan'],
    ]);
    expect(t.choicesOf('medic').filter((text) => /^(select|side)/.test(text))).toEqual([]);
  });

  rule('11.1d', 'three enemies on the tile of a trap door: up, and down again', () => {
    const t = given({ commandos: { medic: { since: 1 } }, ground: { tiles: enemies('ground-1', 3) } }, [6, 6, 6]);
    t.by('medic', 'move ground-1', 'exit');
    expect(t.told('exited')).toHaveLength(1);
  });

  rule('11.5e', 'its own deck keeps its cards for the turns; the direction comes out of the main deck', () => {
    const t = given({
      level: { ...GROUND, turns: 3 },
      commandos: { medic: { at: 'ground-10' } },
      events: ['reserves-1'],
      ...NOBODY,
      levels: { ground: { since: 2, event: 'long-night-1', deck: ['rain-1', 'rain-2'], tiles: enemies('ground-1', 1) } },
    });
    t.restOfTurn();
    expect(t.last('direction-redrawn')).toMatchObject({ card: 'reserves-1', towards: 'east' });
    expect([t.last('event-drawn').card, t.level.deck]).toEqual(['rain-1', ['rain-2']]);
  });

  rule('14.3e', 'a crowbar at a door opens it and bars nothing', () => {
    const t = given({ commandos: { medic: { at: 'ground-6', carries: ['crowbar'] } } });
    expect(t.whyNot('medic', 'barricade ground-door-1')).toBe('no-entrance-here 14.3');
    expect(t.choicesOf('medic').filter((text) => /crow|force|barricade/.test(text))).toEqual(['force-door ground-door-1', 'drop crowbar']);
  });

  rule('14.6d', 'a charge leaves the nest where it is, for one', () => {
    const t = given({
      commandos: { medic: { at: 'ground-2' }, scout: { at: 'ground-2' } },
      ground: { guards: { 'ground-nest-1': 'mp40' }, tiles: { 'ground-3': { charges: 1 } } },
    });
    t.by('medic', 'blow-up ground-3', 'move ground-3', 'done').by('scout', 'move ground-3');
    expect([t.commando('medic').inNest, t.commando('scout').inNest]).toEqual([true, false]);
    expect(t.whyNot('scout', 'enter-nest')).toBe('nest-taken 14.6');
  });

  rule('15.1i', 'left alone he stays where he is, whatever the enemy does', () => {
    const t = given({
      level: {
        ...GROUND,
        objectives: [
          { tile: 'A', do: 'escort', who: 'professor' },
          { tile: 'I', do: 'interact', points: 1 },
        ],
      },
      commandos: { medic: { at: 'ground-4' } },
      escorts: { professor: { at: 'ground-4', objective: 'ground-objective-1' } },
      ...NOBODY,
      levels: { ground: { event: 'card-players-1', turned: ['ground-objective-1'] } },
    });
    t.by('medic', 'move ground-3', 'go-alone').restOfTurn();
    expect(t.view.escorts).toMatchObject([{ id: 'professor', at: 'ground-4' }]);
  });
});
