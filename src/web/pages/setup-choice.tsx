/** Set-ups as cards. Where their ids are paths, `theatre/mission`, first the part before the slash is chosen, then what is there. */
import { useId } from 'react';
import type { BriefingProps, Lid } from '../../games/lid.ts';
import type { Speaker } from '../../words/speaker.ts';
import type { Result } from '../report/next.ts';
import { useLoaded } from '../use-loaded.ts';
import { SmallMap } from './small-map.tsx';

type Results = ReadonlyMap<string, Result>;

interface SetupChoiceProps {
  readonly lid: Lid;
  readonly setups: readonly string[];
  /** What came of earlier games, as far as it is known. */
  readonly results: Results | undefined;
  readonly chosen: string;
  readonly speaker: Speaker;
  readonly onChoose: (setup: string) => void;
}

export function SetupChoice({ lid, setups, results, chosen, speaker, onChoose }: SetupChoiceProps) {
  const groups = [...new Set(setups.map(groupOf))];
  const group = groupOf(chosen);
  const within = setups.filter((setup) => groupOf(setup) === group);
  const enter = (wanted: string) => onChoose(sameIn(wanted, chosen, setups));
  // Where some stand outside any group, each has a picture of its own; where all are in groups, the groups have.
  const areGroupsDrawn = groups.length > 1 && !groups.includes('');
  return (
    <>
      {groups.length > 1 && (
        <Cards
          legend={speaker.say(areGroupsDrawn ? 'page set-up where' : 'page set-up kind')}
          values={groups}
          chosen={group}
          part={(value) => value}
          nameless={speaker.say('page set-up nameless')}
          help={GROUP_HELP}
          {...(areGroupsDrawn && { maps: lid })}
          speaker={speaker}
          onChoose={enter}
        />
      )}
      <Cards
        legend={speaker.say('page set-up what')}
        values={within}
        chosen={chosen}
        part={lastOf}
        help={SETUP_HELP}
        first={lid.firstGame?.setup}
        results={results}
        {...(!areGroupsDrawn && { maps: lid })}
        speaker={speaker}
        onChoose={onChoose}
      />
    </>
  );
}

function groupOf(setup: string): string {
  return setup.includes('/') ? (setup.split('/')[0] ?? setup) : '';
}

function lastOf(setup: string): string {
  return setup.split('/').at(-1) ?? setup;
}

/** Who looks at the other theatre while considering a campaign still considers a campaign. */
function sameIn(group: string, chosen: string, setups: readonly string[]): string {
  const same = `${group}/${lastOf(chosen)}`;
  return setups.includes(same) ? same : (setups.find((setup) => groupOf(setup) === group) ?? chosen);
}

/** What a file offers: nobody but its author has said anything about it. */
export function OwnSetupChoice({
  setups,
  chosen,
  speaker,
  legend,
  onChoose,
}: Omit<SetupChoiceProps, 'lid' | 'results'> & { readonly legend: string }) {
  return (
    <Cards
      legend={legend}
      values={setups}
      chosen={chosen}
      part={lastOf}
      help={SETUP_HELP}
      hasFacts={false}
      speaker={speaker}
      onChoose={onChoose}
    />
  );
}

interface CardsProps {
  readonly legend: string;
  readonly values: readonly string[];
  readonly chosen: string;
  /** The part of the value that its title and text go by. */
  readonly part: (value: string) => string;
  /** The title of a value that has no name of its own. */
  readonly nameless?: string;
  /** Keys of what there is to say about a value, where the game has said it. */
  readonly help: readonly ((value: string) => string)[];
  /** The one that somebody is guided through first. */
  readonly first?: string | undefined;
  readonly results?: Results | undefined;
  readonly hasFacts?: boolean;
  /** Whose small maps tell them apart. */
  readonly maps?: Lid;
  readonly speaker: Speaker;
  readonly onChoose: (value: string) => void;
}

const GROUP_HELP = [(group: string) => `theatre ${group} blurb`, (group: string) => `theatre ${group} special`];
const SETUP_HELP = [(setup: string) => `setup ${setup} text`];
const FACTS = ['difficulty', 'length'] as const;

function Facts({ setup, speaker }: { readonly setup: string; readonly speaker: Speaker }) {
  const known = FACTS.filter((fact) => speaker.has(`setup-help setup ${setup} ${fact}`));
  if (known.length === 0) return null;
  return (
    <span className="set-up-facts">
      {known.map((fact) => (
        <span key={fact}>{speaker.say(`page set-up ${fact}`, { [fact]: speaker.say(`setup-help setup ${setup} ${fact}`) })}</span>
      ))}
    </span>
  );
}

/** What the game itself tells of it in a few words and figures. */
function Glance({ lid, setup, speaker }: BriefingProps & { readonly lid: Lid }) {
  const { value: Told } = useLoaded(lid.facts);
  return (
    Told && (
      <span className="set-up-glance" data-game={lid.id}>
        <Told setup={setup} speaker={speaker} />
      </span>
    )
  );
}

/** As on the shelf, where the game has said it; else by its name. */
function titleOf(value: string, part: CardsProps['part'], speaker: Speaker): string {
  const title = `setup-help setup ${value} title`;
  return speaker.has(title) ? speaker.say(title) : speaker.setupPart(part(value));
}

function Cards({ legend, values, chosen, part, nameless, help, first, results, hasFacts = true, maps, speaker, onChoose }: CardsProps) {
  const name = useId();
  return (
    <fieldset className="sheet set-up-cards">
      <legend>{legend}</legend>
      <div>
        {maps && speaker.has('setup-help plan') && <small className="set-up-plan">{speaker.say('setup-help plan')}</small>}
        {values.map((value) => (
          <label key={value} className="set-up-card">
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>
              {maps && <SmallMap lid={maps} setup={value} />}
              <strong>{value === '' ? nameless : titleOf(value, part, speaker)}</strong>
              {help
                .map((key) => `setup-help ${key(value)}`)
                .filter((key) => speaker.has(key))
                .map((key) => (
                  <small key={key}>{speaker.say(key)}</small>
                ))}
              {value === first && <small className="set-up-first">{speaker.say('page set-up first')}</small>}
              {results?.has(value) && <small className="set-up-result">{speaker.say('page set-up result', results.get(value))}</small>}
              {hasFacts && <Facts setup={value} speaker={speaker} />}
              {maps && <Glance lid={maps} setup={value} speaker={speaker} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
