/** How what is being fought out will probably end: played many times by the server with everything unknown dealt anew. */
import { useCallback } from 'react';
import type { Seat } from '../../kernel/game.ts';
import type { ForecastAnswer } from '../../wire/wire.ts';
import { api, OutOfReachError, RefusedError } from '../api.ts';
import { useLoaded } from '../use-loaded.ts';
import { OddsBar } from './odds-bar.tsx';
import { isAsked } from './scene-keeper.ts';
import { useSession } from './session.ts';
import './forecast.css';

/** Several scenes may follow one another quickly; only the last is worth the work. */
const PATIENCE_MS = 150;
const LOST = ['lost'];

async function forecastOf(id: string, seat: Seat | null, signal: AbortSignal): Promise<ForecastAnswer['forecast']> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  if (signal.aborted) return null;
  try {
    return (await api.forecast(id, seat, signal)).forecast;
  } catch (error) {
    if (!(error instanceof OutOfReachError || error instanceof RefusedError)) throw error;
    return null;
  }
}

export function ForecastLine() {
  const { scene, speaker, say } = useSession();
  const { version, seat } = scene;
  const id = scene.table.id;
  const load = useCallback(
    async (signal: AbortSignal) => ({ version, forecast: await forecastOf(id, seat, signal) }),
    // every version is another position
    [id, version, seat],
  );
  const { value } = useLoaded(isAsked(scene) ? load : undefined);
  const answer = isAsked(scene) ? value?.forecast : undefined;

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
      <OddsBar odds={{ outcomes }} bad={LOST} />
    </p>
  );
}
