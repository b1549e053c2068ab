/** A level card: its plan at night, what is to be done there, for how many, and in what time. */
import type { Speaker } from '../../../../words/speaker.ts';
import type { Level } from '../../content/level.ts';
import type { LevelView } from '../../view.ts';
import { planOf } from '../level/plan.ts';
import { PlanLegend } from '../level/plan-legend.tsx';
import { SmallPlan } from '../level/small-plan.tsx';
import { objectiveOn } from '../objective-words.ts';
import { Triangle } from '../token/token.tsx';
import './level-card.css';

interface LevelCardProps {
  readonly level: Level;
  /** As it stands, where it is in play. */
  readonly view?: LevelView | undefined;
  readonly speaker: Speaker;
  /** What its strokes mean stands below its plan. */
  readonly isExplained?: boolean;
}

export function LevelCard({ level, view, speaker, isExplained = false }: LevelCardProps) {
  const { x, y, width, height } = planOf(level).extent;
  return (
    <section className="level-card" data-ringing={view?.alarm === 'triggered'}>
      <h3 className="level-card-title">{speaker.name(level.id)}</h3>
      <p className="level-card-facts">
        <span>{speaker.say('drawn commandos', { count: level.commandos })}</span>
        <span>{level.turns > 0 ? speaker.say('drawn turns', { count: level.turns }) : speaker.say('drawn no-limit')}</span>
        <span>{speaker.say('drawn entrances', { count: level.entrances.length })}</span>
      </p>
      <svg className="level-card-plan" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <SmallPlan level={level} view={view} />
      </svg>
      {isExplained && <PlanLegend levels={[level]} speaker={speaker} />}
      <p className="level-card-story">{speaker.say(`story ${level.id}`)}</p>
      <ul className="level-card-objectives">
        {level.objectives.map((objective, i) => {
          const isDone = view?.objectives[i]?.done ?? false;
          return (
            <li key={objective.id} data-done={isDone}>
              <svg className="level-card-sign" viewBox="-62 -66 124 124" aria-hidden="true">
                <Triangle kind="objective" task={objective.do} done={isDone} size={100} />
              </svg>
              {objectiveOn(level, objective, speaker)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
