/** One page for somebody who has not played it: how a Turn goes, and what counter and card say, drawn as they are in the game. */
import type { Speaker } from '../../../words/speaker.ts';
import { CardFace } from './card/card.tsx';
import { nameOn, PieceCounter, printedLook } from './counter/counter.tsx';
import './handout.css';

const SQUAD = 'g-rifle-1';
const LEADER = 'g-marquardt';
const CARD = 'G-17';

const STEPS = ['card', 'who', 'answer', 'action', 'end', 'time', 'win'] as const;
const ON_COUNTER = ['firepower', 'range', 'movement', 'morale', 'boxed', 'command', 'back'] as const;
const ON_CARD = ['order', 'action', 'event', 'hex', 'dice', 'trigger'] as const;

export function Handout({ speaker }: { readonly speaker: Speaker }) {
  const say = (key: string) => speaker.say(`handout ${key}`);
  return (
    <div className="handout">
      <section aria-labelledby="handout-turn">
        <h3 id="handout-turn">{say('turn heading')}</h3>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{say(`turn ${step}`)}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="handout-counter">
        <h3 id="handout-counter">{say('counter heading')}</h3>
        <div className="handout-pair">
          <svg className="handout-counters" viewBox="-60 -60 240 280" role="img" aria-label={say('counter about')}>
            <PieceCounter piece={printedLook(SQUAD)} name={nameOn(SQUAD, speaker)} />
            <g transform="translate(120 0)">
              <PieceCounter piece={printedLook(SQUAD, true)} name={nameOn(SQUAD, speaker)} />
            </g>
            <g transform="translate(60 140)">
              <PieceCounter piece={printedLook(LEADER)} name={nameOn(LEADER, speaker)} />
            </g>
          </svg>
          <dl>
            {ON_COUNTER.map((what) => (
              <div key={what}>
                <dt>{say(`counter ${what} where`)}</dt>
                <dd>{say(`counter ${what} what`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section aria-labelledby="handout-card">
        <h3 id="handout-card">{say('card heading')}</h3>
        <div className="handout-pair">
          <div className="handout-card">
            <CardFace card={CARD} side="axis" speaker={speaker} />
          </div>
          <dl>
            {ON_CARD.map((what) => (
              <div key={what}>
                <dt>{say(`card ${what} where`)}</dt>
                <dd>{say(`card ${what} what`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </div>
  );
}
