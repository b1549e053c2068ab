/** Section 31: scenarios strung together. */
import { describe, expect } from 'vitest';
import { theatreOf } from '../../src/games/commando/content/theatres.ts';
import { rule } from '../ledger.ts';
import { begun, given } from './given.ts';

const desert = theatreOf({ theatre: 'western-desert' });
const first = desert.mission('midnight-toll'); // asks for KIA; scripted draws take the missions in the order of the sheet
const second = desert.mission('borrowed-papers'); // asks for objectives

type Mission = typeof first;

/** Two dice a marker, no total twice. */
function placing({ real, decoys }: Mission): number[] {
  const totals = Array.from({ length: real + decoys }, (_, i) => i + 2);
  return totals.flatMap((total) => (total <= 7 ? [1, total - 1] : [6, total - 6]));
}

/** `reserve-points` off: nothing is left after recruiting, and nobody is asked whether to buy Ops. */
const NO_RESERVE = { 'reserve-points': 'off' };

const campaign = (more: Record<string, unknown>, dice: readonly number[] = []) =>
  given(
    { theatre: 'western-desert', mission: first.id, ops: 1, kia: 0, rp: 0, units: { 'truck-patrol-1': 'siwa' }, campaign: {}, ...more },
    dice,
  );

/** The mission is accomplished, and all that is left is to say so. */
const accomplished = (more: Record<string, unknown>, dice: readonly number[] = []) => campaign({ ops: 3, kia: first.kia, ...more }, dice);

/** The last Op goes by with nothing done. */
const IDLE = ['force siwa', 'halt'] as const;

type Played = ReturnType<typeof campaign>;

/** One truck patrol, and no more, for the next mission. */
const onePatrol = (t: Played) => t.choose('recruit truck-patrol siwa', 'done');

describe('31.0 Campaign', () => {
  rule('31.0a', 'after one scenario comes another, where a single mission would be over', () => {
    const alone = given({ theatre: 'western-desert', mission: first.id, ops: 1, kia: 0, rp: 0, units: { 'truck-patrol-1': 'siwa' } });
    expect(alone.choose(...IDLE).asks).toBe('nothing');
    const t = campaign({}, placing(first)).choose(...IDLE);
    expect(t.told('mission-ended')).toHaveLength(1);
    expect(t.told('mission-drawn')).toHaveLength(1);
    expect(t.asks).toBe('recruiting');
    expect(t.diceLeft).toBe(0);
  });

  rule(['31.0b', '31.0d'], 'everybody goes back to the Recruit Box and is bought again at the full price', () => {
    const units = { 'truck-patrol-1': 'siwa', 'armoured-cars-1': 'kufra', 'hurricanes-1': 'air-available' };
    const t = campaign({ units }, placing(first)).choose(...IDLE);
    expect(t.state.units.filter(({ at }) => at !== 'recruit-box')).toEqual([]);
    const { rp } = t.state;
    const price = desert.unit('truck-patrol-1').cost ?? 0;
    t.choose('recruit truck-patrol siwa');
    expect(t.told('recruited')).toMatchObject([{ unit: 'truck-patrol-1', at: 'siwa', cost: price, rp: rp - price }]);
  });

  rule('31.0c', 'the leader who came through is there again, to be placed in a base', () => {
    const t = campaign({ units: { 'truck-patrol-1': 'siwa', 'patrol-leader-2': 'kufra' } }, placing(first)).choose(...IDLE);
    expect(t.choices).toEqual(desert.bases.map((base) => `place-leader patrol-leader-2 ${base}`));
    t.choose('place-leader patrol-leader-2 siwa');
    expect(t.unit('patrol-leader-2').at).toBe('siwa');
    expect(t.choices).toContain('done');
  });

  rule(
    ['31.0e', '31.0f'],
    'no leader comes with the second card, but the one killed in the first scenario can be won back in battle',
    () => {
      const opening = begun('western-desert/campaign', placing(first));
      expect(opening.told('mission-drawn')[0]?.mission).toBe(first.id);
      expect(opening.choices).toContain('place-leader patrol-leader-1 siwa'); // the first card does bring one

      const bombs = [6, 1]; // the truck passes, its leader does not
      const battle = [6, 1, 5, 1, 1, 1, 6, 1, 5, 1, 1, 6, 1, 5, 1, 6]; // three rounds, then a six for a leader
      const t = campaign(
        { units: { 'truck-patrol-1': 'siwa', 'patrol-leader-1': 'siwa' }, cards: ['thermos-bombs'], options: NO_RESERVE },
        [...bombs, ...placing(first), ...battle],
      );
      t.choose('force siwa', 'take-all', 'done', 'move qara', 'halt');
      expect(t.told('eliminated')).toMatchObject([{ unit: 'patrol-leader-1' }]);
      expect(t.told('mission-drawn')).toMatchObject([{ mission: first.id }]);
      expect(t.choices.filter((text) => text.startsWith('place-leader'))).toEqual([]);

      onePatrol(t).choose('force siwa', 'move qara', 'halt', 'fire colonial-garrison-1', 'fire colonial-garrison-2');
      expect(t.told('battle-ended')).toMatchObject([{ won: true }]);
      expect(t.choices).toEqual(['appoint patrol-leader-1', 'appoint patrol-leader-2']);
      t.choose('appoint patrol-leader-1');
      expect(t.told('leader-appeared')).toMatchObject([{ unit: 'patrol-leader-1', space: 'qara' }]);
      expect(t.diceLeft).toBe(0);
    },
  );

  rule(['31.0g', '31.0h'], 'Ops as the new card says, and KIA from zero', () => {
    const t = accomplished({}, placing(second)).choose('finish');
    expect(t.told('mission-ended')).toMatchObject([{ kia: first.kia, ops: 3 }]);
    expect(t.told('mission-drawn')).toMatchObject([{ mission: second.id, ops: second.ops }]);
    expect([t.state.ops, t.state.kia]).toEqual([second.ops, 0]);
  });
});

