/** Where one chapter reaches into another: what a reader of one of them alone would miss. */
import { describe, expect } from 'vitest';
import { rule } from '../ledger.ts';
import { GROUND, given } from './given.ts';

const enemies = (tile: string, count: number, kind = 'mp40') => ({ [tile]: { enemies: { [kind]: count } } });
const NOBODY = { reserve: { null: 7 } };

describe('6.17 Saved points and turns', () => {
  rule('6.17d', 'a saved point begins nobody’s turn: he pays with it, another takes his turn, and his own three are still his', () => {
    const t = given({ commandos: { sniper: { at: 'ground-1', saved: 1 }, medic: { at: 'ground-2' } } });
    t.by('sniper', 'use-saved', 'move ground-2');
    expect([t.commando('sniper').left, t.state.acting]).toEqual([3, -1]);
    t.by('medic', 'move ground-1', 'done').by('sniper', 'move ground-1', 'move ground-2', 'done');
    expect(t.last('turn-finished')).toMatchObject({ commando: 'sniper', lost: 1 });
  });

  rule('6.17d', 'what he has taken in hand is his while another is at it', () => {
    const t = given({ commandos: { sniper: { at: 'ground-1', saved: 1 }, medic: { at: 'ground-2' } } });
    t.by('sniper', 'use-saved').by('medic', 'move ground-1');
    t.by('sniper', 'move ground-2');
    expect(t.whyNot('sniper', 'move ground-1')).toBe('another-acts 6.1');
    expect([t.commando('sniper').left, t.commando('sniper').drawn]).toEqual([3, 0]);
  });

  rule('6.16c', 'a point is saved out of this turn’s points, never out of a saved one', () => {
    const t = given({ commandos: { sniper: { at: 'ground-1', saved: 1 }, medic: { at: 'ground-2' } } });
    t.by('sniper', 'use-saved', 'save');
    expect([t.commando('sniper').left, t.commando('sniper').drawn, t.commando('sniper').savedTop]).toEqual([2, 1, true]);
  });

  rule(['14.2c', '6.17d'], 'healed by another he gets back points, and what he paid with saved ones is not taken off', () => {
    const t = given({
      commandos: { sapper: { at: 'ground-1', wounds: 1, saved: 1 }, scout: { at: 'ground-1', carries: ['first-aid'] } },
    });
    t.by('sapper', 'use-saved', 'move ground-2', 'move ground-1', 'move ground-2');
    expect(t.commando('sapper').finished).toBe(true);
    t.by('scout', 'move ground-2', 'first-aid sapper');
    expect(t.commando('sapper').left).toBe(1);
  });

  rule('6.1e', 'whoever has lost all his points before he began has had his turn', () => {
    const t = given(
      {
        commandos: { medic: { at: 'ground-1', visible: true, wounds: 2 }, scout: { at: 'ground-2', carries: ['grenade'] } },
        ground: { alarm: 'triggered', tiles: enemies('ground-1', 1) },
      },
      [6, 6, 1, 'tnt'],
    );
    t.by('scout', 'throw ground-1');
    expect([t.commando('medic').critical, t.commando('medic').finished]).toEqual([2, true]);
  });
});

