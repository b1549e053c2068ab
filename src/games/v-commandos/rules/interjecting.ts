/** 6.2 Who is asked between the enemy's steps: all who have something worth a question, and all who stand by. */
import { FIRST_AID, TNT } from '../content/terms.ts';
import { type Commando, hasSkill, isOnLevel, type LevelInPlay, levelInPlay, levelOn, OUT, type State, saved } from '../state.ts';
import { ACTIONS } from './actions.ts';
import { plain, refusal } from './asking.ts';
import { worthAsking } from './at-hand.ts';
import { isAimedAt } from './enemy-shooting.ts';
import { firstAid, isBeside } from './equipment.ts';
import { isWithinReach } from './handling.ts';
import { enterNest, leaveNest } from './nests.ts';
import { interact } from './objectives.ts';
import { levelCard } from './operation-in-play.ts';
import { forFree } from './points.ts';
import { countEnemies } from './spaces.ts';
import { layTnt } from './tnt.ts';

const NOTHING_TO_CHANGE = refusal('not-to-choose', '6.2');

/** 6.2 RULINGS Asks for every moment between the enemy's steps, until he stands down: said once at a moment, so that it comes to an end. */
const standBy = plain(
  'stand-by',
  '6.2',
  (state, commando) => forFree(state, commando) ?? (commando.standsBy || commando.saidSo ? NOTHING_TO_CHANGE : undefined),
  true,
);
const standDown = plain(
  'stand-down',
  '6.2',
  (_, commando) => (commando.standsBy && !commando.saidSo ? undefined : NOTHING_TO_CHANGE),
  true,
);
export const STANDING_BY = [standBy, standDown];

const actionsAtHand = worthAsking(ACTIONS);

/** Stands by, and there is anything that he could do. */
export function isStandingBy(state: State, commando: Commando): boolean {
  if (!commando.standsBy || !isOnLevel(commando)) return false;
  return actionsAtHand(state, commando.seat).some(({ candidates }) => candidates(state, commando.seat).length > 0);
}

/** 6.2 A seat that has finished can still do what costs nothing, or what it has saved for. */
export function mayInterject(state: State, commando: Commando): boolean {
  if (commando.level === OUT) return false;
  if (saved(commando) > 0 && commando.critical === 0) return commando.since < state.turn || commando.level !== '';
  const level = levelInPlay(state, commando.level);
  if (!level) return false;
  for (const count of level.charges) if (count > 0) return true;
  return hasSomethingForNothing(state, commando, level);
}

/** RULINGS What costs nothing and is worth a question: cover, one’s own or a comrade’s, a kit or a charge whose user pays no point, an objective that asks for none. */
export function hasSomethingForNothing(state: State, commando: Commando, level: LevelInPlay): boolean {
  const { seat, tile } = commando;
  if (commando.visible && enterNest.candidates(state, seat).length > 0) return true;
  if (makesWay(state, commando)) return true;
  if (hasSkill(commando, 'quick-hands') && couldHeal(state, commando)) return true;
  if (laysForNothing(state, commando) && countEnemies(levelCard(state, level.id), level, tile) > 0) return true;
  return hasObjectiveForNothing(state, commando, level);
}

/** 14.6 Out of his nest before the shots, for a comrade who is seen there and needs it more. */
export function makesWay(state: State, commando: Commando): boolean {
  if (!commando.inNest || state.phase !== 'before-shooting' || !isAimedAt(state, levelOn(state, commando))) return false;
  return leaveNest.candidates(state, commando.seat).length > 0 && state.commandos.some((each) => needsNestMore(each, commando));
}

/** Whoever is in critical condition or unseen is no target and needs no cover. */
function needsNestMore(comrade: Commando, { critical, visible, wounds, level, tile }: Commando): boolean {
  const isThere = comrade.level === level && comrade.tile === tile && !comrade.inNest && !comrade.shifted;
  if (!isThere || !comrade.visible || comrade.critical > 0) return false;
  return critical > 0 || !visible || comrade.wounds > wounds;
}

/** With the kit that he has, or that is to be had there. */
function couldHeal(state: State, commando: Commando): boolean {
  if (firstAid.candidates(state, commando.seat).length > 0) return true;
  return commando.critical === 0 && isAnyHurtBeside(state, commando) && isWithinReach(state, commando, FIRST_AID);
}

function isAnyHurtBeside(state: State, commando: Commando): boolean {
  for (const each of state.commandos) if (each.wounds > 0 && (each === commando || isBeside(each, commando))) return true;
  return false;
}

/** With the charge that he has, or that is to be had there. */
const laysForNothing = (state: State, commando: Commando): boolean =>
  hasSkill(commando, 'quick-fuse') &&
  (layTnt.candidates(state, commando.seat).length > 0 || (commando.critical === 0 && isWithinReach(state, commando, TNT)));

/** What he stands upon is what the operation is about. */
export function hasObjectiveForNothing(state: State, commando: Commando, level: LevelInPlay): boolean {
  const { seat, tile } = commando;
  const card = levelCard(state, level.id);
  const isToBeDestroyed = () =>
    card.objectives.some((objective, i) => objective.do === 'destroy' && objective.tile === tile && !level.done[i]);
  if (laysForNothing(state, commando) && isToBeDestroyed()) return true;
  // Without a token there is nothing to interact with.
  return (card.trianglesOn[tile]?.length ?? 0) > 0 && interact.candidates(state, seat).length > 0;
}
