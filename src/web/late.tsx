/** A part of a page that is fetched when it is first asked for; what did not come says so, and can be asked for again. */
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { Failure } from './pages/page.tsx';
import { useLoaded } from './use-loaded.ts';

interface LateProps<Part> {
  /** What it is called, should it not come. */
  readonly title: string;
  /** The same function from one drawing to the next. */
  readonly load: () => Promise<Part>;
  readonly onClose: () => void;
  readonly children: (part: Part) => ReactNode;
}

export function Late<Part>({ title, load, onClose, children }: LateProps<Part>) {
  const { value, failure, again } = useLoaded(load);
  if (failure !== undefined) {
    return (
      <Dialog title={title} onClose={onClose}>
        <Failure failure={failure} again={again} />
      </Dialog>
    );
  }
  return value === undefined ? null : children(value);
}
