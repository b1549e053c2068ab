/** The next game: which it is, as soon as it is known what was played, and how to begin it. */
import type { Lid } from '../../games/face.ts';
import type { Scene } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { api } from '../api.ts';
import { useStarting } from '../pages/starting.ts';
import { wishLike } from '../table/company/seating.ts';
import { useLoaded } from '../use-loaded.ts';
import { nextSetup, playedIn } from './next.ts';

export function useNext(lid: Lid, table: Scene['table'], seats: Scene['seats'], speaker: Speaker) {
  const { value: statistics } = useLoaded(api.statistics);
  const { isStarting, failure, start } = useStarting();
  const now = String(table.figures.scenario ?? table.setup.id);
  const from = lid.ladder.includes(now) ? now : table.setup.id;
  const next = statistics && nextSetup(lid.ladder, playedIn(statistics, lid.id), from);
  const go = () =>
    start(async () => {
      const setup = next ?? nextSetup(lid.ladder, playedIn(await api.statistics(), lid.id), from);
      // Whoever was guided is guided on, as far as the series goes.
      const guided = table.guided && lid.guidedNext?.some((one) => one.setup === setup) === true;
      return { game: lid.id, setup, options: { ...table.setup.options }, guided, ...wishLike(seats) };
    });
  const words = next ? speaker.say('page report next', { setup: speaker.setup(next) }) : speaker.say('page report next-any');
  return { label: isStarting ? speaker.say('page shelf starting') : words, isStarting, failure, go };
}
