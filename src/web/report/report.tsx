/** The end of a game as a page worth reaching: how it came out and why, the dice, and one press to the next game. */
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { Face, StoryProps } from '../../games/face.ts';
import type { Lid } from '../../games/lid.ts';
import type { Seat } from '../../kernel/game.ts';
import type { LogLine } from '../../kernel/witness/log.ts';
import type { Scene } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { campaignNear, pathToSetUp } from '../pages/campaigns.ts';
import { Failure } from '../pages/page.tsx';
import { tableLike, useStarting } from '../pages/starting.ts';
import { Link } from '../router.tsx';
import { askAlong } from '../table/company/moving-on.ts';
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
  const { table, dice, view } = scene;
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
          <Ending view={view} told={told} speaker={speaker} outcome={scene.outcome} isFair={isFair(lines)} onLook={onLook} />
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
      <NextStep lid={lid} scene={scene} speaker={speaker} onWatch={onWatch} />
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
  readonly scene: Scene;
  readonly speaker: Speaker;
  readonly onWatch: () => void;
}

/** It may have come up under a finger that was about to press something else: so long nothing here is pressed, in milliseconds. */
const SETTLES = 900;

function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLES);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** Always in sight at the foot; the one filled button, in the corner, is the likeliest way on. */
function NextStep({ lid, scene, speaker, onWatch }: NextStepProps) {
  const { table, seats } = scene;
  const say = (key: string, figures: object = {}) => speaker.say(`page report ${key}`, figures);
  const { first, other, isStarting, failure } = useNext(lid, scene, speaker);
  const again = useStarting();
  const isSettled = useSettled();
  const swapped = sidesSwapped(seats);
  const otherSeat = (seat: Seat) => seats.find((card) => card.seat !== seat)?.seat ?? seat;
  const campaign = campaignNear(lid, table.setup.id);
  return (
    <>
      <Failure failure={failure ?? again.failure} />
      <div className="actions report-actions" data-settled={isSettled}>
        <Link className="button quiet" to="/">
          {say('shelf')}
        </Link>
        <button type="button" title={say('watch-about')} onClick={onWatch}>
          {say('watch')}
        </button>
        <button type="button" title={other.about} onClick={other.go}>
          {other.label}
        </button>
        {swapped && (
          <button
            type="button"
            onClick={() =>
              again.start(
                () => tableLike({ ...scene, seats: swapped }),
                (after) => askAlong(scene, after, otherSeat),
              )
            }
          >
            {say('swapped')}
          </button>
        )}
        {lid.campaigns?.includes(table.setup.id) && (
          <Link className="button" to={`/campaign/${encodeURIComponent(table.id)}`}>
            {say('campaign')}
          </Link>
        )}
        {campaign !== undefined && (
          <Link className="button" to={pathToSetUp(lid, campaign)}>
            {say('begin-campaign')}
          </Link>
        )}
        <button type="button" className="main report-next" aria-disabled={isStarting} onClick={first.go}>
          {first.label}
        </button>
      </div>
    </>
  );
}
