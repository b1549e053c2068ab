/** A place beside the board for what a board has to be pressed besides itself: upon a small board it would cover what one looks at. */
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

function provide(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const found = (): HTMLElement | null => place;

/** Where a page has room for it. */
export function ToolPlace() {
  return <div className="tool-place" ref={provide} />;
}

/** There, if the page has such a place and it is wanted; else where it stands. */
export function InToolPlace({ isWanted, children }: { readonly isWanted: boolean; readonly children: ReactNode }) {
  const there = useSyncExternalStore(listen, found, found);
  return isWanted && there ? createPortal(children, there) : children;
}
