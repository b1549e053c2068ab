/** What there is to tell of a mission or a campaign that is over: done, lost, decided by what, with which dice, and by whom. */

import { useMemo } from 'react';
import { Course } from '../../../board/course.tsx';
import { Dice } from '../../../board/dice.tsx';
import { EndingPart } from '../../../board/ending-part.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import type { StoryProps } from '../../face.ts';
import { missionOf, theatreOf } from '../content/theatres.ts';
import { medalsFor } from '../medals.ts';
import { type MissionRecord, recordsOf } from '../record.ts';
import { extremesIn, type Roll } from '../rolls.ts';
import { turningPoints } from '../turning-points.ts';
import type { View } from '../view.ts';
import { Aims } from './aims.tsx';
import { DeedsTable } from './deeds-table.tsx';
import { MEDAL_CASE } from './medals.tsx';
import { faceOf, isOnMap, recoveredIn } from './reckoning.ts';
import { happened, seen } from './seen.ts';
import './ending.css';

export function Ending({ view: anyView, told, speaker, isFair, onLook }: StoryProps) {
  const view = seen(anyView);
  const records = useMemo(() => recordsOf(happened(told)), [told]);
  const record = records.at(-1);
  if (!record) return null;
  const medals = isFair && !view.ownMission ? medalsFor(told.map(({ event }) => event)) : [];
  return (
    <div className="ending">
      <p className="ending-stamp" data-won={view.won}>
        {speaker.say(`${view.campaign ? 'ending debrief campaign-' : 'look debrief '}${view.won ? 'won' : 'lost'}`)}
      </p>
      {medals.length > 0 && <Earned medals={medals} speaker={speaker} />}
      {view.campaign && <Missions records={records} speaker={speaker} />}
      <div className="ending-parts">
        <EndingPart title={view.campaign ? speaker.name(record.mission) : speaker.say('ending heading')}>
          <Aims view={view} speaker={speaker} />
          <Lines lines={[...achieved(record, view, speaker), ...undone(view, speaker)]} />
        </EndingPart>
        <EndingPart title={speaker.say('ending lost')}>
          {record.losses.length === 0 ? (
            <p>{speaker.say('ending nobody-lost', { count: panicsIn(record) })}</p>
          ) : (
            <Lines
              lines={[
                ...record.losses.map((loss) => speaker.say('ending loss', loss)),
                ...(panicsIn(record) > 0 ? [speaker.say('ending panicked', { count: panicsIn(record) })] : []),
              ]}
            />
          )}
        </EndingPart>
        <TurningPoints record={record} view={view} speaker={speaker} onLook={onLook} />
        <CourseOf record={record} speaker={speaker} />
        <Rolls record={record} view={view} speaker={speaker} />
        <EndingPart title={speaker.say('ending men')}>
          <DeedsTable deeds={record.deeds.map((deeds) => ({ ...deeds, missions: 1 }))} speaker={speaker} />
        </EndingPart>
      </div>
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="ending-lines">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two units may be lost alike
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}

function achieved({ battles, broughtHome, turnedUp, deeds }: MissionRecord, { ops }: View, speaker: Speaker): string[] {
  const say = (key: string, figures: object = {}) => speaker.say(`ending ${key}`, figures);
  const killed = deeds.reduce((sum, { kills }) => sum + kills.length, 0);
  return [
    ...broughtHome.map((home) => say('home', home)),
    ...(turnedUp.length > 0 ? [say('turned-up', { count: turnedUp.length, real: turnedUp.filter(({ real }) => real).length })] : []),
    battles.length > 0 ? say('battles', { count: battles.length, won: battles.filter(({ won }) => won).length }) : say('no-battle'),
    ...(killed > 0 ? [say('killed', { count: killed })] : []),
    ...(ops > 0 ? [say('left', { ops })] : []),
  ];
}

/** 6.0, 22.0 What the list of aims does not show by itself: why it is lost all the same, and what was left undone. */
function undone(view: View, speaker: Speaker): string[] {
  const { recover, kia } = missionOf(view);
  const say = (key: string, figures: object) => speaker.say(`ending debrief ${key}`, figures);
  const home = recoveredIn(view);
  if (view.kia >= kia && view.kia >= 0 && home >= recover) return [];
  const unturned = view.objectives.filter((marker) => isOnMap(marker) && faceOf(marker) === 'hidden').length;
  // 32.0
  const ops = view.rules['reserve-points'] === 'on' ? Math.floor(view.rp / 2) : 0;
  return [
    ...(view.kia < 0 ? [say('below', { kia: view.kia })] : []),
    ...(home < recover && unturned > 0 ? [say('unturned', { count: unturned })] : []),
    ...(ops > 0 && !view.campaign ? [say('unspent', { rp: view.rp, ops })] : []),
  ];
}

/** 22.0 Each of them costs KIA, too. */
function panicsIn({ battles }: MissionRecord): number {
  return battles.reduce((sum, { panics }) => sum + panics, 0);
}

interface TurningPointsProps {
  readonly record: MissionRecord;
  readonly view: View;
  readonly speaker: Speaker;
  readonly onLook: StoryProps['onLook'];
}

function TurningPoints({ record, view, speaker, onLook }: TurningPointsProps) {
  // 31.1 In a campaign an objective brings points even where the mission does not ask for it.
  const points = turningPoints(record, missionOf(view).recover > 0 || view.campaign !== undefined);
  if (points.length === 0) return null;
  const isLost = record.ended?.won === false;
  return (
    <EndingPart title={speaker.say(isLost ? 'ending lost-by' : 'ending turning')}>
      <ol className="ending-points">
        {points.map(({ step, event, kia, ops, swing }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may come in one step
          <li key={i} data-good={swing > 0}>
            <span>{speaker.event(event)}</span>
            <span className="ending-swing">
              {kia !== 0 && <b>{speaker.say(isLost ? 'ending kia-lost' : 'ending kia', { by: kia, count: -kia })}</b>}
              {ops !== 0 && event.type !== 'ops-changed' && <b>{speaker.say('ending ops', { by: ops })}</b>}
              <button type="button" className="quiet" onClick={() => onLook(step)}>
                {speaker.say('ending look')}
              </button>
            </span>
          </li>
        ))}
      </ol>
    </EndingPart>
  );
}

function CourseOf({ record: { course }, speaker }: { readonly record: MissionRecord; readonly speaker: Speaker }) {
  const points = course.map((standing) => speaker.say('ending course-point', standing));
  return (
    <EndingPart title={speaker.say('ending course')}>
      <Course
        label={speaker.say('ending course-about', { points: speaker.list(points) })}
        turns={speaker.say('ending operations')}
        series={[
          { name: speaker.say('look headline ops'), values: course.map(({ ops }) => ops) },
          { name: speaker.say('look headline kia'), values: course.map(({ kia }) => kia) },
        ]}
        write={(value) => String(value).replace('-', '−')}
      />
    </EndingPart>
  );
}

function Rolls({ record, view, speaker }: { readonly record: MissionRecord; readonly view: View; readonly speaker: Speaker }) {
  const { best, worst } = extremesIn(record, theatreOf(view));
  if (!best && !worst) return null;
  return (
    <EndingPart title={speaker.say('ending rolls')}>
      <dl className="ending-rolls">
        {best && <RollLine name="luckiest" chance="as-good" roll={best} speaker={speaker} />}
        {worst && <RollLine name="unluckiest" chance="as-bad" roll={worst} speaker={speaker} />}
      </dl>
    </EndingPart>
  );
}

interface RollLineProps {
  readonly name: string;
  readonly chance: string;
  readonly roll: Roll;
  readonly speaker: Speaker;
}

function RollLine({ name, chance, roll, speaker }: RollLineProps) {
  return (
    <div>
      <dt>
        {speaker.say(`ending ${name}`)}
        <Dice sides={6} faces={roll.faces} tone={roll.who === 'commando' ? 0 : 1} size={22} calm label={speaker.name(roll.who)} />
      </dt>
      <dd>
        {speaker.event(roll.event)} <span className="muted">{speaker.say(`ending ${chance}`, { times: Math.round(1 / roll.chance) })}</span>
      </dd>
    </div>
  );
}

function Earned({ medals, speaker }: { readonly medals: readonly string[]; readonly speaker: Speaker }) {
  const { Medal } = MEDAL_CASE;
  return (
    <section className="ending-medals" aria-label={speaker.say('ending medals')}>
      {medals.map((medal) => (
        <div key={medal}>
          <Medal medal={medal} isEarned size={72} />
          <p>
            <strong>{speaker.say(`medal ${medal} called`)}</strong>
            <br />
            <small>{speaker.say(`medal ${medal} for`)}</small>
          </p>
        </div>
      ))}
    </section>
  );
}

/** A campaign over all its missions; the last one is told at length. */
function Missions({ records, speaker }: { readonly records: readonly MissionRecord[]; readonly speaker: Speaker }) {
  return (
    <EndingPart title={speaker.say('ending missions-of')}>
      <ol className="ending-lines">
        {records.map(({ mission, ended, course }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mission that was lost comes again
          <li key={i}>
            {speaker.say('ending mission-line', { mission, ...(course.at(-1) ?? { kia: 0, ops: 0 }) })}{' '}
            <strong>{speaker.say(ended?.won ? 'ending was-won' : 'ending was-lost')}</strong>
          </li>
        ))}
      </ol>
    </EndingPart>
  );
}
