/** What one wants to know of a scenario before playing it: the story, who attacks with what, how long it takes, who tends to win. */
import type { Speaker } from '../../../words/speaker.ts';
import type { BriefingProps } from '../../lid.ts';
import { GAMES, MEASURED } from '../content/measured.ts';
import type { ScenarioSide } from '../content/scenario.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { SIDES, type Side } from '../content/terms.ts';
import './scenario-card.css';

export function ScenarioCard({ setup, speaker }: BriefingProps) {
  const scenario = SCENARIOS.find(({ id }) => id === setup);
  const measured = MEASURED[setup];
  const say = (key: string, figures: object = {}) => speaker.say(`look scenario ${key}`, figures);
  return (
    <div className="scenario-card">
      <p>{scenario ? speaker.say(`scenario ${setup} text`) : say('random')}</p>
      {scenario && (
        <div className="scenario-sides">
          {SIDES.map((side) => (
            <SideCard key={side} side={side} sheet={scenario[side]} isFirst={scenario.first === side} speaker={speaker} />
          ))}
        </div>
      )}
      <p className="scenario-measured">
        {scenario && say('length', { time: scenario.time, suddenDeath: scenario.suddenDeath })}{' '}
        {measured && say('measured', { games: GAMES, ...measured, allies: 100 - measured.axis })}
      </p>
    </div>
  );
}

interface SideCardProps {
  readonly side: Side;
  readonly sheet: ScenarioSide;
  readonly isFirst: boolean;
  readonly speaker: Speaker;
}

function SideCard({ side, sheet, isFirst, speaker }: SideCardProps) {
  const { nation, quality, posture, orders, surrender } = sheet;
  const say = (key: string, figures: object = {}) => speaker.say(`look scenario ${key}`, figures);
  return (
    <section className="scenario-side" data-side={side}>
      <h4>{say('side', { side, nation, posture, quality })}</h4>
      <p>{forcesOf(sheet, speaker)}</p>
      {sheet.after && <p>{say('after', { list: forcesOf(sheet.after, speaker) })}</p>}
      {sheet.reinforcements?.map((due) => (
        <p key={due.time}>{say('due', { time: due.time, list: forcesOf(due, speaker) })}</p>
      ))}
      <p className="scenario-orders">{say(isFirst ? 'orders-first' : 'orders', { orders, surrender })}</p>
    </section>
  );
}

type Forces = Partial<Pick<ScenarioSide, 'leaders' | 'units' | 'weapons' | 'fortifications' | 'radio'>>;

/** `Leutnant Marquardt, 3 × Rifle, Heavy MG`. */
function forcesOf({ leaders = [], units = {}, weapons = {}, fortifications = {}, radio }: Forces, speaker: Speaker): string {
  const named = (id: string) =>
    id
      .split('+')
      .map((part) => speaker.name(part))
      .join(' + ');
  const counted = Object.entries({ ...units, ...weapons, ...fortifications }).map(([id, count]) =>
    count === 1 ? named(id) : speaker.say('look scenario many', { count, what: named(id) }),
  );
  return [...leaders.map((id) => speaker.name(id)), ...counted, ...(radio === undefined ? [] : [speaker.name(radio)])].join(', ');
}
