/** What is being considered, as a picture: the place it leads to, whom it would hit, who would go or come. */
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import { cardIcons } from './card-in-play.tsx';
import { Sign } from './icon.tsx';
import { PieceOnPaper } from './piece.tsx';
import { boxed, faceOf } from './reckoning.ts';
import { chosen, seen } from './seen.ts';
import { destination, thingsOf } from './things.ts';
import { MARKER_ICONS } from './unit-icons.ts';
import { Vignette } from './vignette.tsx';

interface ConsideredProps {
  readonly view: unknown;
  readonly offer: Offer;
  readonly speaker: Speaker;
}

/** More counters than these would be too small to be known again. */
const MOST_PIECES = 5;

export function Considered({ view: anyView, offer, speaker }: ConsideredProps) {
  const view = seen(anyView);
  const all = piecesOf(view, offer);
  // The last place says how many there is no room for.
  const pieces = all.slice(0, all.length > MOST_PIECES ? MOST_PIECES - 1 : MOST_PIECES);
  const at = placeOf(view, offer);
  const icons = iconsOf(view, offer);
  if (at === undefined || (pieces.length === 0 && icons.length === 0 && destination(chosen(offer.choice)) === undefined)) return null;
  return (
    <Vignette view={view} at={at}>
      {icons.map((icon) => (
        <Sign key={icon} name={icon} size={44} />
      ))}
      {pieces.map((id) => (
        <PieceOnPaper key={id} theatre={theatreOf(view)} id={id} marks="" speaker={speaker} px={48} />
      ))}
      {pieces.length < all.length && <b className="vignette-more">+{all.length - pieces.length}</b>}
    </Vignette>
  );
}

/** Where it takes place; somewhere, where it takes place nowhere in particular. */
function placeOf(view: View, { choice, says }: Offer): string | undefined {
  const theatre = theatreOf(view);
  const named = [...thingsOf(choice), ...(typeof says?.figures.space === 'string' ? [says.figures.space] : [])];
  return named.find((thing) => theatre.isSpace(thing)) ?? view.battle?.at ?? view.operation?.at ?? theatre.bases[0];
}

/** Counters of the choice itself, or of all who go. */
function piecesOf(view: View, { choice, choices = [choice], says }: Offer): readonly string[] {
  const theatre = theatreOf(view);
  const units = says?.figures.units;
  if (Array.isArray(units)) return units.filter((id) => typeof id === 'string' && theatre.findUnit(id) !== undefined);
  const down = choices.map(chosen).flatMap((one) => (one.kind === 'debark' ? [one.unit] : []));
  if (down.length > 0) return down;
  const bought = choices.map(chosen).flatMap((one) => (one.kind === 'recruit' || one.kind === 'recruit-air' ? [one.type] : []));
  if (bought.length > 1) return bought.flatMap((type) => boxed(view, type).slice(0, 1)).map(({ id }) => id);
  // Whatever the force does where it is, it does as a whole.
  if (thingsOf(choice).length === 0 && view.operation && !view.battle) return view.operation.force;
  return thingsOf(choice).flatMap((thing) => {
    if (theatre.findUnit(thing) || theatre.has('opfor', thing)) return [thing];
    return boxed(view, thing)
      .slice(0, 1)
      .map(({ id }) => id);
  });
}

function iconsOf(view: View, { choice }: Offer) {
  const known = chosen(choice);
  switch (known.kind) {
    case 'finish':
      return [MARKER_ICONS.objective];
    case 'play-card':
    case 'exchange':
    case 'keep-intel':
    case 'discard-intel':
      return view.event ? cardIcons(view, view.event.card) : [];
    default:
      return view.objectives.some((marker) => marker.at === destination(known) && faceOf(marker) !== 'false')
        ? [MARKER_ICONS.objective]
        : [];
  }
}
