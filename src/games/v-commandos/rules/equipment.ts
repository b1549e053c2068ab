/** 6.13, 14.2-14.4 Using equipment: first aid kits, crowbars, German uniforms; and the skills that are used like it. */
import { takeOut } from '../../../kernel/listed.ts';
import { CROWBAR, FIRST_AID, itemAt, POINTS } from '../content/terms.ts';
import { type Commando, commandoCalled, hasSkill, levelOn, type State } from '../state.ts';
import type { ChoiceOf, EventOf, Table } from '../vocabulary.ts';
import { watchAlarm } from './alarm.ts';
import { option, plain, type Refusal, refusal } from './asking.ts';
import { isFrench, levelCard } from './operation-in-play.ts';
import { forPoints, layPoint, pay, whyNoSlot, whyNotAct } from './points.ts';
import { lockedDoors, openDoor, spend, whyNoLockedDoor } from './shooting.ts';
import { countEnemies } from './spaces.ts';
import { becomeStealthy } from './stealth.ts';

const UNIFORM = itemAt('uniform');

/** Commandos on the same tile, by name. */
function together(state: State, { level, tile }: Commando): string[] {
  return state.commandos.filter((each) => each.level === level && each.tile === tile).map(({ specialist }) => specialist);
}

export function isBeside(a: Commando, b: Commando): boolean {
  return a.level === b.level && a.tile === b.tile;
}

// 14.2 First aid kit

export const kitCost = (commando: Commando): number => (hasSkill(commando, 'quick-hands') ? 0 : 1);

const NO_KIT = refusal('not-carried', '14.2', { weapon: 'first-aid' });

export const firstAid = option(
  'first-aid',
  '14.2',
  (state, commando) =>
    commando.carries.includes(FIRST_AID)
      ? whyNotAct(state, commando, kitCost(commando), '14.2')
      : (whyNotAct(state, commando, 0, '14.2') ?? NO_KIT),
  (state, commando) => together(state, commando).map((name): ChoiceOf<'first-aid'> => ({ kind: 'first-aid', commando: name })),
  (state, { commando: name }, commando) => {
    const patient = commandoCalled(state, name);
    if (!patient || !isBeside(patient, commando)) return refusal('not-here', '14.2', { commando: name });
    if (patient === commando && commando.critical > 0) return refusal('in-critical-condition', '10.2');
    return patient.wounds === 0 ? refusal('not-injured', '14.2', { commando: name }) : undefined;
  },
);

export function giveFirstAid(t: Table, commando: Commando, name: string): void {
  const { state } = t;
  const patient = commandoCalled(state, name);
  if (!patient) return;
  pay(t, commando, kitCost(commando));
  spend(state, commando, FIRST_AID);
  const { wounds } = patient;
  patient.wounds = 0;
  recover(t, patient, { type: 'healed', rule: '14.2', commando: name, by: commando.specialist, wounds });
  if (patient !== commando) getPointsBack(state, patient);
}

/** 14.2 From critical condition he comes back hidden, but not on a large tile. */
function recover(t: Table, patient: Commando, healed: EventOf<'healed'>): void {
  const level = patient.critical === 0 ? undefined : levelOn(t.state, patient);
  if (level) {
    patient.critical = 0;
    patient.visible = levelCard(t.state, level.id).tiles[patient.tile]?.size === 'large';
  }
  t.tell?.(healed);
  if (level && patient.visible) watchAlarm(t, level);
}

/** 14.2 English: healed by another, he has his points at once, less those he has spent. French: wounds count when he begins his turn. */
function getPointsBack(state: State, patient: Commando): void {
  if (state.phase !== 'commandos' && state.phase !== 'before-reinforcement') return;
  if (isFrench(state) && patient.spent > 0) return;
  patient.left = Math.max(0, POINTS - patient.wounds - patient.spent);
  if (patient.left === 0) return;
  patient.finished = false;
  // RULINGS At the moment after the last action, too: the commando phase goes on with him.
  state.phase = 'commandos';
}

// 9.2 Skills that cost a point and can be used once a turn

const NO_SUCH_SKILL = refusal('no-such-skill', '9.2');

function whyNoSkill(state: State, commando: Commando, skill: 'bandage' | 'orders'): Refusal | undefined {
  const cannot = whyNotAct(state, commando, 1, '9.2');
  if (cannot) return cannot;
  if (!hasSkill(commando, skill)) return NO_SUCH_SKILL;
  return commando.skilled ? refusal('skill-used', '9.2') : undefined;
}

