/** The picture on the box: four come up through a trap door in the dark, and the light goes past them. */
import './cover.css';

const WIDTH = 480;
const HEIGHT = 600;

export function Cover() {
  return (
    <svg className="cover" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="vc-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#0b1220" />
          <stop offset="0.7" stopColor="#22344f" />
          <stop offset="1" stopColor="#3c5270" />
        </linearGradient>
        <linearGradient id="vc-beam" x1="1" x2="0" y2="0.6">
          <stop offset="0" stopColor="#fff4cf" stopOpacity="0.95" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0.12" />
        </linearGradient>
        <radialGradient id="vc-lamp">
          <stop offset="0" stopColor="#fff1cf" />
          <stop offset="0.4" stopColor="#ffd48c" stopOpacity="0.6" />
          <stop offset="1" stopColor="#b47a34" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={360} fill="url(#vc-sky)" />
      <Night />
      <Works />
      <Yard />
      <Tower />
      <path d="M384,152L396,164L250,470L-10,452L-10,372Z" fill="url(#vc-beam)" />
      <Wire />
      <TrapDoor />
      <Team />
      <rect className="cover-frame" x={9} y={9} width={WIDTH - 18} height={HEIGHT - 18} />
    </svg>
  );
}

/** A moon behind thin clouds, and a few stars. */
function Night() {
  return (
    <g>
      <circle className="cover-moon" cx={104} cy={104} r={40} />
      <circle className="cover-moon-dark" cx={120} cy={94} r={36} />
      <path className="cover-star" d="M210,48h2v2h-2Z M262,96h2v2h-2Z M318,40h2v2h-2Z M60,206h2v2h-2Z M172,176h2v2h-2Z M436,70h2v2h-2Z" />
      <path className="cover-cloud" d="M-10,152C60,136 128,150 196,142C150,158 90,160 40,166C20,168 4,164 -10,168Z" />
      <path className="cover-cloud" d="M150,232C230,218 330,230 490,216V232C380,246 250,238 150,244Z" />
    </g>
  );
}

/** The works behind the wire: sheds, chimneys, one window that is lit. */
function Works() {
  return (
    <g>
      <path
        className="cover-far"
        d="M0,330V286H54V262H66V286H120L138,270L156,286L174,270L192,286V300H236V214H248V300H270V226H282V300H330V282H420V296H480V360H0Z"
      />
      <path className="cover-window" d="M206,310h10v13h-10Z" />
      <circle cx={211} cy={317} r={26} fill="url(#vc-lamp)" opacity={0.5} />
    </g>
  );
}

/** The ground is laid out in tiles: dark, lamplit and floodlit ones. */
function Yard() {
  return (
    <g>
      <rect className="cover-ground" y={330} width={WIDTH} height={HEIGHT - 330} />
      <path className="cover-tile-lit" d="M92,372H300L292,432H58Z" />
      <path className="cover-tile" d="M306,372H414L436,432H300Z M420,372H480V432H442Z M0,372H86L50,432H0Z" />
      <path className="cover-tile" d="M56,438H168L148,520H0V470Z M174,438H290L284,520H156Z M298,438H438L466,520H292Z" />
      <path className="cover-tile" d="M0,528H146L128,600H0Z M154,528H284L278,600H136Z M292,528H480V600H286Z" />
    </g>
  );
}

function Tower() {
  return (
    <g className="cover-dark">
      <path d="M374,178H424L440,340H426L418,262H382L372,340H358Z M380,214L418,252M418,214L380,252" />
      <path d="M364,176H434V150H428V138H370V150H364Z M360,138L399,112L438,138Z" />
      <path className="cover-lamp" d="M380,150H398V168H380Z" />
    </g>
  );
}

/** Posts and wire, cut where they came through. */
function Wire() {
  return (
    <g className="cover-wire">
      <path className="cover-dark" d="M20,336H27V412H20Z M112,336H118V408H112Z M330,336H336V408H330Z M452,336H459V412H452Z" />
      <path d="M0,350C50,356 84,350 115,352C170,356 196,352 224,362 M246,366C280,352 308,352 333,352C380,356 420,350 480,352" />
      <path d="M0,376C50,382 84,376 115,376C160,382 186,378 206,392 M268,392C290,378 312,376 333,376C380,382 420,376 480,378" />
    </g>
  );
}

function TrapDoor() {
  return (
    <g>
      <path className="cover-hatch" d="M286,540H404L424,584H276Z" />
      <path className="cover-lid" d="M404,540L448,498L470,540L424,584Z" />
      <path className="cover-rung" d="M318,584V552M372,584V552M318,560H372M318,572H372" />
    </g>
  );
}

/** Somebody who crouches, seen from the side; his feet are at the origin. */
function Crouching() {
  return (
    <path d="M-22,0L-14,-20L-24,-30L-10,-50C-6,-64 6,-68 16,-62C20,-78 40,-76 40,-62C40,-54 34,-50 28,-50L30,-38L52,-42L53,-37L32,-30L20,-24L26,-12L24,0H14L14,-10L2,-18L-8,0Z" />
  );
}

function Team() {
  return (
    <g className="cover-men">
      <g transform="translate(196 470) scale(0.8)">
        <Crouching />
      </g>
      <g transform="translate(96 512) scale(1.05)">
        <Crouching />
      </g>
      <g transform="translate(214 566) scale(1.4)">
        <Crouching />
      </g>
      <path d="M322,584L326,552C318,540 326,524 336,522C334,506 358,504 358,520C370,524 378,538 370,552L374,584Z M368,536L402,526L403,531L372,544Z" />
    </g>
  );
}