describe('6.2 What costs nothing, between the enemy’s steps', () => {
  rule(['6.2b', '14.6a'], 'seen beside a free nest he may take cover before they shoot', () => {
    const t = given(
      {
        phase: 'before-shooting',
        commandos: { medic: { at: 'ground-3', visible: true } },
        ground: { alarm: 'triggered', tiles: enemies('ground-4', 1, 'mauser') },
      },
      [4],
    );
    expect(t.asks).toBe('moment');
    t.by('medic', 'enter-nest').restOfTurn();
    expect(t.told('wounded')).toEqual([]);
  });

  const nestAndGround = (medic: object, scout: object, dice: number[] = []) =>
    given(
      {
        phase: 'before-shooting',
        commandos: { medic: { at: 'ground-3', nest: true, ...medic }, scout: { at: 'ground-3', ...scout } },
        ground: { alarm: 'triggered', tiles: enemies('ground-4', 1, 'mauser') },
      },
      dice,
    );

  rule(['6.2d', '14.6a'], 'unhurt in a nest he makes way before the shots for a comrade with two wounds', () => {
    const t = nestAndGround({ visible: true }, { visible: true, wounds: 2 }, [4]);
    expect(t.asks).toBe('moment');
    t.by('medic', 'leave-nest').by('scout', 'enter-nest').restOfTurn();
    expect([t.commando('scout').critical, t.commando('medic').wounds]).toEqual([0, 1]);
  });

  rule(['6.2d', '10.2d', '14.6a'], 'somebody in critical condition is laid out of the nest for a comrade who is seen', () => {
    const t = nestAndGround({ wounds: 3, critical: 2 }, { visible: true }, [4]);
    t.by('medic', 'leave-nest').by('scout', 'enter-nest').restOfTurn();
    expect(t.told('wounded')).toEqual([]);
  });

  rule('6.2d', 'nobody is asked to make way for a comrade who is unseen or hurt less', () => {
    for (const scout of [{ visible: false, wounds: 2 }, { visible: true }])
      expect(nestAndGround({ visible: true, wounds: 1 }, scout, [1, 1]).asks).toBe('commandos');
  });

  rule(['6.2d', '6.3e'], 'a commando who stands by is asked at every step, hands over what he carries, and stands down', () => {
    const t = given({
      ...NOBODY,
      commandos: { medic: { at: 'ground-1', carries: ['first-aid'] }, scout: { at: 'ground-1' } },
      ground: { event: 'second-wind-1' },
    });
    expect(t.whyNot('medic', 'stand-down')).toBe('not-to-choose 6.2');
    t.by('medic', 'stand-by', 'done').by('scout', 'done');
    expect([t.asks, t.seats]).toEqual(['moment', [t.seatOf('medic')]]);
    t.by('medic', 'give first-aid scout');
    expect(t.commando('scout').carries).toHaveLength(1);
    t.by('medic', 'stand-down').restOfTurn();
    expect(t.asks).toBe('commandos');
  });

  rule(['6.2d', '6.2a'], 'whether he stands by is said once, until somebody has acted', () => {
    const t = given({ commandos: { medic: { at: 'ground-1', carries: ['first-aid'] }, scout: { at: 'ground-1' } } });
    t.by('medic', 'stand-by');
    expect([t.whyNot('medic', 'stand-by'), t.whyNot('medic', 'stand-down')]).toEqual(['not-to-choose 6.2', 'not-to-choose 6.2']);
    t.by('scout', 'move ground-2').by('medic', 'stand-down');
    expect(t.whyNot('medic', 'stand-by')).toBe('not-to-choose 6.2');
  });

  rule(['6.2b', '9.2e'], 'a kit that costs no point heals before they shoot, and a charge that costs none is laid', () => {
    const t = given({
      phase: 'before-shooting',
      commandos: { medic: { side: 'tan', at: 'ground-1', carries: ['first-aid'] }, sniper: { at: 'ground-1', wounds: 2 } },
    });
    t.by('medic', 'first-aid sniper');
    expect(t.commando('sniper').wounds).toBe(0);
    const charge = given({
      phase: 'before-movement',
      commandos: { sapper: { side: 'tan', at: 'ground-8', carries: ['tnt'] }, medic: { at: 'ground-1' } },
    });
    charge.by('sapper', 'lay-tnt');
    expect(charge.tile('ground-8').charges).toBe(1);
  });

  rule('6.2a', 'whoever had nothing to add is asked again when something is put down beside him', () => {
    const t = given({
      commandos: {
        sniper: { at: 'ground-1', carries: ['grenade'] },
        medic: { at: 'ground-1', carries: ['tnt'] },
        scout: { at: 'ground-1' },
      },
    });
    t.by('sniper', 'save').by('medic', 'wait');
    expect(t.seats).toEqual(['commando-1', 'commando-3']);
    t.by('sniper', 'drop grenade').by('medic', 'collect grenade');
    expect(t.commando('medic').carries).toHaveLength(2);
  });

  rule('6.2b', 'nobody is asked who could only handle equipment', () => {
    const t = given({
      phase: 'before-shooting',
      ...NOBODY,
      commandos: { medic: { at: 'ground-1', carries: ['first-aid'] } },
      ground: { tiles: { 'ground-1': { items: ['grenade'] } } },
    });
    expect(t.asks).toBe('commandos');
  });
});

