/**
 * Positions of Combat Commander for what play alone seldom leads to; each says which reason is given there. Some hold
 * weapons and cards that no scenario brings together: coverage.test.ts plays on from them.
 */
import type { Arranged } from '../games.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Sides {
  readonly axis?: Fields;
  readonly allies?: Fields;
  readonly units: Fields;
  readonly [field: string]: unknown;
}

/** The corner map, Germans on the left and Americans on the right. */
function bare({ axis = {}, allies = {}, ...rest }: Sides): Fields {
  return {
    map: 'corner',
    ...rest,
    axis: { nation: 'germany', edge: 'left', ...axis },
    allies: { nation: 'america', edge: 'right', ...allies },
  };
}

/** The same; somebody of each side stays out of it, so that the game is not over with those who are named. */
function corner(sides: Sides): Fields {
  const reserve = sides.allies?.nation === 'russia' ? 'r-rifle-9' : 'a-line-9';
  return bare({ ...sides, units: { 'g-rifle-9': 'A1', [reserve]: 'O1', ...sides.units } });
}

const armed = (at: string, weapon: string) => ({ at, weapon });

const MOVE = ['order G-19', 'activate g-rifle-1', 'set-out g-rifle-1'];
const SHOOT = ['order G-50', 'activate g-oertel', 'activate-all'];

const MOVING: readonly Arranged[] = [
  { reason: 'cliff', position: corner({ axis: { hand: ['G-19'] }, units: { 'g-rifle-1': 'K4' } }), choices: MOVE },
  { reason: 'bridge-side', position: corner({ map: 'river', axis: { hand: ['G-19'] }, units: { 'g-rifle-1': 'F4' } }), choices: MOVE },
  {
    reason: 'no-movement-left',
    position: corner({ axis: { hand: ['G-19'] }, units: { 'g-elite-rifle-1': 'N7' } }),
    choices: ['order G-19', 'activate g-elite-rifle-1', 'set-out g-elite-rifle-1', 'step N6', 'step O6', 'step O7'],
  },
  {
    // Smoke Grenades are rare with Russians: few of them move fast enough to throw any.
    reason: 'weapon-already',
    position: corner({
      active: 'allies',
      allies: { nation: 'russia', hand: ['R-20', 'R-28', 'R-29'] },
      units: { 'r-assault-1': armed('L7', 'r-light-mg-1'), 'r-line-team-1': armed('L7', 'r-light-mg-2') },
    }),
    choices: ['order R-20', 'activate r-assault-1'],
  },
  {
    reason: 'tied-weapon',
    position: corner({
      special: { tied: { weapon: 'g-heavy-mg', hex: 'L7' } },
      axis: { hand: ['G-19'] },
      units: { 'g-oertel': 'L7', 'g-rifle-1': 'L7', 'g-weapon-team-1': armed('L7', 'g-heavy-mg-1') },
    }),
    choices: ['order G-19', 'activate g-oertel', 'activate-all'],
  },
];

