/** What comes after a game: the next one, as soon as it is known what was played, or the same once more. Where nobody has won, that comes first. */
import type { Lid } from '../../games/lid.ts';
import { setupCounted } from '../../kernel/counted.ts';
import type { Scene } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { api } from '../api.ts';
import { tableLike, useStarting } from '../pages/starting.ts';
import { wishLike } from '../table/company/seating.ts';
import { useLoaded } from '../use-loaded.ts';
import { nextSetup, playedIn } from './next.ts';

interface Way {
  readonly label: string;
  readonly go: () => void;
}

interface Next {
  /** The one filled button, and the way beside it. */
  readonly first: Way;
  readonly other: Way;
  readonly isStarting: boolean;
  readonly failure: unknown;
}

export function useNext(lid: Lid, { table, seats, outcome }: Pick<Scene, 'table' | 'seats' | 'outcome'>, speaker: Speaker): Next {
  const { value: statistics, isCurrent } = useLoaded(api.statistics);
  const { isStarting, failure, start } = useStarting();
  const say = (key: string, figures: object = {}) => speaker.say(`page report ${key}`, figures);
  const now = setupCounted(String(table.figures.scenario ?? table.setup.id));
  const from = lid.ladder.includes(now) ? now : table.setup.id;
  const next = statistics && nextSetup(lid.ladder, playedIn(statistics, lid.id), from);
  const onwards: Way = {
    // Said once it is known, or will not be: what can be read stays as it is.
    label: !isCurrent ? '' : next ? say('next', { setup: speaker.setup(next) }) : say('next-any'),
    go: () =>
      start(async () => {
        const setup = next ?? nextSetup(lid.ladder, playedIn(await api.statistics(), lid.id), from);
        // Whoever was guided is guided on, as far as the series goes.
        const guided = table.guided && lid.guidedNext?.some((one) => one.setup === setup) === true;
        return { game: lid.id, setup, options: { ...table.setup.options }, guided, ...wishLike(seats) };
      }),
  };
  const onceMore: Way = { label: say('again'), go: () => start(() => tableLike(table, seats)) };
  const isLost = outcome?.winners.length === 0;
  const [first, other] = isLost ? [onceMore, onwards] : [onwards, onceMore];
  const label = isStarting ? speaker.say('page shelf starting') : first.label;
  return { first: { ...first, label }, other, isStarting, failure };
}
