import { useContext, useRef, useSyncExternalStore } from 'react';
import { useFreeHead } from './free-corner.ts';
import type { Point } from './geometry.ts';
import { GlassContext } from './glass.ts';
import './zoom-control.css';

/** What the frame of a board says for itself. */
export interface FrameWords {
  /** What it is, instead of “application”: a board. */
  readonly board: string;
  readonly closer: string;
  readonly farther: string;
  readonly whole: string;
  readonly left: string;
  readonly right: string;
  readonly up: string;
  readonly down: string;
  /** So many places that can be chosen lie out of sight. */
  readonly beyond: (count: number) => string;
}

interface ZoomControlProps {
  readonly words: FrameWords;
  readonly onCloser: () => void;
  readonly onFarther: () => void;
  readonly onWhole: () => void;
  readonly onPan: (by: Point) => void;
}

/** One press of a button or a key. */
export const ZOOM_STEP = 1.4;
/** How much of the window one press of an arrow moves. */
const STRIDE = 0.35;

const ARROWS = [
  { way: 'up', by: [0, -STRIDE], d: 'M-4 2L0 -2L4 2' },
  { way: 'left', by: [-STRIDE, 0], d: 'M2 -4L-2 0L2 4' },
  { way: 'right', by: [STRIDE, 0], d: 'M-2 -4L2 0L-2 4' },
  { way: 'down', by: [0, STRIDE], d: 'M-4 -2L0 2L4 -2' },
] as const;

const CLOSER = 'M-4.5 0H4.5M0 -4.5V4.5';
const FARTHER = 'M-4.5 0H4.5';
const WHOLE = 'M-5 -2V-5H-2M2 -5H5V-2M5 2V5H2M-2 5H-5V2';

function ControlButton({
  name,
  d,
  label,
  onClick,
}: {
  readonly name: string;
  readonly d: string;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    // the board is one tab stop, and its own keys do all of this
    <button
      type="button"
      tabIndex={-1}
      className={`zoom-control-button zoom-control-${name}`}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <svg viewBox="-8 -8 16 16" aria-hidden="true">
        <path d={d} />
      </svg>
    </button>
  );
}

/** For those who would rather click than turn a wheel or drag; the arrows appear when there is somewhere to go. */
export function ZoomControl({ words, onCloser, onFarther, onWhole, onPan }: ZoomControlProps) {
  return (
    <div className="zoom-control">
      <div className="zoom-control-arrows">
        {ARROWS.map(({ way, by, d }) => (
          <ControlButton key={way} name={way} d={d} label={words[way]} onClick={() => onPan(by)} />
        ))}
      </div>
      <div className="zoom-control-column">
        <ControlButton name="closer" d={CLOSER} label={words.closer} onClick={onCloser} />
        <ControlButton name="farther" d={FARTHER} label={words.farther} onClick={onFarther} />
        <ControlButton name="whole" d={WHOLE} label={words.whole} onClick={onWhole} />
      </div>
    </div>
  );
}

/** For fingers, on the board itself: all of it again, where only a part is seen. */
export function WholeButton({ label, onWhole }: { readonly label: string; readonly onWhole: () => void }) {
  const button = useRef<HTMLDivElement>(null);
  useFreeHead(button);
  return (
    <div className="zoom-whole" ref={button}>
      <ControlButton name="whole" d={WHOLE} label={label} onClick={onWhole} />
    </div>
  );
}

const NEVER = () => () => {};
const NO = () => false;

/** The same in a line beside the board, for the board that is looked at there; without one there is nothing to look at. */
export function ZoomButtons({ words }: { readonly words: FrameWords }) {
  const glass = useContext(GlassContext);
  const isClose = useSyncExternalStore(glass?.listen ?? NEVER, glass?.isClose ?? NO, NO);
  if (!glass) return null;
  return (
    <div className="zoom-buttons">
      {isClose &&
        ARROWS.map(({ way, by, d }) => <ControlButton key={way} name={way} d={d} label={words[way]} onClick={() => glass.pan(by)} />)}
      {isClose && <ControlButton name="whole" d={WHOLE} label={words.whole} onClick={glass.whole} />}
      <ControlButton name="farther" d={FARTHER} label={words.farther} onClick={() => glass.zoom(1 / ZOOM_STEP)} />
      <ControlButton name="closer" d={CLOSER} label={words.closer} onClick={() => glass.zoom(ZOOM_STEP)} />
    </div>
  );
}