describe('31.1 Scenario won', () => {
  rule('31.1a', 'the card of a mission won does not come up again', () => {
    const t = accomplished({}, placing(second)).choose('finish');
    expect(t.told('mission-ended')).toMatchObject([{ won: true }]);
    expect(t.told('mission-drawn')).toMatchObject([{ mission: second.id }]);
    expect(t.state.missions).not.toContain(first.id);
  });

  rule(['31.1b', '31.1c', '32.0d'], 'RP put by, one for each KIA, and the new budget on top', () => {
    const t = accomplished({ rp: 3 }, placing(second)).choose('finish');
    expect(t.told('campaign-points')).toMatchObject([{ kia: first.kia, dice: [], rp: 3 + first.kia }]);
    expect(t.told('mission-drawn')).toMatchObject([{ rp: 3 + first.kia + second.rp }]);
    expect(t.diceLeft).toBe(0);
  });

  rule('31.1d', 'two objectives more than the mission needed are worth a die each', () => {
    const carriers = [
      'truck-patrol-1',
      'truck-patrol-2',
      'truck-patrol-3',
      'jeep-patrol-1',
      'jeep-patrol-2',
      'armoured-cars-1',
      'sappers-1',
    ];
    const home = (surplus: number, dice: number[]) => {
      const loaded = carriers.slice(0, second.recover + surplus);
      const t = campaign(
        {
          mission: second.id,
          ops: 3,
          kia: second.kia,
          units: Object.fromEntries(loaded.map((id) => [id, 'jarabub'])),
          objectives: loaded.map(() => ({ at: 'jarabub', real: true, faceUp: true })),
        },
        [...dice, ...placing(first)],
      );
      t.choose(
        'force jarabub',
        'take-all',
        ...loaded.map((id, i) => `carry objective-${i + 1} ${id}`),
        'done',
        'move siwa',
        'halt',
        'finish',
      );
      expect(t.told('objective-recovered')).toHaveLength(second.recover + surplus);
      expect(t.diceLeft).toBe(0);
      return t.told('campaign-points')[0];
    };
    expect(home(2, [4, 6])).toMatchObject({ dice: [4, 6], rp: second.kia + 10 });
    expect(home(0, [])).toMatchObject({ dice: [], rp: second.kia });
  });

  rule('31.1e', 'in the next mission every battle has one OPFOR unit more', () => {
    const t = accomplished({ options: NO_RESERVE }, [...placing(second), 6, 1]).choose('finish');
    onePatrol(t).choose('force siwa', 'move qara', 'halt');
    expect(t.told('card-drawn')).toMatchObject([{ card: 'prisoners-talk' }]); // which calls for three
    expect(t.told('opfor-placed')).toMatchObject([{ called: 4 }]);
    expect(t.told('opfor-placed')[0]?.opfor).toHaveLength(4);
  });

  rule('31.1g', 'one more for each mission won', () => {
    const afterWinning = (won: string[]) =>
      campaign({ campaign: { won }, cards: ['convoy-under-escort'] }, [6, 1])
        .choose('force siwa', 'move qara', 'halt')
        .told('opfor-placed')[0]?.opfor.length;
    expect(afterWinning([])).toBe(3);
    expect(afterWinning(['borrowed-papers', 'long-shadow'])).toBe(5);
    expect(afterWinning(['borrowed-papers', 'long-shadow', 'behind-the-wire'])).toBe(6);
  });
});

