/** RS A scenario in the making: what is known of it so far; there is no map yet. */
import { Press } from '../../../board/press.tsx';
import type { PieceProps } from '../../face.ts';
import { situation } from '../terminal/situation.ts';
import type { View } from '../view.ts';
import { thingsOf } from './things.ts';

export function Draft({ view, speaker, offers, considered, pointed, onPoint, onPress }: PieceProps & { readonly view: View }) {
  const things = [...new Set(offers.flatMap(({ choice }) => thingsOf(choice)))];
  const wanted = considered ? thingsOf(considered.choice) : [];
  return (
    <section className="draft" aria-label={speaker.say('look draft')}>
      {situation(view, speaker).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="draft-choices">
        {things.map((thing) => (
          <Press
            key={thing}
            thing={thing}
            className="draft-choice"
            label={speaker.name(thing)}
            legal
            considered={wanted.includes(thing)}
            pointed={pointed === thing}
            onPoint={onPoint}
            onPress={onPress}
          >
            {speaker.name(thing)}
          </Press>
        ))}
      </div>
    </section>
  );
}