const FIRING: readonly Arranged[] = [
  {
    reason: 'ordnance-alone',
    position: corner({
      axis: { posture: 'defend', hand: ['G-50', 'G-42', 'G-43'] },
      units: {
        'g-oertel': 'L7',
        'g-weapon-team-1': armed('L7', 'g-ig-18-gun-1'),
        'g-weapon-team-2': armed('L7', 'g-ig-33-gun-1'),
        'g-line-team-1': 'L7',
        'a-line-1': 'M7',
      },
    }),
    choices: [...SHOOT, 'target M7'],
  },
  {
    reason: 'no-op-ordnance',
    position: corner({
      active: 'allies',
      axis: { hand: ['G-50', 'G-3'] },
      allies: { hand: ['A-19'] },
      units: { 'g-oertel': 'L7', 'g-rifle-1': 'L7', 'g-weapon-team-1': armed('L7', 'g-ig-18-gun-1'), 'a-line-1': 'N8' },
    }),
    choices: [
      'order A-19',
      'activate a-line-1',
      'set-out a-line-1',
      'step N7',
      'op-fire G-50',
      'activate g-oertel',
      'activate-all',
      'op-attack',
    ],
  },
  {
    reason: 'through-trenches',
    position: corner({
      axis: { hand: ['G-19'] },
      allies: { hand: ['A-51'] },
      fortifications: { L7: 'trench', L6: 'trench' },
      units: { 'g-rifle-1': 'L7', 'a-line-1': 'M6' },
    }),
    choices: [...MOVE, 'step L6'],
  },
  {
    reason: 'too-close',
    position: corner({
      active: 'allies',
      allies: { posture: 'defend', hand: ['A-51', 'A-42', 'A-7', 'A-43'] },
      units: {
        'a-delgado': 'L7',
        'a-weapon-team-1': armed('L7', 'a-50cal-mg-1'),
        'a-weapon-team-2': armed('L7', 'a-flamethrower-1'),
        'a-weapon-team-3': armed('L7', 'a-medium-mortar-1'),
        'a-weapon-team-4': armed('L6', 'a-pack-howitzer-1'),
        'a-weapon-team-5': armed('L6', 'a-satchel-charge-1'),
        'a-weapon-team-6': armed('L6', 'a-heavy-mg-1'),
        'g-rifle-1': 'M7',
        'g-rifle-2': 'M8',
        'g-rifle-3': 'O7',
      },
    }),
    choices: ['order A-51', 'activate a-delgado', 'activate-all'],
  },
  {
    reason: 'broken-weapon',
    position: corner({
      active: 'allies',
      allies: { nation: 'russia', posture: 'defend', hand: ['R-52', 'R-42', 'R-7', 'R-43'] },
      units: {
        'r-zaretsky': 'L7',
        'r-weapon-team-1': armed('L7', 'r-50cal-mg-1'),
        'r-weapon-team-2': armed('L7', 'r-flamethrower-1'),
        'r-weapon-team-3': armed('L7', 'r-medium-mortar-1'),
        'r-weapon-team-4': armed('L6', 'r-satchel-charge-1'),
        'r-weapon-team-5': armed('L6', 'r-infantry-gun-1'),
        'r-weapon-team-6': { ...armed('L6', 'r-light-mortar-1'), weaponBroken: true },
        'g-rifle-1': 'M7',
        'g-rifle-2': 'M8',
        'g-rifle-3': 'O7',
      },
    }),
    choices: ['order R-52', 'activate r-zaretsky', 'activate-all'],
  },
  {
    reason: 'wire-group',
    position: corner({
      axis: { hand: ['G-50'] },
      fortifications: { L7: 'wire' },
      units: { 'g-oertel': 'L7', 'g-rifle-1': 'L7', 'g-rifle-2': 'M7', 'a-line-1': 'M8' },
    }),
    choices: [...SHOOT, 'target M8', 'join g-rifle-1'],
  },
  {
    reason: 'too-weak',
    position: corner({
      axis: { hand: ['G-50'] },
      smoke: { M7: 9 },
      units: { 'g-rifle-1': 'L7', 'a-line-1': 'N7', 'a-line-2': 'L6' },
    }),
    choices: ['order G-50', 'activate g-rifle-1'],
  },
  {
    reason: 'wrong-nation',
    position: corner({
      axis: { hand: ['G-50', 'G-70'] },
      units: { 'g-weapon-team-1': armed('L7', 'g-heavy-mg-1'), 'a-line-1': 'N7' },
    }),
    choices: ['order G-50', 'activate g-weapon-team-1', 'target N7', 'join g-heavy-mg-1', 'fire'],
  },
  {
    reason: 'weapon-too-light',
    position: corner({ axis: { posture: 'defend', hand: ['G-50', 'G-42'] }, units: { 'g-rifle-1': 'L7', 'a-line-1': 'N7' } }),
    choices: ['order G-50', 'activate g-rifle-1', 'target N7'],
  },
  {
    reason: 'already-sprayed',
    position: corner({
      axis: { hand: ['G-50', 'G-7', 'G-8'] },
      units: { 'g-rifle-1': 'L7', 'a-line-1': 'N7', 'a-line-2': 'N8', 'a-line-3': 'M7' },
    }),
    choices: ['order G-50', 'activate g-rifle-1', 'target N7', 'spray-fire G-7 M7'],
  },
];

/** The Germans defend, and hold a card besides one that is of no use here; an American squad shoots at them. */
function underFire(card: string, at: string, from: string, fortifications: Fields = {}): Fields {
  return corner({
    active: 'allies',
    axis: { posture: 'defend', hand: [card, 'G-3'] },
    allies: { posture: 'attack', hand: ['A-51'], pile: ['A-55'] },
    fortifications,
    units: { 'g-rifle-1': at, 'a-line-1': from },
  });
}

const shotAt = (hex: string) => ['order A-51', 'activate a-line-1', `target ${hex}`, 'pass'];

