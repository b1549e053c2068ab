/** An operation at a glance: its levels in the order in which they can be reached, with the links between them. */
import type { Speaker } from '../../../../words/speaker.ts';
import type { Operation } from '../../content/operation.ts';
import type { View } from '../../view.ts';
import { PlanLegend } from '../level/plan-legend.tsx';
import { columnsOf } from './links.ts';
import { OperationPlan } from './operation-plan.tsx';
import './level-card.css';

interface OperationCardProps {
  readonly operation: Operation;
  /** As it stands; left out before it begins. */
  readonly view?: Pick<View, 'levels' | 'completed'> | undefined;
  readonly speaker: Speaker;
}

type Standing = 'completed' | 'in-play' | 'to-come';

function standingOf(id: string, view: OperationCardProps['view']): Standing {
  if (view?.completed.includes(id)) return 'completed';
  return view?.levels.some((level) => level.id === id) ? 'in-play' : 'to-come';
}

export function OperationCard({ operation, view, speaker }: OperationCardProps) {
  const columns = columnsOf(operation);
  return (
    <section className="operation-card">
      <h3 className="level-card-title">{speaker.name(operation.id)}</h3>
      <p className="level-card-facts">
        <span>{speaker.say('drawn commandos', { count: operation.commandos })}</span>
      </p>
      <OperationPlan operation={operation} standing={(id) => standingOf(id, view)} />
      <PlanLegend levels={operation.cards} speaker={speaker} />
      <ol className="operation-levels">
        {columns
          .toSorted((a, b) => a.column - b.column || a.row - b.row)
          .map(({ id, column }) => (
            <li key={id} data-standing={standingOf(id, view)}>
              <span className="operation-step">{column + 1}</span>
              <span className="operation-level">{speaker.name(id)}</span>
              {view && <span className="operation-standing">{speaker.say(`drawn level ${standingOf(id, view)}`)}</span>}
            </li>
          ))}
      </ol>
    </section>
  );
}
