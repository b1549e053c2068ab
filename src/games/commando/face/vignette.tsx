/** A small picture: the sky and the skyline of a place at its hour, and before it what it is about. */
import { lazy, type ReactNode, Suspense } from 'react';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { type Hour, hourAt } from './backdrop/hours.ts';
import './vignette.css';

/** Nobody waits for the sky. */
const Backdrop = lazy(async () => ({ default: (await import('./backdrop/backdrop.tsx')).Backdrop }));

interface VignetteProps {
  readonly view: View;
  /** The space that is shown. */
  readonly at: string;
  /** Another than it is now. */
  readonly hour?: Hour;
  readonly children?: ReactNode;
}

export function Vignette({ view, at, hour = hourAt(view.ops), children }: VignetteProps) {
  const theatre = theatreOf(view);
  const terrain = theatre.isSpace(at) ? theatre.space(at).terrain : '';
  return (
    <span className="vignette" aria-hidden="true">
      <Suspense>
        <Backdrop terrain={terrain} hour={hour} isNear />
      </Suspense>
      <span className="vignette-front">{children}</span>
    </span>
  );
}
