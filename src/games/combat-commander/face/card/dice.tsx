/** The two dice printed on a card. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-5, -5],
    [5, 5],
  ],
  3: [
    [-5.4, -5.4],
    [0, 0],
    [5.4, 5.4],
  ],
  4: [
    [-5, -5],
    [5, -5],
    [-5, 5],
    [5, 5],
  ],
  5: [
    [-5.4, -5.4],
    [5.4, -5.4],
    [0, 0],
    [-5.4, 5.4],
    [5.4, 5.4],
  ],
  6: [
    [-5, -6],
    [5, -6],
    [-5, 0],
    [5, 0],
    [-5, 6],
    [5, 6],
  ],
};

interface DieProps {
  readonly value: number;
  readonly isColoured: boolean;
}

/** As large as the letters around it are high, and half as large again. */
export function PrintedDie({ value, isColoured }: DieProps) {
  return (
    <svg className="fate-die" viewBox="-11.5 -11.5 23 23" data-coloured={isColoured} aria-hidden="true">
      <rect x={-10} y={-10} width={20} height={20} rx={4.4} />
      {PIPS[value]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2.3} />
      ))}
    </svg>
  );
}
