/** Odds as a bar, in the order in which the game names them. The figures always stand beside it in words. */
import type { Odds } from '../../kernel/game.ts';
import './odds-bar.css';

export function OddsBar({ odds }: { readonly odds: Odds }) {
  return (
    <span className="odds-bar" aria-hidden="true">
      {odds.outcomes.map(({ what, chance }) => (
        <span key={what} className="odds-part" style={{ flexGrow: chance, flexBasis: 0 }} />
      ))}
    </span>
  );
}
