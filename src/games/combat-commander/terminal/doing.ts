/** What is going on, outermost first, and what the roll on the table comes to so far. */
import type { Speaker } from '../../../words/speaker.ts';
import { hexName } from '../content/battle-map.ts';
import { isUnit } from '../content/counters.ts';
import { enemyOf, SIDES, type Side } from '../content/terms.ts';
import type { Doing, Doings } from '../doing.ts';
import { defendersOf } from '../reckoning/attacks.ts';
import { type Meaning, meaningOf } from '../reckoning/dice.ts';
import { underWay } from '../reckoning/hexes.ts';
import { groupFirepower } from '../rules/fire/group.ts';
import { discardLimit } from '../rules/hands.ts';
import { strengthIn } from '../rules/melee.ts';
import { movementLeft } from '../rules/moving.ts';
import { figuresAt } from '../rules/stacking.ts';
import { firerOf } from '../rules/units.ts';
import { type Known, now } from '../state.ts';

export function doingLines(known: Known, own: Side | undefined, speaker: Speaker): string[] {
  return [...fortificationLine(known, speaker), ...known.doing.flatMap((doing) => linesOf(known, doing, own, speaker))];
}

/** F100.1 What is placed next when everything else of the side stands. */
function fortificationLine({ toSetUp: [deployment] }: Known, speaker: Speaker): string[] {
  const [kind] = deployment?.fortifications ?? [];
  if (!deployment || kind === undefined || deployment.units.length > 0 || deployment.weapons.length > 0) return [];
  return [speaker.say('doing to-fortify', { kind })];
}

function linesOf(known: Known, doing: Doing, own: Side | undefined, speaker: Speaker): string[] {
  const say = (figures: object = {}) => [speaker.say(`doing ${doing.what}`, { ...doing, ...figures })];
  switch (doing.what) {
    case 'order':
    case 'trigger':
    case 'event':
    case 'time':
      return say();
    case 'activation':
      return doing.chosen.length === 0 ? [] : say();
    case 'discard':
      return doing.side === own ? say({ limit: discardLimit(known, own) }) : [];
    case 'move':
      return moveLines(known, doing, speaker);
    case 'advance':
      return waitingLine(doing, speaker, 'doing advance');
    case 'fire':
      return fireLines(known, doing, speaker);
    case 'attack':
      return attackLines(known, doing, speaker);
    case 'melee':
      return meleeLines(known, doing, speaker);
    case 'recover':
    case 'rout':
      return doing.left.length === 0 ? [] : say();
    case 'retreat':
      return doing.units.length > 0 ? say() : [];
    case 'artillery':
      return doing.at < 0 ? [] : say({ hex: hexName(doing.at) });
    case 'roll':
      return rollLines(known, doing, speaker);
    case 'placing':
      return placingLine(doing, speaker);
    case 'breaking':
      return say();
    case 'stacking':
      return say({ hex: hexName(doing.hex), figures: figuresAt(known, doing.hex, doing.side) });
    case 'deploying':
      return say({ marker: doing.markers[0] ?? '' });
    case 'set-up':
      return say({ weapon: weaponToSetUp(known, doing.unit) });
    case 'melees':
      return [];
  }
}

function waitingLine({ active, finished }: { active: string[]; finished: string[] }, speaker: Speaker, key: string): string[] {
  const units = active.filter((id) => !finished.includes(id));
  return units.length === 0 ? [] : [speaker.say(key, { units })];
}

/** O21.2 Who is under way and how far they get; who has yet to set out. */
function moveLines(known: Known, move: Doings<'move'>, speaker: Speaker): string[] {
  const { group, active, finished, opFirers } = move;
  const hex = hexName(underWay(known).at);
  return [
    ...(group.length > 0 ? [speaker.say('doing move', { units: group, hex, left: Math.max(0, movementLeft(known)) })] : []),
    ...waitingLine({ active, finished: [...finished, ...group] }, speaker, 'doing to-move'),
    ...(opFirers.length > 0 ? [speaker.say('doing op-firers', { units: opFirers })] : []),
  ];
}

