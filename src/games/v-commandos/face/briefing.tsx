/** The night before: the story, every level with its plan, what is to be done there and what stands in the way. The team is chosen by it. */
import type { Speaker } from '../../../words/speaker.ts';
import type { BriefingProps } from '../../lid.ts';
import type { Level } from '../content/level.ts';
import type { Operation } from '../content/operation.ts';
import { operationOf, SETUPS } from '../content/operations.ts';
import { operation } from '../rules/operation-in-play.ts';
import type { View } from '../view.ts';
import { columnsOf } from './card/links.ts';
import { OperationPlan } from './card/operation-plan.tsx';
import { PlanLegend } from './level/plan-legend.tsx';
import { objectiveOn } from './objective-words.ts';
import './briefing.css';

export function Briefing({ view, speaker }: { readonly view: View; readonly speaker: Speaker }) {
  return <Ahead whole={operation(view)} setup={view.setup} speaker={speaker} isNamed />;
}

/** The same before there is a table. */
export function SetupBriefing({ setup, speaker }: BriefingProps) {
  return SETUPS.includes(setup) && <Ahead whole={operationOf(setup, undefined, 'standard')} setup={setup} speaker={speaker} />;
}

interface AheadProps {
  readonly whole: Operation;
  readonly setup: string;
  readonly speaker: Speaker;
  readonly isNamed?: boolean;
}

function Ahead({ whole, setup, speaker, isNamed = false }: AheadProps) {
  const story = `story ${setup.split('/').at(-1) ?? ''}`;
  const inOrder = columnsOf(whole).toSorted((a, b) => a.column - b.column || a.row - b.row);
  return (
    <section className="briefing" data-keep-clear="" aria-label={speaker.say('look briefing heading')}>
      <OperationPlan operation={whole} />
      <div className="briefing-words">
        {isNamed && <h3>{speaker.name(whole.id)}</h3>}
        {speaker.has(story) && <p>{speaker.say(story)}</p>}
        <ol>
          {inOrder.map(({ id }) => {
            const level = whole.levelCalled[id];
            return level && <LevelAhead key={id} level={level} isNamed={whole.levels.length > 1} speaker={speaker} />;
          })}
        </ol>
      </div>
      <PlanLegend levels={whole.cards} speaker={speaker} />
    </section>
  );
}

interface LevelAheadProps {
  readonly level: Level;
  /** A single level is what the night is about: its name says nothing more. */
  readonly isNamed: boolean;
  readonly speaker: Speaker;
}

function LevelAhead({ level, isNamed, speaker }: LevelAheadProps) {
  const tasks = level.objectives.map((objective) => objectiveOn(level, objective, speaker));
  return (
    <li>
      {isNamed && <b>{speaker.name(level.id)}</b>} {tasks.join(' · ')}
      <small>{inTheWay(level, speaker).join(' · ')}</small>
    </li>
  );
}

/** How light it is, what is locked, who shoots far, and how long there is. */
function inTheWay(level: Level, speaker: Speaker): string[] {
  const counts = {
    dark: level.tiles.filter(({ size }) => size === 'small').length,
    'half-lit': level.tiles.filter(({ size }) => size === 'medium').length,
    floodlit: level.tiles.filter(({ size }) => size === 'large').length,
    locked: level.doors.filter(({ locked }) => locked).length,
    nests: level.triangles.filter(({ kind }) => kind === 'nest').length,
    entrances: level.entrances.length,
    turns: level.turns,
  };
  return Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [speaker.say(`look briefing ${what}`, { count })] : []));
}
