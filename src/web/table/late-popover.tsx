/** A sheet that is opened by a press: fetched with the first of them. */
import { type ComponentProps, lazy, Suspense } from 'react';
import type * as popover from './popover.tsx';

const Fetched = lazy(async () => ({ default: (await import('./popover.tsx')).Popover }));

export function LatePopover(props: ComponentProps<typeof popover.Popover>) {
  return (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  );
}
