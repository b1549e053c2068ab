/** What there is to know about a piece of ours and about an enemy: the figures printed on it, and how it stands. */
import type { Speaker } from '../../../words/speaker.ts';
import type { Described, Thing } from '../../face.ts';
import { MARKER_IDS, markerOf } from '../content/casualties.ts';
import { unitsOf } from '../content/enemies.ts';
import { playedIn } from '../content/map-played.ts';
import { isAntiTank, isBoat, isSquad, kindOf, NAVAL_GUNFIRE, portageOf } from '../content/pieces.ts';
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
  const lines: Line[] = [
    { text: say('figures', { firepower, noise: plainly(noise), move: plainly(move), cost }), rule: '2.4' },
    ...(own ? standing(own, speaker) : []),
  ];
  if (view.mission?.requires.includes(kindOf(piece))) lines.push({ text: say('needed', { mission: view.mission.id }), rule: '7.1' });
  if (!isSquad(piece) && portageOf(piece) > 0) lines.push({ text: say('hauls', { count: portageOf(piece) }), rule: '9.2' });
  if (isBoat(piece)) lines.push({ text: say('boat'), rule: '11.1' });
  if (isAntiTank(piece)) lines.push({ text: say('antitank'), rule: '13.3' });
  if (piece === NAVAL_GUNFIRE) lines.push({ text: say('strays'), rule: '14.0' });
  return { title: speaker.name(thing), lines };
}

/** Of a piece on the map: whether it is hunted, what it suffers from, with whom it is. */
function standing({ id, at, with: holder, detected, marker, moved }: PieceView, speaker: Speaker): readonly Line[] {
  const say = (key: string, figures: object = {}) => speaker.say(`sheet goods ${key}`, figures);
  const lines: Line[] = [];
  if (isSquad(pieceOrKind(id))) lines.push({ text: say(detected ? 'detected' : 'undetected'), rule: '12.5' });
  const kind = MARKER_IDS.indexOf(marker);
  if (kind >= 0) {
    const { firepower, move } = markerOf(kind);
    lines.push({ text: say('marker', { marker, firepower: plainly(firepower), move: plainly(move) }), rule: '13.1' });
  }
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