function fireLines(known: Known, { target, group, by, fired }: Doings<'fire'>, speaker: Speaker): string[] {
  // While an attack is being rolled, it tells of itself.
  if (now(known, 'attack')) return [];
  const isOver = known.doing.at(-1)?.what === 'fire' && group.length > 0 && group.every((piece) => fired.includes(piece));
  if (isOver) return [speaker.say('doing fired', { pieces: fired })];
  const pieces = group.filter((piece) => firerOf(known, piece) !== undefined);
  if (target >= 0 && pieces.length > 0) {
    const { firepower } = groupFirepower(known, pieces, [target]);
    return [speaker.say('doing group', { pieces, hex: hexName(target), firepower, firing: by })];
  }
  return fired.length === 0 ? [] : [speaker.say('doing fired', { pieces: fired })];
}

function attackLines(known: Known, attack: Doings<'attack'>, speaker: Speaker): string[] {
  const { hexes, firepower, total, targets, by } = attack;
  const figures = { hexes: hexes.map(hexName), firepower, total, targets, by };
  return [
    speaker.say(total === 0 ? 'doing attack' : 'doing attack-total', figures),
    ...(targets.length > 0 && total > 0 ? [speaker.say('doing to-defend', { list: defenders(known, attack, speaker) })] : []),
  ];
}

/** Those who have yet to defend, with the Morale that counts against this attack. */
function defenders(known: Known, attack: Doings<'attack'>, speaker: Speaker): string {
  return defendersOf(known, attack)
    .map(({ unit, morale, cover }) => speaker.say('doing defender', { unit: unit.id, morale, cover }))
    .join(' · ');
}

function meleeLines(known: Known, melee: Doings<'melee'>, speaker: Speaker): string[] {
  const { hex, total } = melee;
  const sides = SIDES.map((side) => {
    if (total[side] > 0) return speaker.say('doing melee-total', { side, total: total[side] });
    return speaker.say('doing melee-strength', { side, ...strengthIn(known, melee, side) });
  });
  return [speaker.say('doing melee', { hex: hexName(hex), sides: sides.join(' · ') })];
}

/** The dice, and what they would mean. */
export function rollLines(known: Known, made: Doings<'roll'>, speaker: Speaker): string[] {
  const { side, purpose, white, coloured, trigger } = made;
  const meaning = meaningOf(known, made);
  return [
    speaker.say('doing roll', { side, purpose, white, coloured, sum: white + coloured, product: white * coloured, trigger }),
    ...(meaning ? meaningLines(known, meaning, speaker) : []),
  ];
}

function meaningLines(known: Known, meaning: Meaning, speaker: Speaker): string[] {
  const { what, ...figures } = meaning;
  const key = `doing would-${what}`;
  if (meaning.what === 'defend') return [speaker.say(key, { ...figures, result: resultWord(meaning) })];
  if (meaning.what === 'melee') return [speaker.say(key, figures), meleeOutlook(known, meaning, speaker)];
  return [speaker.say(key, figures)];
}

function resultWord({ harm, byTie, still }: Extract<Meaning, { what: 'defend' }>): string {
  if (byTie) return `${harm}-moving`;
  return still ? `${harm}-still` : harm;
}

function meleeOutlook(known: Known, { side, total, against, winner }: Extract<Meaning, { what: 'melee' }>, speaker: Speaker): string {
  if (against === 0) return speaker.say('doing would-await', { enemy: enemyOf(side), total });
  if (total === against) return speaker.say('doing would-tie', { total, holder: now(known, 'melee')?.holder ?? '' });
  return speaker.say('doing would-win', { winner, more: Math.max(total, against), less: Math.min(total, against) });
}

function placingLine({ piece, hexes }: Doings<'placing'>, speaker: Speaker): string[] {
  if (piece === 'sniper') return [speaker.say('doing sniper', { hex: hexName(hexes[0] ?? -1) })];
  return isUnit(piece) ? [speaker.say('doing placing', { unit: piece })] : [];
}

function weaponToSetUp({ toSetUp }: Known, unit: string): string {
  return toSetUp[0]?.units.find((each) => each.unit === unit)?.weapon ?? '';
}
