/** How one or two whole numbers went over the turns of a game: lines with a name at their end, over one scale. */
import './course.css';

interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

interface CourseProps {
  /** All of it in a sentence, for those who cannot see it. */
  readonly label: string;
  /** What is counted along the foot. */
  readonly turns: string;
  readonly series: readonly Series[];
  /** How a value is written. */
  readonly write: (value: number) => string;
}

const WIDTH = 340;
const HEIGHT = 150;
const [LEFT, RIGHT, TOP, BOTTOM] = [26, 62, 10, 30];
/** Names at the end of two lines keep this far from each other. */
const APART = 15;
const MOST_LINES = 6;

export function Course({ label, turns, series, write }: CourseProps) {
  const all = series.flatMap(({ values }) => values);
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const last = Math.max(1, ...series.map(({ values }) => values.length - 1));
  const x = (turn: number) => LEFT + (turn / last) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => TOP + ((most - value) / (most - least)) * (HEIGHT - TOP - BOTTOM);
  const ends = namePlaces(series.map(({ values }) => y(values.at(-1) ?? 0)));
  return (
    <svg className="course" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {scale(least, most).map((value) => (
        <g key={value}>
          <line className={value === 0 ? 'course-zero' : 'course-grid'} x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
          <text className="course-tick" x={LEFT - 6} y={y(value) + 4} textAnchor="end">
            {write(value)}
          </text>
        </g>
      ))}
      {scale(0, last).map((turn) => (
        <text key={turn} className="course-tick" x={x(turn)} y={HEIGHT - BOTTOM + 14} textAnchor="middle">
          {turn}
        </text>
      ))}
      <text className="course-tick" x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 3} textAnchor="middle">
        {turns}
      </text>
      {series.map(({ name, values }, i) => (
        <g key={name} className="course-series" data-series={i}>
          <path className="course-line" d={values.map((value, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn)} ${y(value)}`).join('')} />
          {values.map((value, turn) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: turns are numbered
            <Dot key={turn} x={x(turn)} y={y(value)} isSquare={i === 1} />
          ))}
          <text className="course-name" x={WIDTH - RIGHT + 8} y={(ends[i] ?? 0) + 4}>
            {name} {write(values.at(-1) ?? 0)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Dot({ x, y, isSquare }: { readonly x: number; readonly y: number; readonly isSquare: boolean }) {
  return isSquare ? (
    <rect className="course-dot" x={x - 3.5} y={y - 3.5} width={7} height={7} />
  ) : (
    <circle className="course-dot" cx={x} cy={y} r={4} />
  );
}

/** Whole numbers from one to the other, zero among them where it is, and not too many. */
function scale(least: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((most - least) / MOST_LINES));
  const values: number[] = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) values.push(value);
  return values;
}

/** Beside the ends of the lines, but not upon each other. */
function namePlaces(ends: readonly number[]): readonly number[] {
  const [a, b] = ends;
  if (a === undefined || b === undefined || Math.abs(a - b) >= APART) return ends;
  const middle = (a + b) / 2;
  return a <= b ? [middle - APART / 2, middle + APART / 2] : [middle + APART / 2, middle - APART / 2];
}