/** The Medic (blue) takes one wound off somebody else on his tile. */
export const bandage = option(
  'bandage',
  '9.2',
  (state, commando) => whyNoSkill(state, commando, 'bandage'),
  (state, commando) => together(state, commando).map((name): ChoiceOf<'bandage'> => ({ kind: 'bandage', commando: name })),
  (state, { commando: name }, commando) => {
    const patient = commandoCalled(state, name);
    if (!patient || !isBeside(patient, commando)) return refusal('not-here', '9.2', { commando: name });
    if (patient === commando) return refusal('himself', '9.2');
    return patient.wounds === 0 ? refusal('not-injured', '9.2', { commando: name }) : undefined;
  },
);

export function bandageWound(t: Table, commando: Commando, name: string): void {
  const patient = commandoCalled(t.state, name);
  if (!patient) return;
  pay(t, commando, 1);
  commando.skilled = true;
  patient.wounds--;
  recover(t, patient, { type: 'healed', rule: '9.2', commando: name, by: commando.specialist, wounds: 1 });
  getPointsBack(t.state, patient);
}

/** The Officer (blue) gives somebody else on his level a “+1 AP”. */
export const order = option(
  'order',
  '9.2',
  (state, commando) => whyNoSkill(state, commando, 'orders'),
  (state, { level }) =>
    state.commandos
      .filter((each) => each.level === level)
      .map(({ specialist }): ChoiceOf<'order'> => ({ kind: 'order', commando: specialist })),
  (state, { commando: name }, commando) => {
    const other = commandoCalled(state, name);
    if (!other || other.level !== commando.level) return refusal('not-here', '9.2', { commando: name });
    return other === commando ? refusal('himself', '9.2') : whyNoSlot(other);
  },
);

export function giveOrder(t: Table, commando: Commando, name: string): void {
  const other = commandoCalled(t.state, name);
  if (!other) return;
  pay(t, commando, 1);
  commando.skilled = true;
  layPoint(other);
  t.tell?.({ type: 'point-given', rule: '9.2', commando: name });
}

// 14.3 Crowbar

const NO_CROWBAR = refusal('not-carried', '14.3', { weapon: 'crowbar' });
const forACrowbar = forPoints(1, '14.3');
const withCrowbar = (state: State, commando: Commando): Refusal | undefined =>
  forACrowbar(state, commando) ?? (commando.carries.includes(CROWBAR) ? undefined : NO_CROWBAR);

export const forceDoor = option(
  'force-door',
  '14.3',
  withCrowbar,
  (state, commando) => lockedDoors(state, commando).map((door): ChoiceOf<'force-door'> => ({ kind: 'force-door', door })),
  (state, { door }, commando) => whyNoLockedDoor(state, commando, door, '14.3'),
);

/** He keeps the crowbar. */
export function forceOpen(t: Table, commando: Commando, door: string): void {
  pay(t, commando, 1);
  openDoor(t, levelOn(t.state, commando), door, 'crowbar', '14.3');
}

export const barricade = option(
  'barricade',
  '14.3',
  withCrowbar,
  (state, commando) =>
    levelCard(state, commando.level)
      .entrances.filter(({ tile }) => tile === commando.tile)
      .map(({ id }): ChoiceOf<'barricade'> => ({ kind: 'barricade', entrance: id })),
  (state, { entrance: id }, commando) => {
    const card = levelCard(state, commando.level);
    const entrance = card.entranceAt[id] ?? -1;
    if (card.entrances[entrance]?.tile !== commando.tile) return refusal('no-entrance-here', '14.3', { entrance: id });
    return levelOn(state, commando).barricaded[entrance] ? refusal('already-barricaded', '14.3', { entrance: id }) : undefined;
  },
);

export function barricadeEntrance(t: Table, commando: Commando, id: string): void {
  pay(t, commando, 1);
  takeOut(commando.carries, CROWBAR);
  levelOn(t.state, commando).barricaded[levelCard(t.state, commando.level).entranceAt[id] ?? -1] = true;
  t.tell?.({ type: 'barricaded', rule: '14.3', commando: commando.specialist, entrance: id });
}

// 14.4 German uniform

const NO_UNIFORM = refusal('not-carried', '14.4', { weapon: 'uniform' });

export const wearUniform = plain('wear-uniform', '14.4', (state, commando) => {
  const cannot = whyNotAct(state, commando, 1, '14.4');
  if (cannot) return cannot;
  if (!commando.carries.includes(UNIFORM)) return NO_UNIFORM;
  if (commando.uniform) return refusal('wears-it', '14.4');
  // Seen beside an enemy he would stay visible, and lose it at once.
  const isWatched = countEnemies(levelCard(state, commando.level), levelOn(state, commando), commando.tile) > 0;
  return commando.visible && isWatched ? refusal('enemies-watch', '14.4') : undefined;
});

export function putOnUniform(t: Table, commando: Commando): void {
  pay(t, commando, 1);
  spend(t.state, commando, UNIFORM);
  becomeStealthy(t, commando);
  commando.uniform = true;
  t.tell?.({ type: 'dressed', rule: '14.4', commando: commando.specialist });
}
