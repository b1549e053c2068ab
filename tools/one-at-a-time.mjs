// Two processes that set up one folder at the same moment would be in each other's way: the second waits for the first.
import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Whoever works touches the file again and again; one that nobody has touched for so many milliseconds was left behind. */
const LEFT_BEHIND = 10_000;
const BEAT = 1000;
const sayWaiting = () => process.stderr.write('This folder is being set up by another process; waiting for it …\n');

export async function oneAtATime(file, work, { leftBehind = LEFT_BEHIND, waits = sayWaiting } = {}) {
  await take(file, leftBehind, waits);
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), BEAT);
  const release = () => rmSync(file, { force: true });
  const interrupted = () => {
    release();
    process.exit(130);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    release();
  }
}

async function take(file, leftBehind, waits) {
  let touched;
  let since;
  while (!create(file)) {
    if (touched === undefined) waits();
    const last = lastTouched(file);
    if (last !== touched) {
      touched = last;
      since = Date.now();
    } else if (Date.now() - since >= leftBehind) {
      rmSync(file, { force: true });
    }
    await pause(Math.min(leftBehind, BEAT) / 4);
  }
}

function create(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

const lastTouched = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
