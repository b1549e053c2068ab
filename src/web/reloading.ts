/**
 * After the server has been given a new version, parts of the page that were not yet loaded are gone. The page is loaded
 * anew then, once: the table is kept by the server, so nothing is lost. If that does not help, it is something else.
 */
const KEY = 'cockleshell reloaded';
/** Failing again sooner than this is the same failure, in milliseconds. */
const SOON = 60_000;

const MISSING = /dynamically imported module|module script failed|preload css/i;

let isUnderWay = false;

/** Whether a part of the page could not be fetched. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message);
}

/** Loads the page anew, unless that was just done; tells whether it is under way. */
export function reloadOnce(): boolean {
  if (isUnderWay) return true;
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < SOON) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
  isUnderWay = true;
  location.reload();
  return true;
}

export function reloadWhenPartsAreMissing(): void {
  window.addEventListener('vite:preloadError', async () => {
    if (await isReached()) reloadOnce();
  });
}

/** For whoever asks for a missing part again: styles that did not come count as fetched, so that only a page loaded anew has them. */
export async function reloadIfReached(): Promise<void> {
  if (await isReached()) location.reload();
}

/** Whoever is cut off for a moment keeps the page that he has, and is told what did not come. */
async function isReached(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok === true;
}
