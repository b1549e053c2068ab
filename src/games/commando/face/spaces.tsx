/** The spaces as things that can be pressed; each is drawn again only when something about it changes. */
import { memo } from 'react';
import type { OnPoint, OnPress } from '../../../board/pointing.ts';
import { Thing } from '../../../board/thing.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { missionOf, theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { reachOf } from './layout.ts';
import { drawnSpaces, terrainOf } from './map/routes.ts';
import { SpaceMark } from './map/space-mark.tsx';
import { RING } from './plan.ts';
import { type Destination, startOf } from './reach.ts';

interface SpaceProps {
  readonly theatre: string;
  readonly id: string;
  readonly speaker: Speaker;
  readonly forwardBase: boolean;
  readonly barred: boolean;
  readonly legal: boolean;
  /** It lies under the veil, if there is one. */
  readonly isQuiet: boolean;
  readonly isRinged: boolean;
  /** A plate beside it says its name. */
  readonly hasPlate: boolean;
  readonly pointed: boolean;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

/** What is drawn around a space belongs to it, and a little beyond. */
const EDGE = 3;

const Space = memo(function Space({
  theatre,
  id,
  speaker,
  forwardBase,
  barred,
  legal,
  isQuiet,
  isRinged,
  hasPlate,
  pointed,
  onPoint,
  onPress,
}: SpaceProps) {
  const place = drawnSpaces(theatre).get(id);
  if (!place) return null;
  const { at, terrain, base, airfield, label } = place;
  const { stop = false, noLanding = false } = terrainOf(theatre, terrain);
  const what = speaker.say('look space-label', { space: id, terrain });
  return (
    <Thing
      id={id}
      at={at}
      label={legal ? speaker.say('look legal', { what }) : what}
      legal={legal}
      pointed={pointed}
      onPoint={onPoint}
      onPress={onPress}
    >
      {isRinged && <circle r={reachOf(place) + RING + EDGE} fill="transparent" />}
      <SpaceMark
        id={id}
        at={[0, 0]}
        terrain={terrain}
        base={base}
        airfield={airfield}
        stop={stop}
        noLanding={noLanding}
        forwardBase={forwardBase}
        barred={barred}
        quiet={isQuiet}
        ringed={isRinged}
        label={hasPlate ? '' : speaker.name(id)}
        labelSide={label}
      />
    </Thing>
  );
});

interface SpacesProps {
  readonly view: View;
  readonly speaker: Speaker;
  readonly legal: ReadonlySet<string>;
  /** Those with a ring around them. */
  readonly ringed: ReadonlySet<string>;
  /** Where the force may go; the others are quiet then. */
  readonly destinations: readonly Destination[];
  /** Those whose names stand on their plates. */
  readonly named: ReadonlySet<string>;
  readonly pointed: string | undefined;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

export function Spaces({ view, speaker, legal, ringed, destinations, named, pointed, onPoint, onPress }: SpacesProps) {
  const theatre = theatreOf(view);
  const barred = view.mission === '' ? [] : missionOf(view).barred;
  return theatre.spaces.map(({ id }) => (
    <Space
      key={id}
      theatre={view.theatre}
      id={id}
      speaker={speaker}
      forwardBase={view.forwardBases.includes(id)}
      barred={barred.includes(id)}
      legal={legal.has(id)}
      isQuiet={destinations.length > 0 && id !== startOf(view, destinations) && destinations.every(({ space }) => space !== id)}
      isRinged={ringed.has(id)}
      hasPlate={named.has(id)}
      pointed={pointed === id}
      onPoint={onPoint}
      onPress={onPress}
    />
  ));
}
