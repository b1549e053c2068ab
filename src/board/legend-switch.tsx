/** A small button on the map that lays the legend aside, for there is ground beneath it. */
import './legend-switch.css';

interface LegendSwitchProps {
  readonly isShown: boolean;
  readonly words: string;
  readonly onSwitch: () => void;
}

export function LegendSwitch({ isShown, words, onSwitch }: LegendSwitchProps) {
  return (
    <button type="button" className="legend-switch" aria-pressed={isShown} aria-label={words} title={words} onClick={onSwitch}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M6.5 3.5H15M6.5 8H15M6.5 12.5H15" />
        <circle cx={2.5} cy={3.5} r={1.5} />
        <circle cx={2.5} cy={8} r={1.5} />
        <circle cx={2.5} cy={12.5} r={1.5} />
      </svg>
    </button>
  );
}
