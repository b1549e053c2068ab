/** The picture on the box: jeeps go in among the parked aircraft of a desert airfield, an hour after midnight. */
import './cover.css';

const WIDTH = 480;
const HEIGHT = 600;

/** Stars by hand, thicker towards the top: x, y, radius. */
const STARS: readonly (readonly [x: number, y: number, r: number])[] = [
  [34, 40, 1.3],
  [72, 96, 0.9],
  [118, 30, 1],
  [141, 132, 1.2],
  [176, 66, 0.8],
  [203, 22, 1.4],
  [231, 112, 0.9],
  [258, 54, 1.1],
  [289, 150, 0.8],
  [306, 28, 0.9],
  [338, 88, 1.3],
  [371, 40, 0.8],
  [398, 126, 1],
  [431, 62, 1.2],
  [452, 168, 0.8],
  [22, 168, 0.9],
  [60, 214, 1.1],
  [109, 188, 0.7],
  [187, 206, 0.9],
  [247, 190, 0.7],
  [327, 196, 0.8],
  [418, 222, 0.8],
  [270, 88, 0.6],
  [155, 92, 0.6],
];

export function Cover({ calm }: { readonly calm: boolean }) {
  return (
    <svg className="cover" data-calm={calm} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Paints />
      <rect width={WIDTH} height={HEIGHT} fill="url(#cover-sky)" />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} className="cover-star" cx={x} cy={y} r={r} />
      ))}
      <Moon />
      <rect className="cover-glow" width={WIDTH} height={HEIGHT} fill="url(#cover-glow)" />
      <Searchlights />
      <Airfield />
      <Fire />
      <Dunes />
      <Patrol />
      <Watcher />
      <rect className="cover-frame" x={9} y={9} width={WIDTH - 18} height={HEIGHT - 18} />
    </svg>
  );
}

function Paints() {
  return (
    <defs>
      <linearGradient id="cover-sky" x2="0" y2="1">
        <stop offset="0" stopColor="#071120" />
        <stop offset="0.34" stopColor="#12304a" />
        <stop offset="0.56" stopColor="#3b4a53" />
        <stop offset="0.66" stopColor="#a8703c" />
        <stop offset="0.7" stopColor="#e2a04a" />
      </linearGradient>
      <radialGradient id="cover-glow" cx="0.68" cy="0.62" r="0.5">
        <stop offset="0" stopColor="#ffcf73" stopOpacity="0.95" />
        <stop offset="0.3" stopColor="#f08a35" stopOpacity="0.55" />
        <stop offset="1" stopColor="#f08a35" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="cover-beam" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stopColor="#fff4cf" stopOpacity="0.5" />
        <stop offset="1" stopColor="#fff4cf" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="cover-far" x2="0" y2="1">
        <stop offset="0" stopColor="#b5752f" />
        <stop offset="1" stopColor="#6d4420" />
      </linearGradient>
      <linearGradient id="cover-middle" x2="0" y2="1">
        <stop offset="0" stopColor="#7c4c22" />
        <stop offset="1" stopColor="#3a2414" />
      </linearGradient>
      <linearGradient id="cover-near" x2="0" y2="1">
        <stop offset="0" stopColor="#2d1b10" />
        <stop offset="1" stopColor="#0f0a08" />
      </linearGradient>
    </defs>
  );
}

/** A thin crescent: a disc of light, and a disc of sky upon it. */
function Moon() {
  return (
    <g>
      <circle cx={92} cy={112} r={44} fill="#fff4cf" opacity={0.07} />
      <path d="M92,84a28,28 0 1 0 26,38a22,22 0 1 1 -26,-38z" fill="#fbeec4" />
    </g>
  );
}

function Searchlights() {
  return (
    <g className="cover-beams">
      <path d="M128,402L66,150L122,142Z" fill="url(#cover-beam)" />
      <path d="M128,402L250,128L296,150Z" fill="url(#cover-beam)" opacity={0.7} />
      <path d="M438,398L452,160L500,176Z" fill="url(#cover-beam)" opacity={0.5} />
    </g>
  );
}

