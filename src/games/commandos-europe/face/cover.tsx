/** The picture on the box: a submarine lies off a fjord under the northern lights, and a canoe is on its way to the shore. */
import './cover.css';

const WIDTH = 480;
const HEIGHT = 600;

export function Cover() {
  return (
    <svg className="cover" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="ce-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#0a1a2b" />
          <stop offset="0.75" stopColor="#2c5263" />
          <stop offset="1" stopColor="#8fb3ab" />
        </linearGradient>
        <linearGradient id="ce-sea" x2="0" y2="1">
          <stop offset="0" stopColor="#6d98a3" />
          <stop offset="0.3" stopColor="#2d5468" />
          <stop offset="1" stopColor="#0b1d2d" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={360} fill="url(#ce-sky)" />
      <path className="cover-lights" d="M-10 120C90 40 160 150 250 84S400 20 500 96V170C410 100 350 170 260 150S90 130 -10 210Z" />
      <path className="cover-lights" d="M120 60C220 20 300 90 500 30V70C340 120 230 60 120 110Z" />
      <path className="cover-peak" d="M-10 362V250L46 196L86 232L132 150L190 244L226 214L262 300L300 362Z" />
      <path
        className="cover-snow"
        d="M46 196L86 232L72 240L58 226L40 246L18 240ZM132 150L190 244L166 232L152 250L128 214L108 236L96 222Z"
      />
      <path className="cover-peak cover-near" d="M240 362L300 286L332 312L392 214L440 286L490 240V362Z" />
      <path className="cover-snow" d="M392 214L440 286L416 274L398 292L378 266L356 284L352 276Z" />
      <rect y={356} width={WIDTH} height={HEIGHT - 356} fill="url(#ce-sea)" />
      <path
        className="cover-glint"
        d="M20 388h90m40 16h130m60-12h100M60 430h60m90 10h150m40-22h50M10 486h120m60 20h90m90-30h90M40 552h150m120-14h130"
      />
      <Village />
      <Submarine />
      <Canoe />
      <rect className="cover-frame" x={9} y={9} width={WIDTH - 18} height={HEIGHT - 18} />
    </svg>
  );
}

/** Roofs on the far shore, two windows lit. */
function Village() {
  return (
    <g>
      <path className="cover-shore" d="M300 362C330 344 380 350 430 342L490 346V366H300Z" />
      <path
        className="cover-roof"
        d="M352 346V334L364 326L376 334V346ZM392 344V328L408 318L424 328V344ZM436 344V334L446 327L456 334V344Z"
      />
      <path className="cover-lamp" d="M361 338h5v5h-5ZM404 333h6v6h-6Z" />
    </g>
  );
}

function Submarine() {
  return (
    <g>
      <path
        className="cover-hull"
        d="M40 452C70 438 118 436 128 436V404H138V392H143V404H166L172 436C214 436 262 440 286 452C226 464 100 464 40 452Z"
      />
      <path className="cover-wake" d="M28 458C110 474 220 474 300 458" />
    </g>
  );
}

/** Two men who paddle, low on the water. */
function Canoe() {
  return (
    <g>
      <path className="cover-canoe" d="M232 540C280 560 380 560 428 534C400 548 260 552 232 540Z" />
      <path className="cover-man" d="M290 548C286 524 296 512 306 512S322 526 320 548ZM350 548C346 522 356 510 366 510S382 524 380 546Z" />
      <circle className="cover-man" cx={307} cy={503} r={10} />
      <circle className="cover-man" cx={366} cy={500} r={10} />
      <path className="cover-paddle" d="M276 572L328 516M402 508L346 568" />
      <path className="cover-wake" d="M190 566C260 588 380 588 452 556" />
    </g>
  );
}
