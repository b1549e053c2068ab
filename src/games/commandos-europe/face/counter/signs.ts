/** The sign of every piece, enemy and mission: what it is, before anybody reads its name. */
import type { Outline, Shape } from '../../../../board/icon.tsx';
import { ICONS } from '../icons.ts';

const line = (d: string, width = 26): Shape => ({ d, width });

/** Three men, the one in front larger. */
const MEN: readonly Shape[] = [
  { d: 'M128 128a46 46 0 1 1 0.1 0ZM52 300C52 190 90 150 128 150S204 190 204 300V330H168L160 470H96L88 330H52Z' },
  { d: 'M384 128a46 46 0 1 1 0.1 0ZM308 300C308 190 346 150 384 150S460 190 460 300V330H424L416 470H352L344 330H308Z' },
  { d: 'M256 168a56 56 0 1 1 0.1 0ZM166 366C166 240 210 192 256 192S346 240 346 366V390H306L298 506H214L206 390H166Z' },
];

/** Chevrons for one who leads; the commander has a crown above. */
const OFFICER: readonly Shape[] = [line('M96 320L256 180L416 320', 56), line('M96 430L256 290L416 430', 56)];
const COMMANDER: readonly Shape[] = [...OFFICER, { d: 'M150 150L130 40L200 90L256 20L312 90L382 40L362 150Z' }];

/** A light machine gun with its magazine above, on two legs. */
const BREN: readonly Shape[] = [
  line('M30 300L190 270L480 230', 40),
  line('M200 268L170 340', 34),
  line('M270 240C280 190 276 150 250 110', 40),
  line('M400 246L360 380M406 246L450 372', 22),
];
/** A long rifle on a leg. */
const BOYS: readonly Shape[] = [
  line('M20 330L150 290L500 200', 32),
  line('M160 292L140 350M270 250V200', 30),
  line('M360 244L350 390M300 392H400', 20),
];
/** A tube with a bomb in its trough. */
const PIAT: readonly Shape[] = [
  line('M40 340L330 230', 64),
  line('M330 230L480 176', 30),
  { d: 'M360 150L470 108L500 190L390 236Z' },
  line('M240 270L230 390', 24),
];
/** A boat of rubber, and a paddle. */
const DINGHY: readonly Shape[] = [
  { d: 'M30 280C60 390 120 410 256 410S452 390 482 280C430 320 350 330 256 330S82 320 30 280Z' },
  line('M110 170L330 380', 22),
  line('M90 150L140 200', 52),
];
/** A low dome of concrete with a slit. */
const PILLBOX: readonly Shape[] = [{ d: 'M30 410V300C60 190 160 150 256 150S452 190 482 300V410ZM130 270V310H382V270Z' }];
const BICYCLE: readonly Shape[] = [
  line(
    'M40 350a84 84 0 1 0 168 0a84 84 0 1 0 -168 0M304 350a84 84 0 1 0 168 0a84 84 0 1 0 -168 0M124 350L200 220H350L256 350H124M388 350L340 170H390M200 220L184 180H150',
    24,
  ),
];

