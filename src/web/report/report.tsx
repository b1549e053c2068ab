/** The end of a game as a page worth reaching: how it came out and why, the dice, and one press to the next game. */
import { type ComponentType, useMemo } from 'react';
import type { Face, Lid, StoryProps } from '../../games/face.ts';
import type { LogLine } from '../../kernel/witness/log.ts';
import type { Scene } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { Failure } from '../pages/page.tsx';
import { tableLike, useStarting } from '../pages/starting.ts';
import { Link } from '../router.tsx';
import { sidesSwapped } from '../table/company/seating.ts';
import { LuckLines } from '../table/dice-luck.tsx';
import { luckIn } from '../table/luck.ts';
import { isFair, toldIn } from './story.ts';
import { useNext } from './use-next.ts';
import './report.css';

interface ReportProps {
  readonly lid: Lid;
  readonly face: Face;
  /** The game's own ending, where it has one. */
  readonly Ending: ComponentType<StoryProps> | undefined;
  readonly scene: Scene;
  readonly lines: readonly LogLine[];
  readonly speaker: Speaker;
  readonly onLook: (step: number) => void;
  readonly onWatch: () => void;
}

export function Report({ lid, face, Ending, scene, lines, speaker, onLook, onWatch }: ReportProps) {
  const { table, seats, dice, view } = scene;
  const told = useMemo(() => toldIn(lines), [lines]);
  const luck = useMemo(
    () =>
      luckIn(
        told.map(({ event }) => event),
        face.dice,
      ),
    [told, face],
  );
  const last = Ending ? undefined : told.findLast(({ event }) => face.isHeadline?.(event));
  const say = (key: string, figures: object = {}) => speaker.say(`page report ${key}`, figures);
  return (
    <div className="report">
      {last && <p className="report-last">{speaker.event(last.event)}</p>}
      {Ending && (
        <div data-game={lid.id}>
          <Ending view={view} told={told} speaker={speaker} isFair={isFair(lines)} onLook={onLook} />
        </div>
      )}
      <section className="report-dice" aria-labelledby="report-dice">
        <h3 id="report-dice">{say('dice')}</h3>
        <LuckLines all={luck} speaker={speaker} />
        <p>
          <Link to={`/verify/${table.id}`}>{say('verify')}</Link>
        </p>
        <details>
          <summary>{say('numbers')}</summary>
          <dl>
            {dice.seed !== undefined && <Entry name={speaker.say('table-page seed')} value={dice.seed} />}
            {dice.salt !== undefined && <Entry name={speaker.say('table-page salt')} value={dice.salt} />}
            <Entry name={speaker.say('table-page commitment')} value={dice.commitment} />
          </dl>
        </details>
      </section>
      <NextStep lid={lid} table={table} seats={seats} speaker={speaker} onWatch={onWatch} />
    </div>
  );
}

function Entry({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface NextStepProps {
  readonly lid: Lid;
  readonly table: Scene['table'];
  readonly seats: Scene['seats'];
  readonly speaker: Speaker;
  readonly onWatch: () => void;
}

/** Always in sight at the foot; the one filled button, in the corner, is the way to the next game. */
function NextStep({ lid, table, seats, speaker, onWatch }: NextStepProps) {
  const say = (key: string, figures: object = {}) => speaker.say(`page report ${key}`, figures);
  const again = useStarting();
  const swapped = sidesSwapped(seats);
  return (
    <>
      <Failure failure={again.failure} />
      <div className="actions report-actions">
        <Link className="button quiet" to="/">
          {say('shelf')}
        </Link>
        <button type="button" onClick={onWatch}>
          {say('watch')}
        </button>
        <button type="button" title={say('again-about')} onClick={() => again.start(() => tableLike(table, seats))}>
          {say('again')}
        </button>
        {swapped && (
          <button type="button" onClick={() => again.start(() => tableLike(table, swapped))}>
            {say('swapped')}
          </button>
        )}
        {lid.campaigns?.includes(table.setup.id) && (
          <Link className="button" to={`/campaign/${encodeURIComponent(table.id)}`}>
            {say('campaign')}
          </Link>
        )}
        <NextButton lid={lid} table={table} seats={seats} speaker={speaker} />
      </div>
    </>
  );
}

function NextButton({ lid, table, seats, speaker }: Omit<NextStepProps, 'onWatch'>) {
  const { label, isStarting, failure, go } = useNext(lid, table, seats, speaker);
  return (
    <>
      <button type="button" className="main report-next" aria-disabled={isStarting} onClick={go}>
        {label}
      </button>
      <Failure failure={failure} />
    </>
  );
}
