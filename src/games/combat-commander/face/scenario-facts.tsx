/** A scenario at a glance, on the card by which it is chosen: who fights whom, how strong they are, how long it lasts, how even it is. */
import { Counter } from '../../../board/counter.tsx';
import type { BriefingProps } from '../../lid.ts';
import { MEASURED } from '../content/measured.ts';
import type { ScenarioSide } from '../content/scenario.ts';
import { SCENARIOS } from '../content/scenarios.ts';
import { SIDES } from '../content/terms.ts';
import './scenario-facts.css';

export function ScenarioFacts({ setup, speaker }: BriefingProps) {
  const scenario = SCENARIOS.find(({ id }) => id === setup);
  const measured = MEASURED[setup];
  const say = (key: string, figures: object = {}) => speaker.say(`look scenario ${key}`, figures);
  const strengthOf = (sheet: ScenarioSide) =>
    Object.entries(countsOf(sheet)).flatMap(([what, count]) => (count > 0 ? [say(what, { count })] : []));
  return (
    <span className="scenario-facts">
      {!scenario && <span>{say('random')}</span>}
      {scenario &&
        SIDES.map((side, tone) => {
          const { nation, posture, orders } = scenario[side];
          return (
            <span key={side} className="scenario-fact">
              <svg viewBox="-21 -21 42 42" width={18} height={18} aria-hidden="true">
                <Counter tone={tone} />
              </svg>
              <span>
                <b>{say('side', { side, nation, posture })}</b>
                <br />
                {[...strengthOf(scenario[side]), say('orders-brief', { orders })].join(', ')}
              </span>
            </span>
          );
        })}
      {scenario && <span>{say('begins', { first: scenario.setUp[0], side: scenario.first })}</span>}
      {measured && (
        <>
          <span>{say('turns', { turns: measured.turns })}</span>
          <span className="scenario-even">
            <i style={{ width: `${measured.axis}%` }} />
            <span>{say('even', { axis: measured.axis, allies: 100 - measured.axis })}</span>
          </span>
        </>
      )}
    </span>
  );
}

/** Everybody who takes part, also whoever comes later. */
function countsOf(sheet: ScenarioSide) {
  const { after, reinforcements = [] } = sheet;
  const sum = (counts: Readonly<Record<string, number>> = {}) => Object.values(counts).reduce((all, count) => all + count, 0);
  const due = reinforcements.reduce((all, { leaders = [], units }) => all + leaders.length + sum(units), 0);
  return {
    leaders: (sheet.leaders?.length ?? 0) + (after?.leaders?.length ?? 0),
    units: sum(sheet.units) + sum(after?.units),
    weapons: sum(sheet.weapons) + sum(after?.weapons),
    fortifications: sum(sheet.fortifications) + sum(after?.fortifications),
    later: due,
  };
}
