/** What an order looks like: a few men on a strip of ground. */
import type { ReactNode } from 'react';
import type { Nation, Order } from '../../content/terms.ts';
import { Figure } from '../counter/figures.tsx';
import { RadioFigure } from '../counter/weapons.tsx';

interface PictureProps {
  readonly order: Order;
  readonly nation: Nation;
}

export function OrderPicture({ order, nation }: PictureProps) {
  return (
    <svg className="fate-picture" viewBox="0 0 120 56" data-order={order} aria-hidden="true">
      <rect className="fate-sky" width={120} height={56} />
      <path className="fate-far" d="M0,36C18,29 30,34 46,30C64,26 78,34 94,29C106,26 114,30 120,28V56H0Z" />
      <path className="fate-ground" d="M0,45C30,40 70,48 120,43V56H0Z" />
      {SCENES[order](nation)}
    </svg>
  );
}

/** The tongue of fire before a muzzle. */
const flash = (x: number, y: number) => (
  <path key={`${x}`} className="fate-flash" transform={`translate(${x} ${y})`} d="M0,0L5,-3L4,-.8L11,0L4,.8L5,3Z" />
);

const burst = (x: number, y: number, scale: number) => (
  <path
    key={`${x}`}
    className="fate-burst"
    transform={`translate(${x} ${y}) scale(${scale})`}
    d="M-10,0C-14,-10 -6,-12 -7,-20C-2,-16 -2,-24 1,-30C3,-22 6,-24 8,-18C8,-11 14,-9 10,0Z"
  />
);

const SCENES: Readonly<Record<Order, (nation: Nation) => ReactNode>> = {
  move: (nation) => (
    <>
      <path className="fate-tree" d="M14,40V30M14,32a9,9 0 1,1 .1,0ZM104,39V31M104,33a7,7 0 1,1 .1,0Z" />
      <Figure stance="walking" nation={nation} x={40} y={50} />
      <Figure stance="walking" nation={nation} x={64} y={51} />
      <Figure stance="walking" nation={nation} x={87} y={50} />
    </>
  ),
  advance: (nation) => (
    <>
      <path className="fate-tree" d="M92,46a5,5 0 0 1 6,-6a6,6 0 0 1 10,-2a7,7 0 0 1 12,2V46Z" />
      <Figure stance="charging" nation={nation} x={28} y={50} />
      <Figure stance="charging" nation={nation} x={64} y={51} />
    </>
  ),
  fire: (nation) => (
    <>
      <Figure stance="firing" nation={nation} x={20} y={50} />
      <Figure stance="firing" nation={nation} x={75} y={51} />
      {flash(51, 27)}
      {flash(106, 28)}
    </>
  ),
  recover: (nation) => (
    <>
      <path className="fate-up" d="M82,24L96,10L110,24M82,36L96,22L110,36" />
      <Figure stance="sitting" nation={nation} x={34} y={50} />
      <Figure stance="pointing" nation={nation} x={62} y={51} />
    </>
  ),
  rout: (nation) => (
    <>
      {burst(100, 46, 0.95)}
      <Figure stance="fleeing" nation={nation} x={34} y={50} />
      <Figure stance="fleeing" nation={nation} x={66} y={51} />
      <path className="fate-dropped" d="M78,51L92,48" />
    </>
  ),
  'artillery-request': (nation) => (
    <>
      {burst(80, 42, 0.7)}
      {burst(104, 44, 0.95)}
      <Figure stance="pointing" nation={nation} x={26} y={50} />
      <RadioFigure x={50} y={38} scale={0.62} />
    </>
  ),
  'artillery-denied': () => (
    <>
      <RadioFigure x={60} y={30} scale={0.95} />
      <path className="fate-no" d="M34,10L86,50M86,10L34,50" />
    </>
  ),
  'command-confusion': (nation) => (
    <>
      <Figure stance="pointing" nation={nation} x={40} y={50} />
      <g transform="translate(160 0) scale(-1 1)">
        <Figure stance="pointing" nation={nation} x={80} y={51} />
      </g>
      <path className="fate-what" d="M54,14a6,6 0 1,1 8,6q-2,1 -2,4m0,6v.4M96,10a5,5 0 1,1 7,5q-2,1 -2,3m0,5v.4" />
    </>
  ),
};