const AEROPLANE =
  'M0,-9C18,-15 46,-15 70,-10L104,-12L112,-34L122,-34L119,-8C98,-2 60,4 24,3C8,3 -4,-2 0,-9Z M30,-4L18,14L26,14L40,-2Z M18,14a5,5 0 1 0 10,0a5,5 0 1 0 -10,0z M-3,-24L1,10L-4,10L-6,-24Z M26,-13C30,-20 44,-20 48,-13Z';

/** Hangar, tower, a windsock, and machines in a row on the far side of the strip. */
function Airfield() {
  return (
    <g className="cover-dark">
      <path d="M0,396L58,386L120,392L190,382L268,390L330,380L402,388L480,378V430H0Z" opacity={0.55} />
      <path d="M22,408V388C34,366 84,366 96,388V408Z M30,408V392H88V408Z" fillRule="evenodd" />
      <path d="M122,408V372H116V362H142V372H136V408Z M120,360L129,352L138,360Z" />
      <path d="M166,408V370H168V408Z M168,371L188,375L168,381Z" />
      <g transform="translate(196 404) scale(0.66)">
        <path d={AEROPLANE} />
      </g>
      <g transform="translate(290 408) scale(0.92)">
        <path d={AEROPLANE} />
      </g>
      <g transform="translate(398 402) scale(0.6)">
        <path d={AEROPLANE} />
      </g>
    </g>
  );
}

/** The machine in the middle has gone up; its smoke leans with the wind. */
function Fire() {
  return (
    <g>
      <g className="cover-smoke">
        <path d="M334,396C322,352 356,344 346,306C338,276 372,262 364,226C358,196 392,186 396,148C402,176 430,188 424,222C452,240 432,276 418,288C434,312 410,332 398,344C404,366 384,384 372,398Z" />
        <path d="M352,240C346,206 376,192 380,160C398,184 412,206 398,236C388,258 362,262 352,240Z" opacity={0.6} />
      </g>
      <g className="cover-fire">
        <path
          d="M318,408C310,380 330,372 328,346C344,358 346,370 350,380C356,364 366,356 364,332C384,352 380,372 384,382C392,376 394,366 394,358C408,378 404,398 396,410Z"
          fill="#e2661f"
        />
        <path
          d="M330,409C326,390 340,384 340,366C352,378 352,386 356,392C362,382 368,376 368,360C380,376 378,394 374,409Z"
          fill="#ffb13d"
        />
        <path d="M342,409C340,398 348,392 350,382C358,392 362,398 360,409Z" fill="#fff0b8" />
      </g>
      <g className="cover-sparks">
        {[
          [322, 330],
          [344, 310],
          [388, 322],
          [406, 346],
          [376, 296],
          [310, 360],
          [414, 372],
          [356, 284],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={1.7} />
        ))}
      </g>
    </g>
  );
}

function Dunes() {
  return (
    <g>
      <path d="M0,414C90,404 180,412 260,408C340,404 420,412 480,406V470H0Z" fill="url(#cover-far)" />
      <path d="M262,412C300,416 340,414 380,416C350,424 300,426 250,422Z" fill="#ffd58a" opacity={0.5} />
      <path d="M0,450C80,432 150,440 230,452C310,464 390,446 480,438V600H0Z" fill="url(#cover-middle)" />
      <path d="M232,452C310,464 390,446 480,438V442C396,452 316,470 232,456Z" fill="#ffbe66" opacity={0.55} />
    </g>
  );
}

