/** What has to be done from time to time as long as the server runs: tables that were deleted long ago are really removed. */
import type { Store } from '../store/store.ts';

const HOUR = 60 * 60 * 1000;
/** Deleted tables can be restored for so long. */
export const KEPT_DELETED = 30 * 24 * HOUR;

interface Upkeep {
  /** Once what is under way is done. */
  stop(): Promise<void>;
}

export function keepTidy(store: Pick<Store, 'purge'>, onFailure: (error: unknown) => void, now: () => number = Date.now): Upkeep {
  let tidying: Promise<void> = Promise.resolve();
  const tidy = async () => {
    await store.purge(now() - KEPT_DELETED);
  };
  const timer = setInterval(() => {
    tidying = tidying.then(tidy).catch(onFailure);
  }, HOUR);
  // The process may end although there is always a next time.
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await tidying;
    },
  };
}
