/** How what is being fought out will probably end: played many times by the server with everything unknown dealt anew. */
import { OddsBar } from './odds-bar.tsx';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import { chanceToWin } from './use-forecast.ts';
import './forecast.css';

const LOST = ['lost'];

/** What came of every trial is not certain for that. */
const SURE = 0.999;

export function ForecastLine() {
  const { speaker, say } = useSession();
  const { now: answer, before, isOld } = useRoom().expected;
  if (!answer) return null;
  const chanceOf = (what: string) => answer.outcomes.find((one) => one.what === `${answer.stake}-${what}`)?.chance ?? 0;
  const parts = ['won', 'lost'].map((what) => ({ what, chance: chanceOf(what) }));
  const undecided = 1 - parts.reduce((sum, { chance }) => sum + chance, 0);
  const outcomes = undecided > 0.001 ? [...parts, { what: 'undecided', chance: undecided }] : parts;
  const percent = (chance: number) => speaker.percent(Math.min(SURE, Math.max(1 - SURE, chance)));
  const full = outcomes.map(({ what, chance }) => `${say(`forecast-${what}`)} ${percent(chance)}`).join(', ');
  const signed = new Intl.NumberFormat(speaker.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  const changes = Object.entries(answer.changes)
    .filter(([key]) => speaker.has(`figure ${key}`))
    .map(([key, change]) => `${speaker.say(`figure ${key}`)} ${signed.format(change)}`);
  const isAnother = before && percent(chanceToWin(before)) !== percent(chanceOf('won'));
  return (
    <div className="forecast" data-old={isOld} title={say('forecast-full', { full, trials: answer.trials })}>
      <span>
        {say('forecast', { stake: answer.stake })} <strong>{percent(chanceOf('won'))}</strong>
        <span className="unseen">{full}</span>
      </span>
      {changes.length > 0 && <span className="forecast-changes">{say('forecast-changes', { changes: changes.join(' · ') })}</span>}
      <span className="forecast-bar">
        <OddsBar odds={{ outcomes }} bad={LOST} />
        {isAnother && <span className="forecast-mark" style={{ insetInlineStart: `${chanceToWin(before) * 100}%` }} />}
      </span>
      {before && isAnother && <span className="forecast-before">{say('forecast-before', { chance: percent(chanceToWin(before)) })}</span>}
    </div>
  );
}
