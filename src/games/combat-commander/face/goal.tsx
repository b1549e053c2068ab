/** What one has to do to win, in a few sentences: beside the first questions, and at the head of the scenario's page later. */
import type { Speaker } from '../../../words/speaker.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { openValue } from '../rules/victory.ts';
import { ownSide, type View } from '../view.ts';
import './told.css';

function goalLines(view: View, speaker: Speaker): string[] {
  const own = ownSide(view);
  if (own === undefined || view.draft || view.winner !== '') return [];
  const enemy = enemyOf(own);
  const say = (key: string, figures: object) => speaker.say(`look goal ${key}`, figures);
  const lead = own === 'axis' ? view.vp : -view.vp;
  const wanted = objectivesOf(view, enemy);
  const kept = objectivesOf(view, own);
  return [
    say('posture', { posture: view.sides[own].brief.posture }),
    say('stand', { stand: lead < 0 ? 'behind' : lead > 0 ? 'ahead' : 'level', points: Math.abs(lead), initiative: view.initiative }),
    ...(wanted.length > 0 ? [say('take', { objectives: wanted })] : []),
    ...(kept.length > 0 && lead >= 0 ? [say('keep', { objectives: kept })] : []),
    say('end', { suddenDeath: view.suddenDeath, surrender: view.sides[enemy].surrender - view.sides[enemy].casualties.length }),
  ];
}

/** Those that are known to be worth something, by their numbers. */
function objectivesOf(view: View, side: Side): string[] {
  return view.control.flatMap((holder, i) => (holder === side && openValue(view, i) > 0 ? [`${i + 1}`] : []));
}

interface GoalProps {
  readonly view: View;
  readonly speaker: Speaker;
  readonly isBrief?: boolean;
}

export function Goal({ view, speaker, isBrief = false }: GoalProps) {
  const lines = goalLines(view, speaker);
  if (lines.length === 0) return null;
  return <p className="told">{(isBrief ? lines.slice(0, 2) : lines).join(' ')}</p>;
}
