/** The picture on the box: a section goes up a hedged lane at first light, towards a farm that is burning. */
import './cover.css';

const WIDTH = 480;
const HEIGHT = 600;

/** The side of the nearest hexes. */
const HEX = 46;

export function Cover() {
  return (
    <svg className="cover" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="cc-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#38485a" />
          <stop offset="0.55" stopColor="#9c8f86" />
          <stop offset="1" stopColor="#e9b77f" />
        </linearGradient>
        <linearGradient id="cc-field" x2="0" y2="1">
          <stop offset="0" stopColor="#8b8a4f" />
          <stop offset="1" stopColor="#39451f" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={330} fill="url(#cc-sky)" />
      <Clouds />
      <path className="cover-far" d="M0,300L60,282L130,292L210,270L300,288L372,274L480,290V340H0Z" />
      <Smoke />
      <Farm />
      <rect y={322} width={WIDTH} height={HEIGHT - 322} fill="url(#cc-field)" />
      <Grid />
      <Lane />
      <Hedges />
      <Section />
      <rect className="cover-frame" x={9} y={9} width={WIDTH - 18} height={HEIGHT - 18} />
    </svg>
  );
}

function Clouds() {
  return (
    <g className="cover-cloud">
      <path d="M-10,74C60,52 110,66 168,58C236,48 300,72 372,60C420,54 460,62 500,54V86C420,96 350,84 280,92C190,102 90,88 -10,100Z" />
      <path d="M-10,146C70,132 150,148 236,138C320,130 410,146 500,134V152C400,166 300,152 210,160C120,168 50,156 -10,164Z" opacity={0.7} />
      <path d="M-10,214C100,204 190,216 300,208C380,204 450,212 500,206V216C400,226 260,216 160,224C90,228 40,222 -10,226Z" opacity={0.5} />
    </g>
  );
}

function Smoke() {
  return (
    <path
      className="cover-smoke"
      d="M330,292C318,262 344,250 336,222C330,196 360,186 352,156C346,128 384,120 386,86C398,112 424,118 416,150C440,164 424,196 410,206C424,228 398,246 390,258C396,274 378,284 370,294Z"
    />
  );
}

/** A farmhouse with its barn; the roof of the barn has fallen in. */
function Farm() {
  return (
    <g>
      <path
        className="cover-dark"
        d="M262,326V286L292,262L322,286V326Z M318,326V292H392V326Z M322,294L334,268L346,284L356,262L372,286L388,272L392,296Z"
      />
      <path
        className="cover-fire"
        d="M336,300C332,286 344,282 342,268C354,278 352,286 358,290C364,280 362,272 366,264C378,280 376,294 372,302Z"
      />
      <path className="cover-window" d="M276,304h9v11h-9Z M298,304h9v11h-9Z" />
    </g>
  );
}

/** The hexes of the map, seen from the ditch: they crowd together with the distance. */
function Grid() {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const side = HEX * (0.25 + row * 0.13);
    const y = 330 + row * row * 3.4;
    return Array.from({ length: 24 }, (_hex, column) => hexAt(WIDTH / 2 + (column - 12 + (row % 2) / 2) * side * 1.74, y, side)).join('');
  });
  return <path className="cover-grid" d={rows.join('')} />;
}

function hexAt(x: number, y: number, side: number): string {
  const flat = side * 0.42;
  const half = side * 0.87;
  const corners = [
    [x, y - flat],
    [x + half, y - flat / 2],
    [x + half, y + flat / 2],
    [x, y + flat],
    [x - half, y + flat / 2],
    [x - half, y - flat / 2],
  ];
  return `M${corners.map((corner) => corner.map(Math.round).join(' ')).join('L')}Z`;
}

function Lane() {
  return (
    <path
      className="cover-lane"
      d="M292,326C282,352 306,372 268,410C226,452 250,506 172,600H352C344,520 330,470 336,424C340,388 318,356 306,326Z"
    />
  );
}

function Hedges() {
  return (
    <g className="cover-hedge">
      <path d="M0,404C40,384 84,400 124,386C168,372 214,386 262,366C248,402 222,424 198,470C170,452 130,462 92,456C56,452 30,462 0,456Z" />
      <path d="M480,384C444,372 410,384 376,372C352,364 334,366 326,362C336,396 352,420 356,452C396,440 440,452 480,440Z" />
      <path d="M0,520C44,498 96,512 138,500C132,540 108,572 92,600H0Z" />
      <path d="M480,520C446,502 416,512 376,502C374,540 380,570 384,600H480Z" />
    </g>
  );
}

/** A man from behind, bent forward under his pack; his feet are at the origin. */
function Man() {
  return (
    <g>
      <path d="M-15,0L-9,-34L-17,-62C-20,-84 -10,-94 4,-94C18,-94 26,-84 23,-64L16,-34L20,0H7L3,-30L-3,0Z" />
      <path d="M-11,-86H15V-62H-11Z" />
      <path d="M-9,-100C-9,-116 15,-116 15,-100C21,-99 21,-94 15,-94H-9C-15,-94 -15,-99 -9,-100Z" />
      <path d="M14,-78L36,-92L38,-88L18,-70Z M30,-100L50,-112L52,-108L33,-95Z" />
    </g>
  );
}

function Section() {
  return (
    <g className="cover-men">
      <g transform="translate(286 404) scale(0.36)">
        <Man />
      </g>
      <g transform="translate(306 432) scale(0.48)">
        <Man />
      </g>
      <g transform="translate(250 470) scale(0.72)">
        <Man />
      </g>
      <g transform="translate(316 524) scale(1.02)">
        <Man />
      </g>
      <g transform="translate(206 588) scale(1.5)">
        <Man />
      </g>
    </g>
  );
}