const SIGNS: Readonly<Record<string, Outline>> = {
  'a-squad-1': MEN,
  'b-squad-1': MEN,
  'a-squad-2': MEN,
  'b-squad-2': MEN,
  'commander-1': COMMANDER,
  'commander-2': COMMANDER,
  'officer-1': OFFICER,
  'officer-2': OFFICER,
  knives: ICONS['trench-knife'],
  sten: ICONS['m3-grease-gun'],
  grenades: ICONS['stick-grenade'],
  thompson: ICONS['thompson-m1928'],
  'sniper-rifle': ICONS['lee-enfield'],
  bren: BREN,
  mortar: ICONS.mortar,
  vickers: ICONS['machine-gun'],
  boys: BOYS,
  piat: PIAT,
  flamethrower: ICONS.flamethrower,
  bofors: ICONS['field-gun'],
  sherman: ICONS['battle-tank'],
  aircraft: ICONS.airplane,
  'naval-gunfire': ICONS.battleship,
  explosives: ICONS.dynamite,
  'limpet-mines': ICONS['teller-mine'],
  'land-mines': ICONS['land-mine'],
  'wire-cutters': ICONS['bolt-cutter'],
  camera: ICONS['photo-camera'],
  binoculars: ICONS.binoculars,
  radio: ICONS['pocket-radio'],
  'survey-kit': ICONS.compass,
  'first-aid': ICONS['first-aid-kit'],
  rope: ICONS['rope-coil'],
  'arms-crate': ICONS['wooden-crate'],
  disguises: ICONS['domino-mask'],
  silencers: ICONS.silenced,
  camouflage: ICONS['oak-leaf'],
  guide: ICONS.hiking,
  jeep: ICONS.jeep,
  chevy: ICONS.truck,
  dinghy: DINGHY,
  canoe: ICONS['wood-canoe'],
  scuba: ICONS['scuba-tanks'],
  base: ICONS.submarine,
  'ski-patrol': ICONS.skier,
  'police-troop': ICONS['police-badge'],
  'field-police': ICONS['police-badge'],
  watchtower: ICONS.watchtower,
  strongpoint: PILLBOX,
  pillbox: PILLBOX,
  'gun-pit': ICONS['field-gun'],
  minefield: ICONS.minefield,
  'flak-post': ICONS['anti-aircraft-gun'],
  searchlight: ICONS['light-projector'],
  roadblock: ICONS.barricade,
  'half-track': ICONS.truck,
  'scout-car': ICONS.jeep,
  'armoured-car': ICONS.apc,
  'armoured-patrol': ICONS.apc,
  'recon-car': ICONS.jeep,
  'light-tank': ICONS['battle-tank'],
  'assault-gun': ICONS['battle-tank'],
  panzer: ICONS['battle-tank'],
  'patrol-boat': ICONS['speed-boat'],
  launch: ICONS['speed-boat'],
  'picket-boat': ICONS['speed-boat'],
  'river-boat': ICONS['speed-boat'],
  'camel-troop': ICONS.camel,
  paratroops: ICONS.parachute,
  'bicycle-troop': BICYCLE,
};

/** Whoever has no sign of his own is infantry. */
export function signOf(kind: string): Outline {
  return SIGNS[kind] ?? MEN;
}

/** What a mission is about, by a word of its id; the first that is in it. */
const ERRANDS: readonly (readonly [word: RegExp, sign: Outline])[] = [
  [/bridge/, ICONS['stone-bridge']],
  [/fuel|tanker|cistern/, ICONS['oil-drum']],
  [/train-the|rangers/, ICONS.whistle],
  [/rail|train/, ICONS.railway],
  [/lighthouse/, ICONS.lighthouse],
  [/harbor|ship|nets/, ICONS.anchor],
  [/mine|obstacle/, ICONS['land-mine']],
  [/radar|aa/, ICONS['radar-dish']],
  [/radio|transmit|phone/, ICONS['radio-tower']],
  [/hq|maquis|locals|drop/, ICONS['barracks-tent']],
  [/plant|hangar|runway/, ICONS.factory],
  [/blow|destroy|sabotage/, ICONS.dynamite],
  [/rescue|prisoner|general|evacuate|escape/, ICONS.handcuffs],
  [/code|enigma|agent|informant|rommel/, ICONS.spy],
  [/gun|bunker/, ICONS['field-gun']],
  [/target|scout|spot|survey|soil/, ICONS['eye-target']],
  [/feint/, ICONS.divert],
  [/patrol|reinforcements|junction/, ICONS['brodie-helmet']],
];

export function missionSign(id: string): Outline {
  return ERRANDS.find(([word]) => word.test(id))?.[1] ?? ICONS['flag-objective'];
}
