/** Addresses of the house: the History API, and what a reader expects of a page that is turned. */
import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useSyncExternalStore } from 'react';

/** How long a page that has just been opened may take to show its heading, or to grow to where it was left, in milliseconds. */
const PATIENCE = 3000;

const listeners = new Set<() => void>();
/** How far down each page of this session's history was left. */
const left = new Map<string, number>();
let isFirstPage = true;

function pathNow(): string {
  return location.pathname;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, pathNow);
}

/** Opens a page of ours; in place of the present one, if going back there would be of no use. */
export function navigate(path: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (path === location.pathname + location.search + location.hash) return;
  const state = { page: newPage() };
  if (replace) history.replaceState(state, '', path);
  else history.pushState(state, '', path);
  for (const listener of listeners) listener();
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const wantsNewTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || wantsNewTab) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={to} onClick={follow} />;
}

let titleNow = '';
let markNow = '';

/** The title of the page, as the browser's tab and history show it. */
export function useTitle(title: string): void {
  useEffect(() => {
    titleNow = title;
    writeTitle();
  }, [title]);
}

/** What stands before the title of any page. */
export function markTitle(mark: string): void {
  markNow = mark;
  writeTitle();
}

function writeTitle(): void {
  document.title = [markNow, titleNow, 'Cockleshell'].filter(Boolean).join(' · ');
}

/**
 * Turning a page: the reader's focus goes to its heading, the view to its top; going back, to where it was left.
 * For the one component that shows all pages.
 */
export function useArrival(path: string): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const note = () => left.set(pageNow(), scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is turned whenever the path is another one.
  useEffect(() => {
    if (isFirstPage) {
      isFirstPage = false;
      return undefined;
    }
    return arrive(left.get(pageNow()) ?? 0);
  }, [path]);
}

function pageNow(): string {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'page' in state ? String(state.page) : 'first';
}

function newPage(): string {
  return `${Date.now()}-${Math.random()}`;
}

/**
 * Pages come when their code and their data have been loaded: for a while the heading is looked for, again if it was only
 * that of a page in waiting, and the view is put right until it stays. Whoever does something himself is left alone.
 */
function arrive(top: number): () => void {
  let heading: HTMLElement | null = null;
  let isInPlace = false;
  const look = () => {
    if (!heading?.isConnected) {
      heading = document.querySelector<HTMLElement>('main h1');
      if (heading) heading.tabIndex = -1;
      heading?.focus({ preventScroll: true });
    }
    if (!isInPlace) scrollTo(0, top);
    isInPlace = heading !== null && Math.abs(scrollY - top) < 1;
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const does of ['pointerdown', 'keydown', 'wheel']) removeEventListener(does, stop);
  };
  for (const does of ['pointerdown', 'keydown', 'wheel']) addEventListener(does, stop, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
