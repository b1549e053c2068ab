/** A force on its way: the route it takes is lit while its counters glide along. */
import { pathOf } from '../../../../board/map/lines.ts';
import type { Playing } from '../../../face.ts';
import { wayLine } from '../map/routes.ts';
import { told } from '../seen.ts';
import './march.css';

export function March({ theatre, playing }: { readonly theatre: string; readonly playing: Playing | undefined }) {
  const [event] = playing ? told([playing.event]) : [];
  if (event?.type !== 'moved' && event?.type !== 'sailed' && event?.type !== 'flown' && event?.type !== 'lifted') return null;
  const way = pathOf(wayLine(theatre, event.from, event.space));
  return (
    <g className="march">
      <path className="march-casing" d={way} />
      <path className="march-way" d={way} />
    </g>
  );
}

/** How long whatever glides takes: as long as the beat that it glides in. */
export function glideOf(playing: Playing | undefined): string | undefined {
  return playing?.beat.travels ? `${Math.round(playing.beat.ms * playing.stretch * 0.9)}ms` : undefined;
}
