/** The Recruit Box: a list to choose from while recruiting, a row of what is left of each type at other times. */

import { Press } from '../../../board/press.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { RECRUIT_BOX } from '../boxes.ts';
import { theatreOf, type UnitType } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { Boxed, type TrayParts } from './boxed.tsx';
import { Sign } from './icon.tsx';
import { unitIcon } from './piece.tsx';
import { boxed } from './reckoning.ts';

export function RecruitBox(parts: TrayParts) {
  const { view } = parts;
  return view.phase === 'recruiting' ? <RecruitList {...parts} /> : <LeftInBox {...parts} />;
}

function RecruitList({ view, speaker, legal, considers, pointed, onPoint, onPress }: TrayParts) {
  const say = (key: string, figures: object = {}) => speaker.say(`look tray ${key}`, figures);
  const sold = theatreOf(view).types.filter(({ cost }) => cost !== undefined);
  return (
    <section className="tray-part tray-recruits" data-part="recruits" data-home="">
      <h3 className="tray-head">
        {say('recruits')} <b>{say('recruits-rp', { rp: view.rp })}</b>
      </h3>
      <ul className="recruit-list">
        {sold.map((entry) => {
          const count = boxed(view, entry.type).length;
          return (
            <li key={entry.type}>
              <Press
                thing={entry.type}
                className="recruit"
                label={saleText(view, entry, speaker)}
                legal={legal.has(entry.type)}
                considered={considers.has(entry.type)}
                pointed={pointed === entry.type}
                onPoint={onPoint}
                onPress={onPress}
              >
                <span className="recruit-icon" data-shows={entry.type}>
                  <Sign name={unitIcon(entry.type)} size={26} />
                </span>
                <span className="recruit-name">
                  {speaker.name(entry.type)}
                  <small>{abilitiesText(entry, speaker)}</small>
                </span>
                <Figures entry={entry} speaker={speaker} />
                <span className="recruit-left">{say('times', { count })}</span>
                <b className="recruit-cost">{say('price', { cost: entry.cost })}</b>
              </Press>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Firepower and movement, as they stand on the counter. */
function Figures({ entry, speaker }: { readonly entry: UnitType; readonly speaker: Speaker }) {
  const [counter] = entry.counters;
  if (!counter) return null;
  return (
    <span className="recruit-figures">
      <span title={speaker.say('look tray firepower')}>
        <Sign name="crosshair" size={13} />
        {counter.firepower}
      </span>
      {!counter.air && (
        <span title={speaker.say('look tray movement')}>
          <Sign name="hiking" size={13} />
          {counter.movement}
        </span>
      )}
    </span>
  );
}

function abilitiesText({ counters }: UnitType, speaker: Speaker): string {
  const [counter] = counters;
  if (!counter) return '';
  return [
    ...counter.abilities.map((ability) => speaker.say(`ability ${ability}`)),
    ...(counter.lifts > 0 ? [speaker.say('look tray carries', { count: counter.lifts })] : []),
  ].join(', ');
}

/** The whole line of the table in words. */
function saleText(view: View, entry: UnitType, speaker: Speaker): string {
  const [counter] = entry.counters;
  const figures = counter
    ? speaker.say(counter.air ? 'look counter air' : 'look counter unit', {
        unit: entry.type,
        firepower: counter.firepower,
        movement: counter.movement,
      })
    : speaker.name(entry.type);
  const price = speaker.say('look tray price', { cost: entry.cost });
  const left = speaker.say('look unit left', { count: boxed(view, entry.type).length, all: entry.counters.length });
  return [figures, abilitiesText(entry, speaker), price, left].filter((part) => part !== '').join(', ');
}

/** Worn-out aircraft one by one, for they can be brought back; of the rest, how many there are of each. */
function LeftInBox(parts: TrayParts) {
  const { view, speaker, legal, considers, pointed, onPoint, onPress } = parts;
  const theatre = theatreOf(view);
  const waiting = view.units.filter(({ id, at, worn }) => at === RECRUIT_BOX && (worn || legal.has(id))).map(({ id }) => id);
  const types = theatre.types.filter(({ type }) => boxed(view, type).some(({ id }) => !waiting.includes(id)));
  return (
    <section className="tray-part" data-part="recruits">
      <h3 className="tray-head">{speaker.say('look tray recruits')}</h3>
      <div className="tray-types">
        <Boxed {...parts} ids={waiting} />
        {types.map(({ type }) => (
          <Press
            key={type}
            thing={type}
            className="tray-type"
            label={speaker.say('look tray type-left', { type, count: boxed(view, type).length })}
            legal={legal.has(type)}
            considered={considers.has(type)}
            pointed={pointed === type}
            onPoint={onPoint}
            onPress={onPress}
          >
            <Sign name={unitIcon(type)} size={22} />
            <span>{speaker.say('look tray times', { count: boxed(view, type).length })}</span>
          </Press>
        ))}
      </div>
    </section>
  );
}
