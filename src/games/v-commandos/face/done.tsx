/** What is done with: a ticked triangle where an objective lay, and the ground burnt where one was blown up. */
import { useId } from 'react';
import type { Box } from '../../../board/geometry.ts';
import { type Laid, middleOf, tileBox } from './layout.ts';
import { Triangle } from './token/token.tsx';
import './done.css';

export function Done({ laid }: { readonly laid: readonly Laid[] }) {
  const id = useId();
  return laid.flatMap(({ level, card, plan, by: [dx, dy] }) =>
    card.objectives.map((objective, i) => {
      if (!level.objectives[i]?.done) return null;
      const box = tileBox(laid, card.tiles[objective.tile]?.id ?? '');
      const [x, y] = plan.triangles[objective.triangle]?.at ?? [0, 0];
      return (
        <g key={objective.id} className="done-with">
          {box && objective.do === 'destroy' && <Wreck box={box} id={`${id}${objective.id}`} />}
          <g transform={`translate(${x + dx} ${y + dy})`}>
            <Triangle kind="objective" task={objective.do} done />
          </g>
        </g>
      );
    }),
  );
}

/** Around the middle of a tile of one cell; larger ones stretch it. */
const CRATER = 'M-34,-6L-22,-24L-4,-18L10,-30L24,-16L38,-12L30,6L38,20L16,22L6,34L-12,24L-30,26L-24,8Z';
const CRACKS = 'M-30,-20L-48,-40L-60,-44M28,-22L44,-46L40,-62M34,16L58,26L66,44M-26,22L-44,46L-62,52M2,32L-4,52L8,66';
const RUBBLE = [
  'M-52,-18l12,-6l6,9l-10,7Z',
  'M36,-40l10,2l2,10l-12,1Z',
  'M46,8l14,-3l3,10l-13,4Z',
  'M-46,34l9,-8l9,6l-6,9Z',
  'M12,44l11,-4l6,9l-12,5Z',
  'M-14,-48l10,-5l7,8l-9,6Z',
].join('');

function Wreck({ box, id }: { readonly box: Box; readonly id: string }) {
  const [x, y] = middleOf(box);
  return (
    <>
      <radialGradient id={id}>
        <stop offset={0} className="wreck-burnt" />
        <stop offset={0.5} className="wreck-burnt" stopOpacity={0.85} />
        <stop offset={0.8} className="wreck-burnt" stopOpacity={0.35} />
        <stop offset={1} className="wreck-burnt" stopOpacity={0} />
      </radialGradient>
      <rect x={box.x + 4} y={box.y + 4} width={box.width - 8} height={box.height - 8} fill={`url(#${id})`} />
      <g transform={`translate(${x} ${y}) scale(${box.width / 150} ${box.height / 150})`}>
        <path className="wreck-crack" d={CRACKS} />
        <path className="wreck-crater" d={CRATER} />
        <path className="wreck-rubble" d={RUBBLE} />
      </g>
    </>
  );
}