const HIDDEN: readonly Arranged[] = [
  // A35.4 A Defender whose whole area is open ground, while the enemy discards.
  {
    reason: 'no-cover',
    position: corner({
      active: 'allies',
      axis: { posture: 'defend', hand: ['G-31'], depth: 0, area: ['L6', 'L7'] },
      allies: { hand: ['A-43', 'A-49'] },
      units: { 'g-rifle-1': 'L7' },
    }),
    choices: ['discard', 'toss A-43', 'done'],
  },
  { reason: 'building', position: underFire('G-37', 'N9', 'M9'), choices: shotAt('N9') },
  { reason: 'fortified', position: underFire('G-37', 'L7', 'L6', { L7: 'wire' }), choices: shotAt('L7') },
  { reason: 'not-objective', position: underFire('G-39', 'L7', 'L6'), choices: shotAt('L7') },
  { reason: 'pillbox-in-play', position: underFire('G-39', 'M6', 'L6', { A5: 'pillbox' }), choices: shotAt('M6') },
  {
    // The ground burns under the target before it can defend itself.
    reason: 'nobody-defends',
    position: corner({
      axis: { hand: ['G-50'], pile: ['G-34', 'G-23', 'G-62'] },
      allies: { posture: 'defend', hand: ['A-37'] },
      units: { 'g-rifle-1': 'L7', 'a-line-1': 'M7' },
    }),
    choices: ['order G-50', 'activate g-rifle-1', 'target M7', 'pass', 'displace N7'],
  },
  {
    reason: 'water',
    position: corner({
      active: 'allies',
      axis: { posture: 'defend', hand: ['G-32'] },
      allies: { hand: ['A-19'] },
      units: { 'a-line-1': 'G5' },
    }),
    choices: ['order A-19', 'activate a-line-1', 'set-out a-line-1', 'step F5'],
  },
  {
    // The mines go off, and their roll brings a Blaze into the very hex: the squad has left it when the Germans may play.
    reason: 'blaze',
    position: corner({
      active: 'allies',
      axis: { posture: 'defend', hand: ['G-32'], pile: ['G-34', 'G-23', 'G-62'] },
      allies: { hand: ['A-44'], pile: ['A-69'] },
      fortifications: { M7: 'mines' },
      units: { 'a-line-1': 'N7' },
    }),
    choices: ['order A-44', 'activate a-line-1', 'advance a-line-1 M7', 'pass', 'displace N7', 'pass'],
  },
];

/** The game is about to end in one of its seldom ways. */
const ENDING: readonly Arranged[] = [
  {
    // All objectives are held; the next roll is the last of the pile and brings on Sudden Death.
    reason: 'nobody-to-activate',
    position: corner({
      axis: { hand: ['G-33'], radio: 'g-radio-81mm', pile: ['G-3'], rest: 'discards' },
      openChits: ['V'],
      control: ['axis', 'axis', 'axis', 'axis', 'axis'],
      time: 6,
      units: {},
    }),
  },
  {
    reason: 'must-fire',
    position: bare({
      axis: { hand: ['G-55'], pile: ['G-69'] },
      allies: { pile: ['A-5'] },
      units: { 'g-rifle-1': 'L7', 'a-line-1': { at: 'M7', broken: true } },
    }),
    choices: ['order G-55', 'activate g-rifle-1'],
  },
  { reason: 'has-moved', position: lastToLeave(-1), choices: MOVE },
  { reason: 'must-move', position: lastToLeave(-2), choices: MOVE },
  {
    // Whichever enemy it meets, and whoever rerolls, 13 stand against 13 in Melee, and neither side can bear a loss.
    reason: 'must-advance',
    position: corner({
      axis: { hand: ['G-43'], pile: ['G-44', 'G-45', 'G-46', 'G-49'], surrender: 1 },
      allies: { pile: ['A-21', 'A-22', 'A-23', 'A-24'], surrender: 1 },
      units: {
        'g-rifle-1': 'L7',
        'a-line-1': 'M7',
        'a-line-2': 'M8',
        'a-line-3': 'L6',
        'a-line-4': 'L8',
        'a-line-5': 'K7',
        'a-line-6': 'K8',
      },
    }),
    choices: ['order G-43', 'activate g-rifle-1'],
  },
];

/** Two VPs for a squad that leaves. */
function lastToLeave(vp: number): Fields {
  return bare({ vp, axis: { hand: ['G-19'] }, units: { 'g-rifle-1': 'O6', 'a-line-9': 'A1' } });
}

export const POSITIONS: readonly Arranged[] = [...MOVING, ...FIRING, ...HIDDEN, ...ENDING];
