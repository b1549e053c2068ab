/** Sections 25 to 30: units with a calling of their own, and what comes from the air. */
import { describe, expect } from 'vitest';
import { theatreOf } from '../../src/games/commando/content/theatres.ts';
import { rule } from '../ledger.ts';
import { given } from './given.ts';

/** Nobody in the pool, so no die for a leader after a battle; and somebody is left when a force is lost. */
const LEADERS = { 'leader-1': 'tirubona', 'leader-2': 'tirubona' };
/** Costs an RP nobody has. */
const QUIET = 'cloud-on-the-tokabar';
/** One OPFOR unit. */
const STRIP = 'overgrown-strip';

const highlands = (more: Record<string, unknown>, dice: readonly number[] = []) =>
  given({ theatre: 'highlands', mission: 'stone-hail', ops: 5, kia: 0, rp: 0, cards: [QUIET], ...more }, dice);

const openTo = (from: string) =>
  theatreOf({ theatre: 'highlands' })
    .spaces.filter(({ id, noLanding }) => id !== from && !noLanding)
    .map(({ id }) => id);

describe('25.0 Paratroopers', () => {
  const stick = (more: Record<string, unknown>, dice: readonly number[] = []) =>
    highlands({ units: { 'para-section-1': 'halvona', 'para-section-2': 'halvona', ...LEADERS }, ...more }, dice);

  rule('25.0a', 'only paratroopers jump, and they may march instead', () => {
    const t = highlands({ units: { 'para-section-1': 'halvona', 'ranger-team-1': 'halvona', 'ranger-team-2': 'tirubona' } });
    expect(t.why('airborne tirubona')).toBe('no-paratroopers-here 25.0');
    expect(t.choices).toContain('force halvona');
    t.choose('airborne halvona');
    expect(t.choices).toEqual(['take para-section-1']);
    expect(t.why('take ranger-team-1')).toBe('not-a-paratrooper 25.0');
  });

  rule('25.0b', 'they take off from a printed base with an airfield, from nowhere else', () => {
    const units = { 'para-section-1': 'halvona', 'para-section-2': 'kelmuto', 'para-section-3': 'ossidu', 'para-section-4': 'lotamidu' };
    const t = highlands({ units, forwardBases: ['lotamidu'] });
    expect(t.choices.filter((text) => text.startsWith('airborne'))).toEqual(['airborne halvona']);
    expect(t.why('airborne kelmuto')).toBe('no-airfield-base 25.0'); // a base without an airfield
    expect(t.why('airborne ossidu')).toBe('no-airfield-base 25.0'); // an airfield without a base
    expect(t.why('airborne lotamidu')).toBe('no-airfield-base 25.0'); // a base that is not printed
  });

  rule('25.0c', 'one or several go, but all from the same base', () => {
    const units = { 'para-section-1': 'halvona', 'para-section-2': 'halvona', 'para-section-3': 'tirubona' };
    const t = highlands({ units }).choose('airborne halvona', 'take para-section-1');
    expect(t.choices).toEqual(['take para-section-2', 'done']);
    expect(t.why('take para-section-3')).toBe('not-in-that-space 10.3');
    t.choose('take para-section-2', 'done');
    expect(t.told('operation-began')[0]?.force).toEqual(['para-section-1', 'para-section-2']);
    const alone = highlands({ units }).choose('airborne halvona', 'take para-section-2', 'done');
    expect(alone.told('operation-began')[0]?.force).toEqual(['para-section-2']);
  });

  rule('25.0d', 'any other space will do where one can come down, the same for all of them', () => {
    const t = stick({}, [6, 6]).choose('airborne halvona', 'take para-section-1', 'take para-section-2', 'done');
    expect(t.choices).toEqual(openTo('halvona').map((space) => `drop ${space}`));
    expect(t.why('drop halvona')).toBe('same-space 25.0');
    t.choose('drop irimbar');
    expect([t.unit('para-section-1').at, t.unit('para-section-2').at]).toEqual(['irimbar', 'irimbar']);
  });

  rule('25.0e', 'each jumper has its own die and its own landing', () => {
    const units = { 'para-section-1': 'halvona', 'para-section-2': 'halvona', 'para-section-3': 'halvona', 'para-section-4': 'halvona' };
    const t = highlands({ units }, [1, 2, 3, 6]).choose('airborne halvona');
    t.choose('take para-section-1', 'take para-section-2', 'take para-section-3', 'take para-section-4', 'done', 'drop varridu');
    expect(t.told('jumped').map(({ unit, die, landing }) => [unit, die, landing])).toEqual([
      ['para-section-1', 1, 'lost'],
      ['para-section-2', 2, 'strayed'],
      ['para-section-3', 3, 'shaken'],
      ['para-section-4', 6, 'landed'],
    ]);
    expect(Object.keys(units).map((id) => t.unit(id).at)).toEqual(['recruit-box', 'recruit-box', 'varridu', 'varridu']);
    expect(t.told('eliminated').map(({ unit }) => unit)).toEqual(['para-section-1']);
    expect(t.told('panicked').map(({ unit }) => unit)).toEqual(['para-section-3']);
    expect(t.told('kia-changed').map(({ by }) => by)).toEqual([-2, -1]);
    expect(t.diceLeft).toBe(0);
  });

  rule(['25.0f', '25.0g', '25.0h'], 'a drop is one operation: down, no step further, and an Event card', () => {
    const t = stick({}, [4]).choose('airborne halvona', 'take para-section-1', 'done', 'drop varridu');
    const told = t.events.map(({ type }) => type);
    expect(told.slice(0, 3)).toEqual(['operation-began', 'jumped', 'card-drawn']);
    expect(told).not.toContain('moved');
    expect(t.unit('para-section-1').at).toBe('varridu');
    expect(t.told('ops-changed')).toMatchObject([{ by: -1, why: 'operation', ops: 4 }]);
    expect(t.asks).toBe('operation');
  });

  rule('25.0h', 'where nobody has landed nobody draws', () => {
    const t = stick({}, [1]).choose('airborne halvona', 'take para-section-1', 'done', 'drop varridu');
    expect(t.told('card-drawn')).toEqual([]);
    expect(t.told('ops-changed')).toMatchObject([{ by: -1, ops: 4 }]);
  });

  rule('25.0i', 'back at the airfield after a bad landing, it does not jump again', () => {
    const t = highlands({ units: { 'para-section-1': 'halvona' } }, [3]);
    t.choose('airborne halvona', 'take para-section-1', 'done', 'drop kelmuto', 'force kelmuto', 'move halvona');
    expect(t.unit('para-section-1').at).toBe('halvona');
    expect(t.why('airborne halvona')).toBe('already-jumped 25.0');
    const fresh = stick({ jumped: ['para-section-1'] }).choose('airborne halvona');
    expect(fresh.choices).toEqual(['take para-section-2']);
    expect(fresh.why('take para-section-1')).toBe('already-jumped 25.0');
  });

  rule('25.0j', 'a drop on a distant airfield needs no card, a flight there does', () => {
    const flight = stick({}).choose('force halvona', 'take-all', 'done');
    expect(flight.why('fly captured-orders ossidu')).toBe('card-not-held 16.2');
    const drop = stick({}, [6]).choose('airborne halvona', 'take para-section-1', 'done', 'drop ossidu');
    expect(drop.unit('para-section-1').at).toBe('ossidu');
    expect(drop.told('intel-played')).toEqual([]);
  });
});

