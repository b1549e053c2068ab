/** What there is to know about a piece of ours and about an enemy: the figures printed on it, and how it stands. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Described, Thing } from '../../face.ts';
import { MARKER_IDS, markerOf } from '../content/casualties.ts';
import { unitsOf } from '../content/enemies.ts';
import { playedIn } from '../content/map-played.ts';
import { missionsOf } from '../content/missions.ts';
import { isAntiTank, isBoat, isGear, isSquad, isVehicle, kindOf, NAVAL_GUNFIRE, portageOf } from '../content/pieces.ts';
import { figuresOf, pieceOrKind } from '../reckoning/figures.ts';
import { positionOf } from '../reckoning/position.ts';
import type { PieceView, View } from '../view.ts';
import { plainly } from './piece/counter.tsx';

type Line = Described['lines'][number];

export function pieceDescribed(view: View, thing: Thing, speaker: Speaker): Described | undefined {
  const piece = pieceOrKind(thing);
  if (piece < 0) return undefined;
  const { firepower, noise, move, cost } = figuresOf(positionOf(view), piece);
  const say = (key: string, figures: object = {}) => speaker.say(`sheet goods ${key}`, figures);
  const own = view.pieces.find(({ id }) => id === thing);
  const printed = { text: say('figures', { firepower, noise: plainly(noise), move: plainly(move), cost }), rule: '2.4' };
  const purpose = isGear(piece) ? [purposeOf(view, piece, speaker)] : [];
  // whoever buys compares figures
  const lines: Line[] = own ? [...wounded(own, speaker), ...purpose, printed, ...standing(own, speaker)] : [printed, ...purpose];
  if (!isSquad(piece) && portageOf(piece) > 0) lines.push({ text: say('hauls', { count: portageOf(piece) }), rule: '9.2' });
  if (isAntiTank(piece)) lines.push({ text: say('antitank'), rule: '13.3' });
  if (piece === NAVAL_GUNFIRE) lines.push({ text: say('strays'), rule: '14.0' });
  return { title: speaker.name(thing), lines };
}

/** What it is for: the mission at hand, or others that may be drawn on this map; then what it does for whoever has it. */
function purposeOf(view: View, piece: number, speaker: Speaker): Line {
  const say = (key: string, figures: object = {}) => speaker.say(`sheet goods ${key}`, figures);
  const { firepower, noise, move } = figuresOf(positionOf(view), piece);
  const takeIt = missionsOf(playedIn(view)).filter(({ requires }) => requires.includes(kindOf(piece))).length;
  const does = [
    ...(firepower > 0 ? [say('fights', { firepower })] : []),
    ...(noise < 0 ? [say('quieter', { figure: -noise })] : []),
    ...(isVehicle(piece) ? [say('drives', { move })] : []),
    ...(isBoat(piece) ? [say('boat', { move })] : []),
  ];
  if (view.mission?.requires.includes(kindOf(piece))) {
    return { text: [say('needed', { mission: view.mission.id }), ...does].join(' '), rule: '7.1' };
  }
  const others = takeIt > 0 ? [say('wanted', { count: takeIt })] : does.length === 0 ? [say('wanted-none')] : [];
  return { text: [...does, ...others].join(' '), rule: '7.1' };
}

/** 13.1 What a squad suffers from comes before all that is printed on it. */
function wounded({ marker }: PieceView, speaker: Speaker): readonly Line[] {
  const kind = MARKER_IDS.indexOf(marker);
  if (kind < 0) return [];
  const { firepower, move } = markerOf(kind);
  return [{ text: speaker.say('sheet goods marker', { marker, firepower: plainly(firepower), move: plainly(move) }), rule: '13.1' }];
}

/** Of a piece on the map: whether it is hunted, with whom it is. */
function standing({ id, at, with: holder, detected, moved }: PieceView, speaker: Speaker): readonly Line[] {
  const say = (key: string, figures: object = {}) => speaker.say(`sheet goods ${key}`, figures);
  const lines: Line[] = [];
  if (isSquad(pieceOrKind(id))) lines.push({ text: say(detected ? 'detected' : 'undetected'), rule: '12.5' });
  if (holder !== '') lines.push({ text: say('held', { piece: holder }), rule: '9.0' });
  else if (/^\d/.test(at)) lines.push({ text: say('lies', { hex: at }) });
  if (moved) lines.push({ text: say('moved'), rule: '10.1' });
  return lines;
}

export function enemyDescribed(view: View, thing: Thing, speaker: Speaker): Described | undefined {
  const enemy = view.enemies.find(({ id }) => id === thing);
  const unit = unitsOf(playedIn(view)).find(({ id }) => id === thing);
  if (!enemy || !unit) return undefined;
  const say = (key: string, figures: object = {}) => speaker.say(`sheet enemy ${key}`, figures);
  const lines: Line[] = [{ text: say('figures', { firepower: unit.firepower, move: unit.move }), rule: '12.10' }];
  if (unit.move === 0) lines.push({ text: say('fixed'), rule: '10.8' });
  if (unit.circled) lines.push({ text: say('circled'), rule: '13.3' });
  if (unit.boat) lines.push({ text: say('boat'), rule: '12.9' });
  if (enemy.suppressed) lines.push({ text: say('suppressed'), rule: '15.0' });
  if (enemy.acted) lines.push({ text: say('acted') });
  return { title: speaker.name(thing), lines };
}