describe('6.2 The moment after the last action', () => {
  const done = ['barracks-objective-1', 'barracks-objective-2'];

  rule(
    ['6.17c', '13.1b'],
    'whoever leaves by a saved point when all points are spent still completes his level in this commando phase',
    () => {
      const t = given({
        setup: 'green',
        turn: 3,
        commandos: { medic: { at: 'barracks-8', saved: 1, points: 1 } },
        levels: { barracks: { done } },
      });
      t.by('medic', 'move barracks-11');
      expect([t.asks, t.state.phase]).toEqual(['moment', 'before-reinforcement']);
      t.by('medic', 'exit');
      expect(t.told('level-completed')).toMatchObject([{ level: 'barracks' }]);
      expect(t.told('drawn')).toEqual([]);
      expect(t.state.levels.map(({ id }) => id)).toEqual(['radio-mast']);
    },
  );

  rule('13.1b', 'whoever leaves later in the enemy phase completes it when the next commando phase ends', () => {
    const t = given({
      setup: 'green',
      turn: 3,
      phase: 'before-movement',
      commandos: { medic: { at: 'barracks-11', saved: 1 } },
      levels: { barracks: { done, event: 'card-players-1' } },
    });
    t.by('medic', 'exit');
    expect([t.state.turn, t.told('level-completed')]).toEqual([4, []]);
  });

  rule(
    ['6.17a', '14.2c'],
    'healed with a saved point when all have acted he has his points at once, and the phase goes on with him',
    () => {
      const healed = (edition: string) => {
        const t = given({
          options: { edition },
          ...NOBODY,
          commandos: {
            sniper: { at: 'ground-1', wounds: 2, points: 1 },
            scout: { at: 'ground-2', saved: 1, points: 0, finished: true, carries: ['first-aid'] },
          },
        });
        t.by('sniper', 'move ground-2');
        expect(t.state.phase).toBe('before-reinforcement');
        return t.by('scout', 'first-aid sniper');
      };
      const english = healed('english');
      expect([english.asks, english.commando('sniper').left]).toEqual(['commandos', 2]);
      english.by('sniper', 'move ground-1', 'move ground-2');
      expect(english.state.turn).toBe(3);
      const french = healed('french');
      expect([french.commando('sniper').wounds, french.state.turn]).toEqual([0, 3]);
    },
  );

  rule('14.2c', 'healed between two steps of the enemy he has his points from the next turn on', () => {
    const t = given({
      phase: 'before-shooting',
      commandos: { sniper: { at: 'ground-1', wounds: 2 }, scout: { at: 'ground-1', saved: 1, carries: ['first-aid'] } },
    });
    t.by('scout', 'first-aid sniper');
    expect([t.state.turn, t.state.phase, t.commando('sniper').left]).toEqual([3, 'commandos', 3]);
  });
});

describe('7 Room', () => {
  rule(['7.2e', '7.6d'], 'a regular and a special enemy enter together where a space and a nest are free, and nobody is asked', () => {
    const t = given({
      level: { ...GROUND, entrances: [{ tile: 'C', side: 'north' }] },
      ...NOBODY,
      commandos: { medic: { at: 'ground-10' } },
      levels: {
        ground: {
          event: 'card-players-1',
          waiting: { 'ground-entrance-1': { mauser: 1, stormtrooper: 1 } },
          tiles: enemies('ground-3', 1, 'stormtrooper'),
        },
      },
    });
    t.restOfTurn();
    expect(t.last('reinforced').enemies).toEqual(['mauser', 'stormtrooper']);
    expect(t.guard('ground-nest-1')).toBe('mauser');
  });

  rule('7.6e', 'the nest of a commando who has died is taken at once by an enemy on the tile', () => {
    const t = given(
      {
        phase: 'end-of-turn',
        turn: 3,
        commandos: { medic: { at: 'ground-3', nest: true, wounds: 3, critical: 2 }, scout: { at: 'ground-10' } },
        ground: { tiles: enemies('ground-3', 1) },
      },
      ['sniper'],
    );
    t.by('commando-1', 'side blue');
    expect([t.guard('ground-nest-1'), t.tile('ground-3').enemies]).toEqual(['mp40', {}]);
  });

  rule('7.5d', 'special enemies find no room in a nest', () => {
    const t = given({
      level: { ...GROUND, entrances: [{ tile: 'C', side: 'north' }] },
      ...NOBODY,
      commandos: { medic: { at: 'ground-10' } },
      levels: {
        ground: {
          event: 'card-players-1',
          waiting: { 'ground-entrance-1': { stormtrooper: 2 } },
          tiles: enemies('ground-3', 1, 'stormtrooper'),
        },
      },
    });
    t.restOfTurn();
    expect([t.last('reinforced').enemies, t.last('enemies-wait').count]).toEqual([['stormtrooper'], 1]);
  });

  rule('14.3c', 'four who waited already break a barricade though nobody joins them', () => {
    const t = given({
      commandos: { medic: { at: 'ground-10' } },
      ground: {
        event: 'movie-night-1',
        half: 'silent',
        barricaded: ['ground-entrance-1'],
        waiting: { 'ground-entrance-1': { mauser: 4 } },
      },
    });
    t.restOfTurn();
    expect(t.told('barricade-broken')).toHaveLength(1);
    expect(t.last('reinforced').enemies).toHaveLength(4);
  });
});

