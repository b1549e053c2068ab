/** What an escape would cost, and the base as something that can be bought. */
import type { Speaker } from '../../../../words/speaker.ts';
import { BASE_COST } from '../../content/pieces.ts';
import { abandonedAt } from '../../reckoning/escape.ts';
import type { View } from '../../view.ts';
import { PieceCounter } from '../piece/counter.tsx';
import { Sign } from '../piece/sign.tsx';

/** 12.4 Everything in the hex but the men is abandoned: what that is, and what buying it again would cost. */
export function EscapeBill({ view, hex, speaker }: { readonly view: View; readonly hex: string; readonly speaker: Speaker }) {
  const { pieces, cost } = abandonedAt(view, hex);
  const say = (key: string, figures: object = {}) => speaker.say(`sheet escape ${key}`, figures);
  if (pieces.length === 0) return <p className="escape-bill">{say('nothing')}</p>;
  return (
    <section className="escape-bill" aria-label={say('lost')}>
      <p className="sheet-head">{say('lost')}</p>
      <ul>
        {pieces.map((id) => (
          <li key={id}>
            <svg viewBox="-23 -23 46 47" role="img" aria-label={speaker.name(id)}>
              <PieceCounter view={view} id={id} size={44} />
              <path className="escape-cross" d="M-18 18L18 -18" />
            </svg>
          </li>
        ))}
      </ul>
      <p>{say('again', { count: cost })}</p>
    </section>
  );
}

export function BaseGoods() {
  return (
    <g className="piece piece-ours">
      <rect className="piece-body" x={-22} y={-22} width={44} height={44} rx={5} />
      <Sign name="base" size={26} />
      <text className="piece-cost" x={19} y={-10.2}>
        {BASE_COST}
      </text>
    </g>
  );
}
