/** A unit or a weapon as it lies on the table, at any size, around the origin. */
import type { Speaker } from '../../../words/speaker.ts';
import { unitFigures, weaponFigures } from '../reckoning/pieces.ts';
import type { Unit } from '../state.ts';
import { figuresOfUnit, figuresOfWeapon, unitName, unitNotes } from '../terminal/pieces.ts';
import type { View } from '../view.ts';
import { nameOn, PieceCounter, unitLook, weaponLook } from './counter/counter.tsx';

interface PieceProps {
  readonly view: View;
  readonly unit: Unit;
  readonly size: number;
  readonly speaker: Speaker;
}

/** With whatever it carries. */
export function Piece({ view, unit, size, speaker }: PieceProps) {
  return <PieceCounter piece={unitLook(view, unit)} weapon={weaponLook(view, unit)} name={nameOn(unit.id, speaker)} size={size} />;
}

/** What a screen reader says of it. */
export function pieceLabel(view: View, unit: Unit, isWeapon: boolean, speaker: Speaker): string {
  if (isWeapon) {
    const figures = figuresOfWeapon(weaponFigures(view, unit));
    return speaker.say('look piece weapon', { weapon: unit.weapon, figures, unit: unit.id, broken: unit.weaponBroken === true });
  }
  const notes = unitNotes(unit, speaker);
  return speaker.say('look piece unit', {
    side: unit.side,
    unit: unitName(unit.id, speaker),
    figures: figuresOfUnit(unitFigures(view, unit)),
    notes: notes.join(', '),
  });
}