describe('26.0 PSYOP', () => {
  rule(['26.0a', '26.0b'], 'the card that was drawn goes away unplayed, and another takes its place', () => {
    const cards = ['militia-muster', QUIET];
    const t = highlands({ units: { 'psyop-team-1': 'halvona' }, cards }).choose('force halvona', 'move osmaro', 'halt');
    expect(t.asks).toBe('psyop');
    expect(t.choices).toEqual(['play-card', 'exchange']);
    t.choose('exchange');
    expect(t.told('card-drawn').map(({ card }) => card)).toEqual(cards);
    expect(t.told('card-exchanged').map(({ card }) => card)).toEqual(['militia-muster']);
    expect(t.told('opfor-placed')).toEqual([]);
    expect(t.state.deck.discards).toEqual(cards);
    const without = highlands({ units: { 'ranger-team-1': 'halvona' }, cards }, [6, 1]).choose('force halvona', 'move osmaro', 'halt');
    expect(without.asks).toBe('fire'); // the battle is on
  });

  rule('26.0a', 'a PSYOP unit that is there already is with the force as well, one in the next space is not', () => {
    const cards = ['militia-muster', QUIET];
    const march = (at: string) =>
      highlands({ units: { 'ranger-team-1': 'halvona', 'psyop-team-1': at }, cards }, [6, 1]).choose(
        'force halvona',
        'move osmaro',
        'halt',
      );
    expect(march('osmaro').choices).toEqual(['play-card', 'exchange']);
    expect(march('renabar').asks).toBe('fire');
  });

  rule('26.0a', 'the force may as well play the card it drew', () => {
    const t = highlands({ units: { 'psyop-team-1': 'halvona' } }).choose('force halvona', 'move osmaro', 'halt', 'play-card');
    expect(t.told('card-drawn').map(({ card }) => card)).toEqual([QUIET]);
    expect(t.told('card-discarded').map(({ card }) => card)).toEqual([QUIET]);
  });

  rule('26.0c', 'one refusal in each segment: the substitute is played, the second card may be refused again', () => {
    const t = highlands({
      units: { 'psyop-team-1': 'halvona' },
      objectives: [{ at: 'osmaro', real: true }],
      cards: ['militia-muster', QUIET, 'column-on-the-march', 'washed-out-trail'],
    });
    t.choose('force halvona', 'move osmaro', 'exchange');
    expect(t.told('card-discarded').map(({ card }) => card)).toEqual([QUIET]);
    expect(t.told('card-drawn').at(-1)).toMatchObject({ card: 'column-on-the-march', segment: 2 });
    t.choose('exchange');
    expect(t.told('ops-changed')[0]).toMatchObject({ by: -1, why: 'card' }); // the washed-out trail
    expect(t.told('card-exchanged')).toHaveLength(2);
    expect(t.told('objective-revealed')).toHaveLength(1);
  });
});

