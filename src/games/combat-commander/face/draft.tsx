/** RS A scenario in the making: the ground as soon as it is known, what has been settled, and a card for each choice. */
import { Press } from '../../../board/press.tsx';
import type { PieceProps } from '../../face.ts';
import { situation } from '../terminal/situation.ts';
import type { View } from '../view.ts';
import { detail } from './detail.ts';
import { chosen } from './seen.ts';
import { Sketch } from './sketch.tsx';
import { thingsOf } from './things.ts';
import './draft.css';

export function Draft({ view, speaker, offers, considered, pointed, onPoint, onPress }: PieceProps & { readonly view: View }) {
  const [headline = '', ...settled] = situation(view, speaker);
  const wanted = considered ? thingsOf(considered.choice) : [];
  const { map = '', step } = view.draft ?? {};
  // Until it has been chosen, another lies there.
  const isMapChosen = step !== 'ground' || offers.some(({ choice }) => chosen(choice).kind === 'edge');
  const cards = offers.flatMap((offer) => thingsOf(offer.choice).map((thing) => ({ thing, offer })));
  return (
    <section className="draft" aria-label={speaker.say('look draft')}>
      <div className="draft-known">
        {isMapChosen && <Ground view={view} map={map} />}
        <div>
          <h2>{headline}</h2>
          {settled.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <div className="draft-choices">
        {cards.map(({ thing, offer }) => (
          <Press
            key={offer.text}
            thing={thing}
            className="draft-choice"
            label={speaker.name(thing)}
            legal
            considered={wanted.includes(thing)}
            pointed={pointed === thing}
            onPoint={onPoint}
            onPress={onPress}
          >
            {chosen(offer.choice).kind === 'battlefield' && <Ground view={view} map={thing} />}
            <strong>{speaker.name(thing)}</strong>
            <span>{detail(view, offer.choice, speaker)}</span>
          </Press>
        ))}
      </div>
    </section>
  );
}

function Ground({ view, map }: { readonly view: View; readonly map: string }) {
  return (
    <span className="draft-ground">
      <Sketch setup="" view={{ ...view, map }} />
    </span>
  );
}
