/** An example of the rulebook, played on the board step by step: what is shown, what is chosen, what follows from it. */
import { useCallback, useEffect, useState } from 'react';
import type { Face } from '../../games/face.ts';
import type { Lid } from '../../games/lid.ts';
import { type Example, type ExampleScene, playThrough } from '../../kernel/example.ts';
import type { GameEvent, Result } from '../../kernel/game.ts';
import type { Speaker } from '../../words/speaker.ts';
import { Link } from '../router.tsx';
import { RuleChip } from '../rule-chip.tsx';
import { useSettings, useSpeaker } from '../settings.tsx';
import { useExamplePlayed, useSound } from '../table/playing/use-playing.ts';
import { useLoaded } from '../use-loaded.ts';
import { inOrder, lessonPath } from './learn.tsx';
import { LessonBoard } from './lesson-board.tsx';
import { LessonStep } from './lesson-step.tsx';
import { lidOf } from './lids.ts';
import { NotFound } from './not-found.tsx';
import { Failure, Loading, Page } from './page.tsx';
import './lesson.css';

export function Lesson({ game, example }: { readonly game: string; readonly example: string }) {
  const lid = lidOf(game);
  return lid ? <LessonOf lid={lid} wanted={example} /> : <NotFound />;
}

interface Material {
  readonly face: Face;
  readonly example: Example;
  readonly next: Example | undefined;
  readonly scenes: Result<readonly ExampleScene[]>;
}

function LessonOf({ lid, wanted }: { readonly lid: Lid; readonly wanted: string }) {
  const speaker = useSpeaker(lid);
  const load = useCallback(() => materialOf(lid, wanted), [lid, wanted]);
  const { value, failure, again } = useLoaded(load);
  if (failure !== undefined) return <Failure failure={failure} again={again} />;
  if (!speaker || value === undefined) return <Loading />;
  if (value === 'unknown') return <NotFound />;
  const { example, scenes } = value;
  return (
    <Page wide title={example.title[speaker.language]} lead={<Link to={`/learn/${lid.id}`}>{speaker.say('page lesson all')}</Link>}>
      {scenes.ok ? (
        <Played lid={lid} material={value} scenes={scenes.value} speaker={speaker} />
      ) : (
        <section className="sheet">{speaker.fault(scenes.fault)}</section>
      )}
    </Page>
  );
}

async function materialOf(lid: Lid, wanted: string): Promise<Material | 'unknown'> {
  const [face, game, all] = await Promise.all([lid.face(), lid.game(), lid.examples()]);
  const examples = inOrder(all);
  const at = examples.findIndex(({ id }) => id === wanted);
  const example = examples[at];
  return example ? { face, example, next: examples[at + 1], scenes: playThrough(game, example) } : 'unknown';
}

interface PlayedProps {
  readonly lid: Lid;
  readonly material: Material;
  readonly scenes: readonly ExampleScene[];
  readonly speaker: Speaker;
}

const NONE: readonly GameEvent[] = [];
function nobody(): void {}

/** Stop 0 is the position as it lies; stop n is what it looks like after step n. */
function Played({ lid, material: { face, example, next }, scenes, speaker }: PlayedProps) {
  const [stop, setStop] = useState(0);
  const last = scenes.length;
  const go = useCallback((wanted: number) => setStop(Math.max(0, Math.min(last, wanted))), [last]);
  useArrows(stop, go);
  const scene = scenes[stop - 1];
  const { speed, calm, sound } = useSettings();
  const shown = useExamplePlayed(face, scene ? scene.after : scenes[0]?.before, scene, { speed, still: calm, attended: false });
  useSound(shown, sound);
  const events = (shown.playing ? shown.recent : scene?.events) ?? [];
  const told = [...scenes.slice(0, Math.max(0, stop - 1)).flatMap((one) => one.events), ...events];
  return (
    <div className="lesson">
      <LessonBoard face={face} game={lid.id} shown={shown} told={told} scene={scene} speaker={speaker} />
      <section className="sheet lesson-steps" aria-labelledby="lesson-head">
        <h2 className="sheet-head" id="lesson-head">
          {speaker.say(stop === 0 ? 'page lesson position' : 'page lesson step', { stop, last })}
        </h2>
        <div className="lesson-controls">
          <p className="actions">
            <button type="button" aria-disabled={stop === 0} onClick={() => go(stop - 1)}>
              <span aria-hidden="true">◂</span> {speaker.say('page lesson previous')}
            </button>
            <button type="button" className="main" aria-disabled={stop === last} onClick={() => go(stop + 1)}>
              {speaker.say('page lesson next')} <span aria-hidden="true">▸</span>
            </button>
          </p>
          <input
            type="range"
            min={0}
            max={last}
            value={stop}
            aria-label={speaker.say('page lesson slider')}
            aria-valuetext={speaker.say('page lesson step', { stop, last })}
            onChange={({ target }) => go(Number(target.value))}
          />
          <p className="muted lesson-keys">{speaker.say('page lesson keys')}</p>
        </div>
        {face.InPlay && (
          <div data-game={lid.id}>
            <face.InPlay view={shown.view} recent={NONE} speaker={speaker} isBrief={false} onPoint={nobody} onPress={nobody} />
          </div>
        )}
        <div className="lesson-told" aria-live="polite">
          {scene ? (
            <LessonStep face={face} game={lid.id} scene={scene} events={events} speaker={speaker} />
          ) : (
            <Opening game={lid.id} example={example} speaker={speaker} />
          )}
        </div>
        {stop === last && next && (
          <p className="lesson-next">
            <Link className="button" to={lessonPath(lid.id, next)}>
              {speaker.say('page lesson next-example', { title: next.title[speaker.language] })}
            </Link>
          </p>
        )}
      </section>
    </div>
  );
}

function Opening({ game, example, speaker }: { readonly game: string; readonly example: Example; readonly speaker: Speaker }) {
  return (
    <>
      <p>{speaker.say('page lesson opening')}</p>
      <p className="lesson-rules">
        {speaker.say('page lesson rules')}{' '}
        {example.rules.map((rule) => (
          <RuleChip key={rule} game={game} rule={rule} />
        ))}
      </p>
    </>
  );
}

/** Left and right turn the steps wherever they mean nothing else. */
function useArrows(stop: number, go: (stop: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('[role="application"], input, dialog');
      if (isElsewhere || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight') go(stop + 1);
      if (event.key === 'ArrowLeft') go(stop - 1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [stop, go]);
}