describe('27.0 Sappers, 28.0 supply columns', () => {
  rule('27.0a', 'sappers turn the washed-out trail to advantage', () => {
    const on = (unit: string) =>
      highlands({ units: { [unit]: 'halvona' }, cards: ['washed-out-trail'] }).choose('force halvona', 'move osmaro', 'halt');
    expect(on('sappers-1').told('effect-averted')).toMatchObject([{ rule: '27.0', effect: 'ops', ability: 'sapper' }]);
    expect(on('sappers-1').told('ops-changed')[0]).toMatchObject({ by: 1, why: 'card' });
    expect(on('ranger-team-1').told('ops-changed')[0]).toMatchObject({ by: -1, why: 'card' });
  });

  rule(['27.0a', '28.0a'], 'whoever is in the space is stacked with the force and helps it, though it did not come along (10.2)', () => {
    const trail = (at: string) =>
      highlands({ units: { 'ranger-team-1': 'halvona', 'sappers-1': at }, cards: ['washed-out-trail'] }).choose(
        'force halvona',
        'move osmaro',
        'halt',
      );
    expect(trail('osmaro').told('ops-changed')[0]).toMatchObject({ by: 1, why: 'card' });
    expect(trail('renabar').told('ops-changed')[0]).toMatchObject({ by: -1, why: 'card' });
    const fever = (at: string) =>
      highlands(
        { units: { 'ranger-team-1': 'halvona', 'supply-column-1': at }, cards: ['marsh-fever'] },
        at === 'osmaro' ? [] : [2],
      ).choose('force halvona', 'move osmaro', 'halt');
    expect(fever('osmaro').told('effect-averted')).toMatchObject([{ rule: '28.0', ability: 'supply-column' }]);
    expect(fever('renabar').told('attrition')).toHaveLength(1);
  });

  rule(['27.0b', '27.0c'], 'sappers who wait on a ridge or at a marker lead on those who come there', () => {
    const ridge = highlands({ units: { 'ranger-team-1': 'osmaro', 'sappers-1': 'renabar' } }).choose('force osmaro', 'move renabar');
    expect(ridge.choices).toContain('move varridu');
    const objectives = [{ at: 'osmaro', real: true }];
    const marker = highlands({ units: { 'ranger-team-1': 'halvona', 'sappers-1': 'osmaro' }, objectives });
    expect(marker.choose('force halvona', 'move osmaro').choices).toContain('move renabar');
  });

  rule(['34.0a', '34.0c'], 'a column in the space that is not of the force lends neither pace nor firepower', () => {
    const units = { 'ranger-team-1': 'halvona', 'ranger-team-2': 'halvona', 'supply-column-1': 'halvona', ...LEADERS };
    const march = highlands({ units }).choose('force halvona', 'take ranger-team-1', 'done');
    expect(march.why('boost supply-column-1')).toBe('supply-not-with-force 34.0');
    const waiting = { 'ranger-team-1': 'halvona', 'supply-column-1': 'osmaro', ...LEADERS };
    const battle = highlands({ units: waiting, cards: [STRIP], bin: ['hill-militia-1'] }, [6, 1]).choose(
      'force halvona',
      'move osmaro',
      'halt',
    );
    expect(battle.asks).toBe('line');
  });

  rule('27.0b', 'over the ridge and on with sappers, on the ridge without', () => {
    const led = highlands({ units: { 'sappers-1': 'osmaro', 'ranger-team-1': 'osmaro' } }).choose('force osmaro', 'take-all', 'done');
    led.choose('move renabar', 'move varridu');
    expect(led.unit('ranger-team-1').at).toBe('varridu');
    expect(led.told('card-drawn')).toHaveLength(1);
    const alone = highlands({ units: { 'ranger-team-1': 'osmaro' } }).choose('force osmaro', 'move renabar');
    expect(alone.asks).toBe('operation');
    expect(alone.unit('ranger-team-1').at).toBe('renabar');
    expect(alone.told('card-drawn')).toHaveLength(1);
  });

  rule('27.0c', 'sappers lead past an objective marker and leave it as it lies', () => {
    const objectives = [{ at: 'osmaro', real: true }];
    const led = highlands({ units: { 'sappers-1': 'halvona' }, objectives }).choose('force halvona', 'move osmaro', 'move renabar');
    expect(led.unit('sappers-1').at).toBe('renabar');
    expect(led.told('card-drawn')).toHaveLength(1);
    expect(led.told('objective-revealed')).toEqual([]);
    const cards = [QUIET, 'washed-out-trail'];
    const alone = highlands({ units: { 'ranger-team-1': 'halvona' }, objectives, cards }).choose('force halvona', 'move osmaro');
    expect(alone.asks).toBe('operation');
    expect(alone.unit('ranger-team-1').at).toBe('osmaro');
    expect(alone.told('objective-revealed')).toHaveLength(1);
  });

  rule('28.0a', 'marsh fever passes a force with a supply column by', () => {
    const marching = { 'ranger-team-1': 'halvona', ...LEADERS };
    const supplied = highlands({ units: { ...marching, 'supply-column-1': 'halvona' }, cards: ['marsh-fever'] });
    supplied.choose('force halvona', 'take-all', 'done', 'move osmaro', 'halt');
    expect(supplied.told('effect-averted')).toMatchObject([{ rule: '28.0', effect: 'attrition', ability: 'supply-column' }]);
    expect(supplied.told('attrition')).toEqual([]);
    const bare = highlands({ units: marching, cards: ['marsh-fever'] }, [1]).choose('force halvona', 'move osmaro', 'halt');
    expect(bare.told('attrition')).toMatchObject([{ unit: 'ranger-team-1', die: 1, lost: true }]);
  });

  rule('28.0b', 'its other gifts, pace and firepower, come and go with the optional rules', () => {
    const march = (logistics: string) =>
      highlands(
        { units: { 'supply-column-1': 'halvona', ...LEADERS }, cards: [STRIP], bin: ['hill-militia-1'], options: { logistics } },
        [6, 1, 6],
      );
    const on = march('on').choose('force halvona');
    expect(on.choices).toContain('boost supply-column-1');
    expect(on.choose('move osmaro', 'halt').asks).toBe('full-firepower');
    const off = march('off').choose('force halvona');
    expect(off.why('boost supply-column-1')).toBe('rule-switched-off 34.0');
    off.choose('move osmaro', 'halt');
    expect(off.told('battle-ended')).toMatchObject([{ won: false }]); // with no firepower of its own
  });
});

