/** How what is being fought out will probably end: played many times by the server with everything unknown dealt anew. */
import { useEffect, useState } from 'react';
import type { ForecastAnswer } from '../../wire/wire.ts';
import { api, OutOfReachError, RefusedError } from '../api.ts';
import { OddsBar } from './odds-bar.tsx';
import { isAsked, useSession } from './session.ts';
import './forecast.css';

/** Several scenes may follow one another quickly; only the last is worth the work. */
const PATIENCE_MS = 150;

export function ForecastLine() {
  const { scene, speaker, say } = useSession();
  const { version } = scene;
  const id = scene.table.id;
  const asked = isAsked(scene);
  const [answer, setAnswer] = useState<ForecastAnswer['forecast']>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every version is another position
  useEffect(() => {
    if (!asked) {
      setAnswer(null);
      return undefined;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { forecast } = await api.forecast(id, abort.signal);
        if (!abort.signal.aborted) setAnswer(forecast);
      } catch (error) {
        if (!(error instanceof OutOfReachError || error instanceof RefusedError)) throw error;
        if (!abort.signal.aborted) setAnswer(null);
      }
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [id, version, asked]);

  if (!answer) return null;
  const percent = new Intl.NumberFormat(speaker.language, { style: 'percent' });
  const chanceOf = (what: string) => answer.outcomes.find((one) => one.what === `${answer.stake}-${what}`)?.chance ?? 0;
  const parts = ['won', 'lost'].map((what) => ({ what, chance: chanceOf(what) }));
  const undecided = 1 - parts.reduce((sum, { chance }) => sum + chance, 0);
  const outcomes = undecided > 0.001 ? [...parts, { what: 'undecided', chance: undecided }] : parts;
  const full = outcomes.map(({ what, chance }) => `${say(`forecast-${what}`)} ${percent.format(chance)}`).join(', ');
  const signed = new Intl.NumberFormat(speaker.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  const changes = Object.entries(answer.changes)
    .filter(([key]) => speaker.has(`figure ${key}`))
    .map(([key, change]) => say('forecast-change', { what: speaker.say(`figure ${key}`), change: signed.format(change) }));
  return (
    <p className="forecast" title={say('forecast-full', { full, trials: answer.trials })}>
      <span>
        {say('forecast', { stake: answer.stake })} <strong>{percent.format(chanceOf('won'))}</strong>
        <span className="unseen">{full}</span>
      </span>
      <span className="forecast-changes">{changes.join(' · ')}</span>
      <OddsBar odds={{ outcomes }} />
    </p>
  );
}
