import type { CSSProperties } from 'react';
import './track.css';

interface TrackProps {
  readonly label: string;
  /** The first and the last box; a track may count down. */
  readonly from: number;
  readonly to: number;
  /** May lie beyond either end. */
  readonly value: number;
  /** The box that matters. */
  readonly goal?: number | undefined;
}

function boxes(from: number, to: number, value: number): readonly number[] {
  const way = from <= to ? 1 : -1;
  const row = Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * way);
  if (row.includes(value)) return row;
  // beyond an end the marker lies beside the track, on a box of its own
  return (value - to) * way > 0 ? [...row, value] : [value, ...row];
}

/** Numbered boxes with a marker on one of them, as a printed track; only the figures where there is no room. */
export function Track({ label, from, to, value, goal }: TrackProps) {
  const row = boxes(from, to, value);
  const least = Math.min(from, to);
  const most = Math.max(from, to);
  const style: CSSProperties & Record<`--${string}`, number> = { '--track-boxes': row.length, '--track-letters': label.length };
  const isBeyond = value < least || value > most;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> draws itself and cannot hold boxes
    <div
      className="track"
      role="meter"
      aria-label={label}
      aria-valuemin={Math.min(least, value)}
      aria-valuemax={Math.max(most, value)}
      aria-valuenow={value}
      aria-valuetext={`${value} / ${most}`}
      data-goal={goal !== undefined}
      style={style}
    >
      <span className="track-label" aria-hidden="true">
        {label}
      </span>
      <span className="track-room" aria-hidden="true">
        <span className="track-row">
          {row.map((box) => (
            <span
              key={box}
              className="track-box"
              data-current={box === value}
              data-goal={box === goal}
              data-beyond={isBeyond && box === value}
            >
              {box}
            </span>
          ))}
        </span>
        <span className="track-figures">
          <b>{value}</b>
          {from < to && ` / ${most}`}
          {goal !== undefined && goal !== most && <span className="track-goal">{goal}</span>}
        </span>
      </span>
    </div>
  );
}