const AIR = { 'airstrike-1': 'air-available', 'airstrike-2': 'air-available' };

/** One section with airstrikes overhead meets one militia platoon at the landing. */
const meeting = (dice: readonly number[], more: Record<string, unknown> = {}) =>
  highlands({ units: { 'para-section-1': 'halvona', ...AIR, ...LEADERS }, cards: [STRIP], bin: ['hill-militia-1'], ...more }, dice);

/** Two sections, so that there is a choice of whom to support. */
const pair = (dice: readonly number[], more: Record<string, unknown> = {}) =>
  meeting(dice, { units: { 'para-section-1': 'halvona', 'para-section-2': 'halvona', ...AIR, ...LEADERS }, ...more }).choose(
    'force halvona',
    'take-all',
    'done',
    'move osmaro',
    'keep-line',
  );

describe('29.0 Airstrikes', () => {
  rule('29.0a', 'airstrikes bought wait in Air Available', () => {
    const t = highlands({ phase: 'recruiting', rp: 40 }).choose('recruit-air airstrike', 'recruit-air airstrike');
    expect(t.told('recruited').map(({ unit, at }) => [unit, at])).toEqual([
      ['airstrike-1', 'air-available'],
      ['airstrike-2', 'air-available'],
    ]);
    expect(t.why('recruit airstrike halvona')).toBe('air-has-its-box 9.0');
  });

  rule(['29.0b', '29.0c'], 'two airstrikes come to the battle and fire with the one section there', () => {
    const t = meeting([6, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 2, 4]).choose('force halvona', 'move osmaro');
    expect(t.choices).toEqual(['fire hill-militia-1', 'support airstrike-1', 'support airstrike-2']);
    t.choose('support airstrike-1');
    expect([t.unit('airstrike-1').at, t.unit('airstrike-2').at]).toEqual(['osmaro', 'air-available']);
    expect(t.why('support airstrike-1')).toBe('already-supported 29.0');
    t.choose('support airstrike-2', 'fire hill-militia-1');
    expect(t.told('fired')).toMatchObject([{ unit: 'para-section-1', firepower: 3, air: 6 }]);
    expect(t.diceLeft).toBe(0);
  });

  rule('29.0c', 'an airstrike in the Recruit Box cannot be called', () => {
    const units = { 'para-section-1': 'halvona', 'airstrike-1': 'air-available' };
    const t = meeting([6, 1], { units }).choose('force halvona', 'move osmaro');
    expect(t.choices).toEqual(['fire hill-militia-1', 'support airstrike-1']);
    expect(t.why('support airstrike-2')).toBe('air-not-available 29.0');
  });

  rule('29.0d', 'its dice go to the unit the player picks, and to that one only', () => {
    const t = pair([6, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 2]);
    t.choose('fire hill-militia-1', 'support airstrike-1', 'fire hill-militia-1');
    const ours = t.told('fired').filter(({ side }) => side === 'commando');
    expect(ours.map(({ unit, firepower, air, dice }) => [unit, firepower, air, dice.length])).toEqual([
      ['para-section-1', 3, 0, 3],
      ['para-section-2', 3, 3, 6],
    ]);
    expect(t.diceLeft).toBe(0);
  });

  rule('29.0e', 'the call costs no Op besides that of the operation', () => {
    const t = meeting([6, 1, 5, 1, 1, 1, 1, 1, 2]).choose('force halvona', 'move osmaro', 'support airstrike-1', 'fire hill-militia-1');
    expect(t.told('ops-changed')).toMatchObject([{ by: -1, why: 'operation', ops: 4 }]);
  });

  rule('29.0f', 'the OPFOR fire at the ground and never at the aircraft', () => {
    const militia = { cards: ['militia-muster'], bin: ['hill-militia-1', 'hill-militia-2', 'hill-militia-3'] };
    const t = meeting([1, 6, 1, 5, 1, 1, 1, 1, 1, 2, 6], militia).choose('force halvona', 'move osmaro');
    t.choose('support airstrike-1', 'fire hill-militia-1');
    const theirs = t.told('fired').filter(({ side }) => side === 'opfor');
    expect(theirs.map(({ target }) => target)).toEqual(['para-section-1', 'para-section-1']);
    expect(t.told('lines-drawn')).toMatchObject([{ line: ['para-section-1'] }]);
    expect(t.told('battle-ended')).toMatchObject([{ won: false }]);
    expect(t.unit('airstrike-1').at).toBe('air-available');
    expect(t.diceLeft).toBe(0);
  });

  rule('29.0g', 'with the only section panicked, nobody is there to call the airstrikes', () => {
    const militia = { cards: ['militia-muster'], bin: ['hill-militia-1', 'hill-militia-2', 'hill-militia-3'] };
    const t = meeting([1, 6, 5, 1, 1], militia).choose('force halvona', 'move osmaro');
    expect(t.told('fired').map(({ side }) => side)).toEqual(['opfor', 'opfor', 'opfor']);
    expect(t.told('battle-ended')).toMatchObject([{ won: false, rounds: 1 }]);
    expect(t.diceLeft).toBe(0);
  });

  rule('29.0h', 'no battle, no airstrike: neither before an operation nor on the march nor at a quiet landing', () => {
    const t = meeting([], { cards: ['washed-out-trail'] });
    expect(t.why('support airstrike-1')).toBe('not-now 11.0');
    t.choose('force halvona');
    expect(t.why('support airstrike-1')).toBe('not-now 15.0');
    t.choose('move osmaro');
    expect(t.asks).toBe('operation');
    expect(t.unit('airstrike-1').at).toBe('air-available');
  });

  rule(['29.1a', '29.1b', '29.1c'], 'after each use a die: even and it can be called again, odd and it is in the Recruit Box', () => {
    const t = pair([6, 1, 1, 1, 1, 1, 1, 1, 4, 1, 5, 1, 1, 1, 1, 1, 3]).choose('support airstrike-1', 'fire hill-militia-1');
    expect(t.told('availability-checked')).toMatchObject([{ unit: 'airstrike-1', die: 4, stays: true }]);
    expect(t.unit('airstrike-1').at).toBe('air-available');
    t.choose('support airstrike-1', 'fire hill-militia-1');
    expect(t.told('availability-checked')[1]).toMatchObject({ unit: 'airstrike-1', die: 3, stays: false });
    expect(t.unit('airstrike-1').at).toBe('recruit-box');
    expect(t.unit('airstrike-2').at).toBe('air-available'); // not used, not checked
    expect(t.diceLeft).toBe(0);
  });
});

