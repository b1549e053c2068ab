/** The figure beside a rule: the last position of the example that shows it, and one press to the example itself. */
import { useCallback } from 'react';
import type { Lid } from '../../games/lid.ts';
import { type Example, playThrough } from '../../kernel/example.ts';
import type { Speaker } from '../../words/speaker.ts';
import { Link } from '../router.tsx';
import { useLoaded } from '../use-loaded.ts';
import { lessonPath } from './learn.tsx';
import { SmallMap, useSeen } from './small-map.tsx';
import './rule-figure.css';

interface RuleFigureProps {
  readonly lid: Lid;
  readonly example: Example;
  readonly speaker: Speaker;
}

/** The rules that play it are fetched when the first figure is seen. */
export function RuleFigure({ lid, example, speaker }: RuleFigureProps) {
  const [isSeen, look] = useSeen();
  const play = useCallback(async () => lastPosition(lid, example), [lid, example]);
  const { value: view } = useLoaded(isSeen ? play : undefined);
  return (
    <figure className="rule-figure" ref={look}>
      <Link to={lessonPath(lid.id, example)}>
        <span className="rule-figure-map">{view !== undefined && <SmallMap lid={lid} setup="" view={view} speaker={speaker} />}</span>
        <figcaption>
          <span className="unseen">{speaker.say('page rules shown-by')} </span>
          {example.title[speaker.language]}
        </figcaption>
      </Link>
    </figure>
  );
}

const positions = new Map<string, Promise<unknown>>();

function lastPosition(lid: Lid, example: Example): Promise<unknown> {
  const key = `${lid.id} ${example.id}`;
  const known = positions.get(key) ?? playedOut(lid, example);
  positions.set(key, known);
  // What did not come may come the next time.
  known.catch(() => positions.delete(key));
  return known;
}

async function playedOut(lid: Lid, example: Example): Promise<unknown> {
  const scenes = playThrough(await lid.game(), example);
  return scenes.ok ? scenes.value.at(-1)?.after : undefined;
}

/** The example that shows most of a paragraph and least besides. */
export function exampleFor(examples: readonly Example[], rule: string): Example | undefined {
  const worth = ({ rules }: Example) => rules.filter((row) => isOf(row, rule)).length - rules.length / 100;
  return examples
    .filter((example) => shows(example, rule))
    .reduce<Example | undefined>((best, one) => (!best || worth(one) > worth(best) ? one : best), undefined);
}

/** An example shows a paragraph if it shows one of its rows. */
export function shows({ rules }: Example, rule: string): boolean {
  return rules.some((shown) => isOf(shown, rule));
}

function isOf(row: string, rule: string): boolean {
  return row === rule || row.replace(/[a-z]+$/, '') === rule;
}
