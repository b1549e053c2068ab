/**
 * The words of the game, and the lists that they come from.
 *
 * side     axis or allies: a seat, a hand, a deck and the pieces of one nation
 * unit     a counter with soldiers: squad, team or leader
 * weapon   a counter that a unit carries; a radio is none
 * piece    a unit or a weapon, when it fires
 * card     a Fate card; the Initiative card is none
 */
export const SIDES = ['axis', 'allies'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Record<Side, T>;
export const enemyOf = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');

export const NATIONS = ['germany', 'russia', 'america'] as const;
export type Nation = (typeof NATIONS)[number];
export const sideOf = (nation: Nation): Side => (nation === 'germany' ? 'axis' : 'allies');

export const POSTURES = ['attack', 'recon', 'defend'] as const;
export type Posture = (typeof POSTURES)[number];

/** 1.1 */
export const HAND_SIZE: Readonly<Record<Posture, number>> = { attack: 6, recon: 5, defend: 4 };

export const QUALITIES = ['elite', 'line', 'green'] as const;
export type Quality = (typeof QUALITIES)[number];

export const ORDERS = ['advance', 'artillery-denied', 'artillery-request', 'command-confusion', 'fire', 'move', 'recover', 'rout'] as const;
export type Order = (typeof ORDERS)[number];

export const ACTIONS = [
  'ambush',
  'assault-fire',
  'bore-sighting',
  'command-confusion',
  'concealment',
  'crossfire',
  'demolitions',
  'dig-in',
  'hand-grenades',
  'hidden-entrenchments',
  'hidden-mines',
  'hidden-pillbox',
  'hidden-unit',
  'hidden-wire',
  'light-wounds',
  'marksmanship',
  'no-quarter',
  'smoke-grenades',
  'spray-fire',
  'sustained-fire',
] as const;
export type Action = (typeof ACTIONS)[number];

export const EVENTS = [
  'air-support',
  'battle-harden',
  'battlefield-integrity',
  'blaze',
  'booby-trap',
  'breeze',
  'command-and-control',
  'commissar',
  'cower',
  'deploy',
  'dust',
  'elan',
  'entrench',
  'field-promotion',
  'fog-of-war',
  'hero',
  'infiltration',
  'interdiction',
  'interrogation',
  'kia',
  'malfunction',
  'medic',
  'mission-objective',
  'prisoners-of-war',
  'reconnaissance',
  'reinforcements',
  'rubble',
  'sappers',
  'scrounge',
  'shell-shock',
  'shellholes',
  'strategic-objective',
  'suppressing-fire',
  'walking-wounded',
  'white-phosphorus',
] as const;
export type FateEvent = (typeof EVENTS)[number];

export const TRIGGERS = ['event', 'jammed', 'sniper', 'time'] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const FORTIFICATIONS = ['foxholes', 'trench', 'bunker', 'pillbox', 'wire', 'mines'] as const;
export type FortificationKind = (typeof FORTIFICATIONS)[number];