describe('31.2 Scenario not won', () => {
  rule('31.2a', 'the card of a failed mission is in the pile again', () => {
    const t = campaign({}, placing(first)).choose(...IDLE);
    expect(t.told('mission-ended')).toMatchObject([{ won: false }]);
    expect(t.told('mission-drawn')).toMatchObject([{ mission: first.id }]);
  });

  rule(['31.2b', '31.2c', '32.0d'], 'RP put by and one for each KIA, after a failure too', () => {
    const t = campaign({ mission: second.id, rp: 1, kia: second.kia + 3 }, placing(first)).choose(...IDLE);
    expect(t.told('mission-ended')).toMatchObject([{ won: false }]); // no objective came home
    expect(t.told('campaign-points')).toMatchObject([{ kia: second.kia + 3, dice: [], rp: 1 + second.kia + 3 }]);
    expect(t.told('mission-drawn')).toMatchObject([{ rp: 1 + second.kia + 3 + first.rp }]);
  });

  rule('31.2c', 'negative KIA takes nothing away', () => {
    const t = campaign({ rp: 1, kia: -4 }, placing(first)).choose(...IDLE);
    expect(t.told('campaign-points')).toMatchObject([{ kia: 0, rp: 1 }]);
  });
});

describe('31.3 Winning the campaign', () => {
  rule('31.3a', 'the last mission won wins the campaign, and not an earlier one', () => {
    const others = desert.sheet.missions.map(({ id }) => id).filter((id) => id !== first.id);
    const last = accomplished({ campaign: { won: others } }).choose('finish');
    expect(last.told('campaign-ended')).toMatchObject([{ won: true }]);
    expect(last.asks).toBe('nothing');
    const early = accomplished({ campaign: { won: others.slice(1) } }, placing(second)).choose('finish');
    expect(early.told('campaign-ended')).toEqual([]);
    expect(early.asks).toBe('recruiting');
  });

  rule('31.3b', 'two failures running lose it', () => {
    const t = campaign({ campaign: { lossesInARow: 1 } }).choose(...IDLE);
    expect(t.told('campaign-ended')).toMatchObject([{ won: false }]);
    expect(t.asks).toBe('nothing');
  });

  rule('31.3b', 'with a victory in between they are not running', () => {
    const t = accomplished({ campaign: { lossesInARow: 1 }, options: NO_RESERVE }, [...placing(second), ...placing(second)]).choose(
      'finish',
    );
    onePatrol(t);
    while (t.asks === 'operation') t.choose(...IDLE);
    expect(t.told('mission-ended').map(({ won }) => won)).toEqual([true, false]);
    expect(t.told('campaign-ended')).toEqual([]);
    expect(t.asks).toBe('recruiting');
  });
});

describe('31.0 A new beginning', () => {
  rule('31.0a', 'bases built, cards held and aircraft worn out belong to the scenario that is over', () => {
    const units = { 'truck-patrol-1': 'siwa' };
    const more = { units, worn: ['hurricanes-1'], forwardBases: ['jarabub'], intel: ['wireless-intercept'] };
    const t = campaign(more, placing(first)).choose(...IDLE, 'pass');
    expect(t.asks).toBe('recruiting');
    expect(t.state).toMatchObject({ forwardBases: [], intel: [], opfor: [], surprise: '' });
    for (const unit of t.state.units) expect(unit).toMatchObject({ panicked: false, jumped: false, worn: false, aboard: '' });
  });
});