describe('14.10 Spotted from afar', () => {
  rule('14.10a', 'a shot from two tiles away gives nobody away', () => {
    const far = (from: string) =>
      given({ commandos: { sniper: { at: from } }, ground: { tiles: enemies('ground-4', 2) } }, [4, 1, 'spotted']).by(
        'sniper',
        'shoot springfield ground-4',
      );
    expect(far('ground-2').commando('sniper').visible).toBe(false);
    expect(far('ground-3').commando('sniper').visible).toBe(true);
  });
});

describe('15.1 Escorted characters', () => {
  const ESCORT = { ...GROUND, objectives: [{ tile: 'D', do: 'escort', who: 'professor' }] };

  rule('15.1a', 'on a full tile he appears as soon as an enemy has fallen, or has gone', () => {
    const full = (more: object, dice: (number | string)[]) =>
      given(
        {
          level: ESCORT,
          ...NOBODY,
          commandos: { medic: { at: 'ground-4' } },
          levels: { ground: { guards: { 'ground-objective-1': 'mp40' }, tiles: enemies('ground-4', 2, 'mauser'), ...more } },
        },
        dice,
      );
    const killed = full({}, ['grenade']).by('medic', 'close-combat mauser');
    expect(killed.last('escort-appeared').tile).toBe('ground-4');
    expect(killed.tile('ground-4').enemies).toEqual({ mp40: 1, mauser: 1 });
    const gone = full({ event: 'sixth-sense-1' }, []).restOfTurn();
    expect(gone.last('escort-appeared').tile).toBe('ground-4');
  });

  /** The Medic has gone below with the professor; something is left to be done, and the next turn has begun. */
  const below = (ground: object = {}, dice: (number | string)[] = []) =>
    given(
      {
        level: { ...ESCORT, objectives: [...ESCORT.objectives, { tile: 'I', do: 'interact', points: 1 }] },
        options: { edition: 'french' },
        ...NOBODY,
        commandos: { medic: { at: 'ground-1' }, scout: { at: 'ground-2' } },
        levels: { ground: { event: 'card-players-1', turned: ['ground-objective-1'], ...ground } },
        escorts: { professor: { at: 'ground-1', objective: 'ground-objective-1' } },
      },
      dice,
    )
      .by('medic', 'exit', 'follow professor')
      .restOfTurn();

  rule('15.1f', 'French: his objective is done, and he comes up again with his commando if they like', () => {
    const t = below();
    expect([t.level.done, t.view.escorts[0]?.with]).toEqual([[true, false], 'commando-1']);
    t.by('medic', 'move ground-1');
    expect([t.asks, t.seats]).toEqual(['follow', ['commando-1']]);
    t.by('medic', 'follow professor');
    expect(t.view.escorts).toMatchObject([{ id: 'professor', at: 'ground-1', with: '', visible: false }]);
    t.by('medic', 'move ground-2', 'follow professor');
    expect(t.view.escorts).toMatchObject([{ at: 'ground-2' }]);
  });

  rule('15.1f', 'French: he stays below if his commando goes alone, and nobody else brings him up', () => {
    const t = below();
    t.by('medic', 'move ground-1', 'go-alone', 'move ground-2', 'done');
    t.by('scout', 'move ground-1', 'exit').restOfTurn();
    t.by('scout', 'move ground-1');
    expect([t.asks, t.at('scout'), t.view.escorts[0]?.with]).toEqual(['commandos', 'ground-1', 'commando-1']);
  });

  rule('15.1f', 'French: up through a trap door there must be room for both', () => {
    const t = below({ tiles: enemies('ground-1', 2, 'mauser') });
    t.level.enemies[1] = 3;
    t.state.random.script?.push(6, 6, 6);
    t.by('medic', 'move ground-1');
    expect([t.asks, t.at('medic'), t.view.escorts[0]?.with]).toEqual(['commandos', 'ground-1', 'commando-1']);
  });

  rule('15.1f', 'French: come up among enemies he is checked for himself; lost then, he costs nobody the operation', () => {
    const t = below({ tiles: enemies('ground-1', 1, 'mauser') });
    t.state.random.script?.push(6, 1);
    t.by('medic', 'move ground-1', 'follow professor');
    expect([t.commando('medic').visible, t.view.escorts[0]?.visible, t.level.alarm]).toEqual([false, true, 'triggered']);
    t.state.random.script?.push(4);
    t.restOfTurn();
    expect([t.last('escort-lost').escort, t.outcome]).toEqual(['professor', undefined]);
  });

  rule('15.1f', 'French: whoever dies below leaves him there', () => {
    const t = below();
    t.commando('medic').wounds = 3;
    t.commando('medic').critical = 2;
    t.by('scout', 'done').restOfTurn();
    expect(t.last('eliminated').commando).toBe('medic');
    expect(t.view.escorts).toMatchObject([{ at: '', with: '' }]);
  });
});