/** A jeep from the side, driving to the right: wheels at 14 and 74, twin guns on a post. */
function Jeep() {
  return (
    <g>
      <path d="M2,-20H30L36,-30H40L38,-20H66C78,-20 86,-16 88,-8V-2H82A10,10 0 0 0 62,-2H26A10,10 0 0 0 4,-2H-2V-16Z" />
      <circle cx={15} cy={0} r={9} />
      <circle cx={72} cy={0} r={9} />
      <path d="M-2,-30H10V-18H-2Z M-9,-26H-2V-12H-9Z" />
      <path d="M20,-20V-38H23V-20Z M17,-40L54,-45L54,-43L17,-37Z M17,-36L52,-40L52,-38L17,-33Z" />
      <path d="M4,-20C3,-34 8,-40 14,-40C19,-40 22,-34 22,-26L28,-32L30,-29L22,-18Z" />
      <circle cx={13} cy={-46} r={6} />
      <path d="M6,-47C7,-54 19,-55 21,-48Z" />
      <path d="M38,-20C37,-30 41,-34 46,-34C51,-34 54,-29 54,-20Z" />
      <circle cx={46} cy={-39} r={5.2} />
      <path d="M40,-40C41,-46 51,-47 52,-40L56,-39L52,-38Z" />
    </g>
  );
}

/** Two jeeps in line ahead, dust behind them, tracer before them. */
function Patrol() {
  return (
    <g>
      <g className="cover-dust">
        <ellipse cx={26} cy={474} rx={58} ry={13} />
        <ellipse cx={72} cy={466} rx={42} ry={10} />
        <ellipse cx={196} cy={452} rx={34} ry={8} />
      </g>
      <g className="cover-tracer">
        <path d="M176,430L316,396" />
        <path d="M178,436L300,405" />
        <path d="M304,419L398,398" />
      </g>
      <g className="cover-dark" transform="translate(238 456) rotate(3) scale(0.78)">
        <Jeep />
      </g>
      <path className="cover-rim" d="M264,418L306,424M300,441L306,446" />
      <g className="cover-dark" transform="translate(92 480) rotate(-4) scale(1.22)">
        <Jeep />
      </g>
      <path className="cover-rim" d="M148,424L162,422M128,440L136,436M166,448L194,446M198,450L202,460" />
      <g className="cover-muzzle">
        <path d="M158,423L178,414L172,422L184,426L170,428L176,436Z" />
      </g>
    </g>
  );
}

/** On the last dune, a man with his hand on the exploder and another with his glasses on the road. */
function Watcher() {
  return (
    <g>
      <path d="M0,528C70,494 150,500 222,520C300,540 400,512 480,490V600H0Z" fill="url(#cover-near)" />
      <path d="M224,520C300,540 400,512 480,490V493C402,517 302,545 224,524Z" fill="#d9873a" opacity={0.5} />
      <g className="cover-night">
        <path d="M346,536C342,506 348,486 362,476L368,470C362,462 363,448 376,446C388,445 394,455 391,466L396,474L416,462L421,469L402,488C408,500 410,516 410,536Z" />
        <path d="M360,452C362,436 390,436 394,450L402,453L393,457C382,452 370,452 360,456Z" />
        <path d="M389,457L412,451L414,461L391,465Z M410,452L420,450V462L412,461Z" />
        <path d="M300,544C298,526 304,514 314,510C309,503 311,492 321,491C331,490 336,499 333,507L338,512L352,524L374,520V527L350,534L352,544Z" />
        <path d="M309,496C311,484 333,484 336,494L343,497L335,499C326,496 317,496 309,500Z" />
        <path d="M262,548V526H290V548Z M273,526V508H266V503H286V508H279V526Z" />
        <path d="M286,508L318,520L314,528L284,514Z" />
        <path d="M290,546C330,552 380,546 432,520L433,523C382,550 330,556 290,549Z" />
      </g>
      <path
        className="cover-rim"
        d="M397,474L416,463M402,489C407,500 409,514 409,530M381,439C389,441 393,446 394,450M340,513L351,523M336,495L342,497"
      />
    </g>
  );
}
