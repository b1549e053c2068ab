/** The map with everything upon it, and what is laid over it for the moment. */
import { useMemo } from 'react';
import { Frame } from '../../../board/frame.tsx';
import { useSteady } from '../../../board/steady.ts';
import { Surface, SurfaceFoot } from '../../../board/surface.tsx';
import type { Speaker } from '../../../words/speaker.ts';
import { frameWords } from '../../board-words.ts';
import type { PieceProps } from '../../face.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { BattleSheet } from './battle.tsx';
import { CardInPlay } from './card-in-play.tsx';
import { Counters } from './counters.tsx';
import { Debrief } from './debrief.tsx';
import { boardOf } from './map/routes.ts';
import { GROUND, StaffMap, ticksOf } from './map/staff-map.tsx';
import { Marks } from './marks.tsx';
import { RecentResults } from './results.tsx';
import { seen, told } from './seen.ts';
import { Spaces } from './spaces.tsx';
import { ringed, spotsIn, thingsOf, touched } from './things.ts';
import './board.css';

export function Board(props: PieceProps) {
  const { speaker, offers, considered, pointed, calm } = props;
  const view = seen(props.view);
  const recent = told(props.recent);
  const hands = useSteady(props);
  const legal = useMemo(() => touched(offers), [offers]);
  const wanted = useMemo(() => new Set(considered ? thingsOf(considered.choice) : []), [considered]);
  const rings = useMemo(() => ringed(offers, pointed), [offers, pointed]);
  const spots = useMemo(() => spotsIn(view), [view]);
  const words = useMemo(() => frameWords(speaker), [speaker]);
  const printed = useMemo(() => (key: string) => speaker.say(key), [speaker]);
  const names = useMemo(() => namesIn(view, speaker), [view, speaker]);
  const ground = useMemo(
    () => ({ drawing: <StaffMap theatre={view.theatre} names={printed} />, box: GROUND, ticks: ticksOf(view.theatre) }),
    [view.theatre, printed],
  );
  return (
    <Surface>
      <Frame
        extent={boardOf(view.theatre)}
        ground={ground}
        label={speaker.say('look board', { theatre: view.theatre })}
        hint={speaker.say('board hint')}
        words={words}
        spots={spots}
        names={names}
        pointed={pointed}
        onPoint={hands.onPoint}
        onPress={hands.onPress}
        calm={calm}
      >
        <Spaces view={view} speaker={speaker} legal={legal} pointed={pointed} {...hands} />
        <Marks view={view} offers={offers} considered={considered} pointed={pointed} legal={rings} />
        <Counters view={view} speaker={speaker} legal={legal} considered={wanted} pointed={pointed} {...hands} />
      </Frame>
      {!view.battle && <CardInPlay view={view} recent={recent} speaker={speaker} onPoint={hands.onPoint} />}
      {view.battle ? (
        <BattleSheet {...props} view={view} recent={recent} battle={view.battle} legal={legal} considers={wanted} />
      ) : (
        <SurfaceFoot>
          <RecentResults recent={recent} speaker={speaker} calm={calm} />
        </SurfaceFoot>
      )}
      <Debrief view={view} recent={recent} speaker={speaker} />
    </Surface>
  );
}

/** Counters by their names, spaces by theirs: for letters typed on the board. */
function namesIn(view: View, speaker: Speaker): Readonly<Record<string, string>> {
  const theatre = theatreOf(view);
  const ids = [...theatre.spaces, ...theatre.units, ...theatre.opfor].map(({ id }) => id);
  return Object.fromEntries(ids.map((id) => [id, speaker.name(id)]));
}
