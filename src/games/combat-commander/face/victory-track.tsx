/** 4.1 The Victory Track: the Axis at one end, the Allies at the other, and a marker that glides along it. */
import './victory-track.css';

/** To either side of nothing; whoever has more lies at the end. */
const END = 20;

export function VictoryTrack({ vp }: { readonly vp: number }) {
  const towardsAxis = Math.max(-END, Math.min(vp, END)) / END;
  return (
    <span className="victory-track" aria-hidden="true">
      <i className="victory-middle" />
      <i className="victory-marker" style={{ left: `${50 - 50 * towardsAxis}%` }} />
    </span>
  );
}