describe('30.0 Helicopters', () => {
  const FLIGHT = { 'helicopter-1': 'air-available', 'helicopter-2': 'air-available' };
  const lift = (dice: readonly number[], more: Record<string, unknown> = {}) =>
    highlands({ units: { 'ranger-team-1': 'osmaro', 'helicopter-1': 'air-available', ...LEADERS }, ...more }, dice);
  const called = (dice: readonly number[], more: Record<string, unknown> = {}) =>
    meeting(dice, { units: { 'para-section-1': 'halvona', 'helicopter-1': 'air-available', ...LEADERS }, ...more });

  rule('30.0a', 'helicopters bought wait in Air Available', () => {
    const t = highlands({ phase: 'recruiting', rp: 40 }).choose('recruit-air helicopter');
    expect(t.told('recruited')).toMatchObject([{ unit: 'helicopter-1', at: 'air-available' }]);
    expect(t.why('recruit helicopter halvona')).toBe('air-has-its-box 9.0');
  });

  rule(['30.0b', '30.0k'], 'called into a battle it adds its dice to a firing, and is checked when the battle is over', () => {
    const t = called([6, 1, 5, 1, 1, 1, 3]).choose('force halvona', 'move osmaro', 'support helicopter-1', 'fire hill-militia-1');
    expect(t.told('fired')).toMatchObject([{ unit: 'para-section-1', firepower: 3, air: 1, dice: [5, 1, 1, 1] }]);
    expect(t.told('ops-changed')).toMatchObject([{ by: -1, why: 'operation' }]);
    expect(t.told('availability-checked')).toMatchObject([{ unit: 'helicopter-1', die: 3, stays: false }]);
    expect(t.unit('helicopter-1').at).toBe('recruit-box');
    expect(t.diceLeft).toBe(0);
  });

  rule('30.0b', 'like an airstrike it does not fight on alone: with its section panicked the battle is lost', () => {
    const t = called([6, 1, 1, 1, 1, 1, 5, 1, 2], { bin: ['border-guards-1'] });
    t.choose('force halvona', 'move osmaro', 'support helicopter-1', 'fire border-guards-1');
    expect(t.told('panicked')).toMatchObject([{ unit: 'para-section-1' }]);
    expect(t.told('battle-ended')).toMatchObject([{ won: false, rounds: 1 }]);
    expect(t.unit('helicopter-1').at).toBe('air-available');
    expect(t.diceLeft).toBe(0);
  });

  rule(['30.0b', '19.1q'], 'once it has supported a firing, a unit without dice of its own has nothing to wait for in that round', () => {
    const units = { 'para-section-1': 'halvona', 'supply-column-1': 'halvona', 'sappers-1': 'halvona', 'helicopter-1': 'air-available' };
    const t = called([6, 1, 1, 1, 1, 1, 1], { units: { ...units, ...LEADERS }, cards: ['trackers-with-dogs'] });
    t.choose('force halvona', 'take-all', 'done', 'move osmaro', 'halt', 'pass', 'line para-section-1', 'line supply-column-1');
    t.choose('support helicopter-1', 'fire hill-militia-1');
    expect(t.told('fired').map(({ unit }) => unit)).toEqual(['para-section-1', 'hill-militia-1']);
    expect(t.state.battle?.firing).toBe('sappers-1'); // the column takes no turn (ruling 42)
    expect(t.diceLeft).toBe(0);
  });

  rule('30.0c', 'at the head of the line it takes the fire, and it is lost', () => {
    const t = called([6, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1, 5, 1, 1], { bin: ['border-guards-1'] });
    t.choose('force halvona', 'move osmaro', 'support helicopter-1', 'fire border-guards-1', 'line helicopter-1');
    expect(t.told('lines-drawn')[1]?.line).toEqual(['helicopter-1', 'para-section-1']);
    expect(t.told('fired')[2]).toMatchObject({ side: 'opfor', target: 'helicopter-1', dice: [6, 1] });
    expect(t.told('eliminated')[0]).toMatchObject({ side: 'commando', unit: 'helicopter-1' });
    expect(t.told('kia-changed')[0]?.by).toBe(-2);
    expect(t.unit('helicopter-1').at).toBe('recruit-box');
    expect(t.told('battle-ended')).toMatchObject([{ won: true }]);
    expect(t.diceLeft).toBe(0);
  });

  rule(['30.0d', '30.0e', '30.0f'], 'a lift, from anywhere to anywhere, airfield or not, is an operation', () => {
    const t = lift([2]).choose('helicopters osmaro', 'lift ranger-team-1 helicopter-1', 'done');
    expect(t.choices).toEqual(openTo('osmaro').map((space) => `land ${space}`));
    expect(t.why('land osmaro')).toBe('same-space 30.0');
    t.choose('land tisaro'); // far off, and no airfield
    expect(t.told('lifted')).toMatchObject([{ force: ['ranger-team-1'], from: 'osmaro', space: 'tisaro' }]);
    expect(t.unit('ranger-team-1').at).toBe('tisaro');
    expect(t.told('card-drawn')).toHaveLength(1);
    expect(t.told('ops-changed')).toMatchObject([{ by: -1, why: 'operation', ops: 4 }]);
  });

  rule('30.0g', 'a unit on the march is not picked up', () => {
    const t = lift([], { units: { 'ranger-team-1': 'halvona', 'helicopter-1': 'air-available' } }).choose('force halvona', 'move osmaro');
    expect(t.choices).toEqual(['move halvona', 'move hannubar', 'move renabar', 'halt']);
    expect(t.why('lift ranger-team-1 helicopter-1')).toBe('not-now 15.0');
  });

  rule('30.0h', 'set down, a team that could march two spaces draws its card where it is', () => {
    const t = lift([2]).choose('helicopters osmaro', 'lift ranger-team-1 helicopter-1', 'done', 'land varridu');
    const told = t.events.map(({ type }) => type);
    expect(told.slice(0, 3)).toEqual(['operation-began', 'lifted', 'card-drawn']);
    expect(told).not.toContain('moved');
    expect(t.unit('ranger-team-1').at).toBe('varridu');
    expect(t.asks).toBe('operation');
  });

  rule('30.0i', 'two helicopters take a team each, from one space to one other', () => {
    const units = { 'ranger-team-1': 'osmaro', 'ranger-team-2': 'osmaro', 'ranger-team-3': 'halvona', ...FLIGHT };
    const t = lift([2, 4], { units }).choose('helicopters osmaro', 'lift ranger-team-1 helicopter-1');
    expect(t.choices).toEqual(['lift ranger-team-2 helicopter-2', 'done']);
    expect(t.why('lift ranger-team-2 helicopter-1')).toBe('helicopter-busy 30.0');
    expect(t.why('lift ranger-team-3 helicopter-2')).toBe('not-in-that-space 30.0');
    t.choose('lift ranger-team-2 helicopter-2', 'done', 'land varridu');
    expect([t.unit('ranger-team-1').at, t.unit('ranger-team-2').at]).toEqual(['varridu', 'varridu']);
    expect(t.told('ops-changed')).toHaveLength(1);
    expect(t.diceLeft).toBe(0);
  });

  rule('30.0j', 'having set its team down, it supports it in the battle there', () => {
    const t = lift([6, 1, 5, 1, 1, 2], { cards: [STRIP], bin: ['hill-militia-1'] });
    t.choose(
      'helicopters osmaro',
      'lift ranger-team-1 helicopter-1',
      'done',
      'land varridu',
      'support helicopter-1',
      'fire hill-militia-1',
    );
    expect(t.told('fired')).toMatchObject([{ unit: 'ranger-team-1', firepower: 2, air: 1 }]);
    expect(t.told('availability-checked')).toHaveLength(1);
    expect(t.diceLeft).toBe(0);
  });

  rule('30.0k', 'after a lift it is checked like an airstrike', () => {
    const lifted = (die: number) => lift([die]).choose('helicopters osmaro', 'lift ranger-team-1 helicopter-1', 'done', 'land varridu');
    expect(lifted(2).told('availability-checked')).toMatchObject([{ unit: 'helicopter-1', die: 2, stays: true }]);
    expect(lifted(2).unit('helicopter-1').at).toBe('air-available');
    expect(lifted(3).unit('helicopter-1').at).toBe('recruit-box');
  });
});

