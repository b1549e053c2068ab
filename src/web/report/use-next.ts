/** What comes after a game: the next one, as soon as it is known what was played, or the same once more. Where one has lost, that comes first. */
import type { Lid } from '../../games/lid.ts';
import { setupCounted } from '../../kernel/counted.ts';
import type { Scene } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { api } from '../api.ts';
import { goAlong } from '../pages/joining.ts';
import { nextTableFor, tableLike, useStarting } from '../pages/starting.ts';
import { askAlong, mannersLike, seatBeforeAt } from '../table/company/moving-on.ts';
import { useLoaded } from '../use-loaded.ts';
import { isLost, nextSetup, playedIn } from './next.ts';

interface Way {
  readonly label: string;
  /** In what it differs from what is called like it. */
  readonly about?: string;
  readonly go: () => void;
}

interface Next {
  /** The one filled button, and the way beside it. */
  readonly first: Way;
  readonly other: Way;
  readonly isStarting: boolean;
  readonly failure: unknown;
}

export function useNext(lid: Lid, scene: Scene, speaker: Speaker): Next {
  const { table, seats, outcome, manners, next: along } = scene;
  const { value: statistics, isCurrent } = useLoaded(api.statistics);
  const { isStarting, failure, start, lead } = useStarting();
  const say = (key: string, figures: object = {}) => speaker.say(`page report ${key}`, figures);
  const now = setupCounted(String(table.figures.scenario ?? table.setup.id));
  const from = lid.ladder.includes(now) ? now : table.setup.id;
  const next = statistics && nextSetup(lid.ladder, playedIn(statistics, lid.id), from);
  const askOthers = (after: Scene) => askAlong(scene, after);
  const onwards: Way = {
    // Said once it is known, or will not be: what can be read stays as it is.
    label: !isCurrent ? '' : next ? say('next', { setup: speaker.setup(next) }) : say('next-any'),
    go: () =>
      lead(async () => {
        const setup = next ?? nextSetup(lid.ladder, playedIn(await api.statistics(), lid.id), from);
        // Whoever was guided is guided on, as far as the series goes.
        const guided = table.guided && lid.guidedNext?.some((one) => one.setup === setup) === true;
        const wanted = { game: lid.id, setup, options: { ...table.setup.options }, guided, manners: mannersLike(manners) };
        const after = await nextTableFor(seats, wanted);
        await askAlong(scene, after, seatBeforeAt(scene, after));
        return after.table.id;
      }),
  };
  const onceMore: Way = { label: say('again'), about: say('again-about'), go: () => start(() => tableLike(scene), askOthers) };
  const [likely, other] = isLost({ seats, outcome }) ? [onceMore, onwards] : [onwards, onceMore];
  const first = along?.invitations.length
    ? { label: say('along', { who: speaker.name(along.by) }), go: () => lead(follow(along)) }
    : likely;
  const label = isStarting ? speaker.say('page shelf starting') : first.label;
  return { first: { ...first, label }, other, isStarting, failure };
}

/** One who is asked along goes where the others go. */
function follow({ table, invitations }: NonNullable<Scene['next']>): () => Promise<string> {
  return async () => {
    await goAlong(table, invitations);
    return table;
  };
}
