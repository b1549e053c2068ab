/** Odds as bars: the hatched share is always the bad share. The figures stand beside it in words. */
import type { Odds } from '../../kernel/game.ts';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';
import './odds-bar.css';

interface OddsBarProps {
  readonly odds: Odds;
  /** What nobody wishes for, where it is not the game that knows. */
  readonly bad?: readonly string[];
}

export function OddsBar({ odds, bad }: OddsBarProps) {
  const isBad = useBad(bad);
  return (
    <span className="odds-bar" aria-hidden="true">
      {odds.outcomes.map(({ what, chance }) => (
        <span key={what} className="odds-part" data-bad={isBad(what)} style={{ flexGrow: chance, flexBasis: 0 }} />
      ))}
    </span>
  );
}

/** Where there are two outcomes, one gauge says both; of more, each has its own. */
export const gaugesOf = ({ outcomes }: Odds): number => (outcomes.length > 2 ? outcomes.length : 1);

export function Gauges({ odds }: { readonly odds: Odds }) {
  const { speaker } = useSession();
  const isBad = useBad();
  const possible = speaker.chances(odds);
  const shown = possible.slice(0, gaugesOf(odds));
  const [only, ...others] = possible;
  if (only && others.length === 0) return <p className="gauge-certain">{speaker.say(`odds ${only.what}`)}</p>;
  return (
    <ul className="gauges">
      {shown.map(({ what, chance, figure }) => (
        <li key={what} className="gauge">
          <span className="gauge-what">{speaker.say(`odds ${what}`)}</span>
          <span className="gauge-bar" aria-hidden="true" data-bad={isBad(what)}>
            <span style={{ width: `${100 * chance}%` }} />
          </span>
          <span className="gauge-figure">{figure}</span>
        </li>
      ))}
    </ul>
  );
}

function useBad(bad?: readonly string[]): (what: string) => boolean {
  const { face } = useSession();
  const { view } = useRoom().moment;
  return (what) => bad?.includes(what) ?? face.isBad?.(what, view) ?? false;
}
