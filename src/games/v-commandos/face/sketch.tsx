/** The levels of an operation at night, small: for lists and set-ups; and who stands where, for a position. */
import type { SketchProps } from '../../lid.ts';
import { operationOf, SETUPS } from '../content/operations.ts';
import type { View } from '../view.ts';
import { OperationPlan } from './card/operation-plan.tsx';
import './sketch.css';

export function Sketch({ setup, view: anyView }: SketchProps) {
  // What comes as a view of this game was made by its `view`.
  const view = anyView as View | undefined;
  if (view) {
    const operation = operationOf(view.setup, view.own, view.rules.difficulty);
    const inPlay = view.levels.map(({ id }) => id);
    // a position is of the levels on the table; the others say nothing about it
    const shown = inPlay.length > 0 ? { ...operation, levels: inPlay, after: {} } : operation;
    return (
      <span className="night-sketch">
        <OperationPlan operation={shown} view={view} />
      </span>
    );
  }
  if (!SETUPS.includes(setup)) return null;
  return (
    <span className="night-sketch">
      <OperationPlan operation={operationOf(setup, undefined, 'standard')} />
    </span>
  );
}
