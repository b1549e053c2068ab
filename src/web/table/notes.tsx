/** Notes of the guide, and advice: fetched with the first of them, for most tables have neither at first sight. */
import type { ComponentProps } from 'react';
import type { Speaker } from '../../words/speaker.ts';
import type * as coach from './coach.tsx';
import type * as hint from './hint.tsx';
import { useRoom } from './room.ts';

let guiding: typeof coach.Coach | undefined;
/** With his words, before anybody sits down. */
export async function fetchGuide(guide: Promise<Speaker>): Promise<Speaker> {
  const [speaker, { Coach: Fetched }] = await Promise.all([guide, import('./coach.tsx')]);
  guiding = Fetched;
  return speaker;
}

let fetched: { readonly Hint: typeof hint.Hint; readonly adviser: Speaker } | undefined;
/** Before advice is shown: a note that came after it would push aside whoever goes for a row by then. */
export async function fetchHint(adviser: Promise<Speaker>): Promise<void> {
  const { Hint: Fetched } = await import('./hint.tsx');
  fetched = { Hint: Fetched, adviser: await adviser };
}

export function Coach(props: ComponentProps<typeof coach.Coach>) {
  const Guiding = useRoom().coach && guiding;
  return Guiding ? <Guiding {...props} /> : null;
}

export function Hint(props: Omit<ComponentProps<typeof hint.Hint>, 'atHand'>) {
  return fetched ? <fetched.Hint {...props} atHand={fetched.adviser} /> : null;
}