describe('25.0, 30.0 Who may fly', () => {
  const HILLS = { theatre: 'highlands', mission: 'stone-hail', ops: 9 };

  rule('30.0a', 'without a helicopter in Air Available there is no lift', () => {
    const t = given({ ...HILLS, units: { 'ranger-team-1': 'halvona' } });
    expect(t.choices.filter((text) => text.startsWith('helicopters'))).toEqual([]);
    expect(t.why('helicopters halvona')).toBe('no-helicopter 30.0');
    const ready = given({ ...HILLS, units: { 'ranger-team-1': 'halvona', 'helicopter-1': 'air-available' } });
    expect(ready.choices.filter((text) => text.startsWith('helicopters'))).toEqual(['helicopters halvona']);
    expect(ready.why('helicopters osmaro')).toBe('no-units-here 30.0');
    expect(ready.why('helicopters nowhere')).toBe('unknown-id 30.0');
    ready.choose('helicopters halvona');
    expect(ready.asks).toBe('boarding');
    expect(ready.why('lift nobody helicopter-1')).toBe('unknown-id 30.0');
    expect(ready.why('lift ranger-team-1 nobody')).toBe('unknown-id 30.0');
  });

  rule('30.0d', 'a unit that is lifted takes an objective along, but no other unit', () => {
    const units = { 'ranger-team-1': 'osmaro', 'mule-train-1': 'osmaro', 'mortar-team-1': 'osmaro' };
    const flying = { 'helicopter-1': 'air-available', 'helicopter-2': 'air-available' };
    const objectives = [{ at: 'osmaro', real: true, faceUp: true }];
    const t = given({ ...HILLS, units: { ...units, ...flying }, objectives }, [2, 2]);
    t.choose('helicopters osmaro', 'lift ranger-team-1 helicopter-1', 'lift mule-train-1 helicopter-2');
    expect(t.why('carry mortar-team-1 mule-train-1')).toBe('cannot-lift 15.4');
    expect(t.why('lift mule-train-1 helicopter-1')).toBe('already-taken 30.0');
    expect(t.why('lift mortar-team-1 airstrike-1')).toBe('air-not-available 30.0');
    t.choose('carry objective-1 ranger-team-1', 'done', 'land halvona');
    expect(t.told('operation-began')).toMatchObject([{ operation: 'helicopter', force: ['ranger-team-1', 'mule-train-1'] }]);
    expect(t.told('objective-recovered')).toMatchObject([{ objective: 'objective-1', base: 'halvona' }]);
  });

  rule('25.0b', 'a drop is offered where paratroopers wait who have not jumped, and to a space with room', () => {
    const full = ['ranger-team-1', 'ranger-team-2', 'ranger-team-3', 'sappers-1', 'supply-column-1', 'psyop-team-1'];
    const crowd = Object.fromEntries(full.map((unit) => [unit, 'osmaro']));
    const waiting = { 'para-section-1': 'halvona', 'para-section-2': 'kelmuto', 'para-section-3': 'tirubona', 'para-section-4': 'halvona' };
    const units = { ...waiting, 'mule-train-1': 'tirubona', ...crowd };
    const t = given({ ...HILLS, units, jumped: ['para-section-3'] });
    expect(t.choices.filter((text) => text.startsWith('airborne'))).toEqual(['airborne halvona']);
    expect(t.why('airborne nowhere')).toBe('unknown-id 25.0');
    expect(t.why('airborne tirubona')).toBe('already-jumped 25.0');
    t.choose('airborne halvona');
    expect(t.why('take nobody')).toBe('unknown-id 25.0');
    expect(t.choose('take para-section-1').why('take para-section-1')).toBe('already-taken 25.0');
    t.choose('done');
    expect(t.why('drop osmaro')).toBe('stacking 10.2');
    expect(t.why('drop nowhere')).toBe('unknown-id 25.0');
    const barred = given({ ...HILLS, mission: 'two-waters', units: { 'para-section-1': 'halvona' } });
    expect(barred.choose('airborne halvona', 'take para-section-1', 'done').why('drop horent')).toBe('space-barred 8.0');
    const sands = given({ theatre: 'western-desert', mission: 'midnight-toll', ops: 9, units: { 'truck-patrol-1': 'kufra' } });
    expect(sands.why('airborne kufra')).toBe('no-insertion-table 25.0');
  });

  rule('25.0e', 'who was shaken by the jump is himself again when the operation is over', () => {
    const t = given({ ...HILLS, units: { 'para-section-1': 'halvona' }, cards: ['washed-out-trail'] }, [3]);
    t.choose('airborne halvona', 'take para-section-1', 'done', 'drop osmaro');
    expect(t.told('panicked')).toMatchObject([{ rule: '25.0', unit: 'para-section-1' }]);
    expect(t.asks).toBe('operation');
    expect(t.unit('para-section-1').panicked).toBe(false);
  });

  rule('30.0k', 'a helicopter that set its team down and took no part in the battle is checked when all is over', () => {
    const units = { 'ranger-team-1': 'halvona', 'helicopter-1': 'air-available', 'leader-1': 'kelmuto', 'leader-2': 'kelmuto' };
    const t = given({ ...HILLS, units, cards: ['overgrown-strip'], bin: ['hill-militia-1'] }, [6, 1, 6, 1, 2]);
    t.choose('helicopters halvona', 'lift ranger-team-1 helicopter-1', 'done', 'land osmaro', 'fire hill-militia-1');
    const order = t.events
      .map(({ type }) => type)
      .filter((type) => ['battle-ended', 'card-discarded', 'availability-checked'].includes(type));
    expect(order).toEqual(['battle-ended', 'card-discarded', 'availability-checked']);
  });

  rule('30.0b', 'a helicopter that supports in two rounds stands in the line once', () => {
    const units = { 'para-section-1': 'halvona', 'helicopter-1': 'air-available', 'leader-1': 'kelmuto', 'leader-2': 'kelmuto' };
    const t = given(
      { ...HILLS, units, cards: ['trackers-with-dogs'], bin: ['hill-militia-1', 'hill-militia-2'] },
      [6, 1, 1, 1, 1, 1, 1, 1, 6, 1],
    ).choose('force halvona', 'move osmaro', 'support helicopter-1');
    t.choose('fire hill-militia-1', 'keep-line', 'support helicopter-1');
    expect(t.told('helicopter-joined')).toMatchObject([{ rule: '30.0', unit: 'helicopter-1' }]);
    expect(t.state.battle?.line).toEqual(['para-section-1', 'helicopter-1']);
    expect(t.why('support nobody')).toBe('unknown-id 29.0');
    expect(t.why('support sappers-1')).toBe('cannot-support 29.0');
  });
});
