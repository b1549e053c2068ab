/** The words that sheets and rules share. They are apart from the schema, so that playing needs none. */

/** 4.0 What the reverse of a counter can say. */
export const ABILITIES = [
  'leader', // 24.0
  'paratrooper', // 25.0
  'psyop', // 26.0
  'sapper', // 27.0
  'supply-column', // 28.0, 34.0
  'recon', // 33.0
  'transportable', // 15.4: may ride on a unit that lifts
  'airstrike', // 29.0
  'helicopter', // 30.0
  'air-supply', // 34.0
] as const;
export type Ability = (typeof ABILITIES)[number];

/** Counters with one of these live in the Air Available box, not in a space. */
export const AIR_ABILITIES: readonly Ability[] = ['airstrike', 'helicopter', 'air-supply'];

/** 19.2 What one die does to its target. */
export const BATTLE_RESULTS = ['elimination', 'panic', 'no-effect'] as const;
export type BattleResult = (typeof BATTLE_RESULTS)[number];

/** 25.0 How a jump can end: on its feet, panicked, back in the Recruit Box, or eliminated. */
export const LANDINGS = ['landed', 'shaken', 'strayed', 'lost'] as const;
export type Landing = (typeof LANDINGS)[number];

/** What an Intel card can be played for (16.1); each is one of the special events listed on the card. */
export const INTEL_ACTIONS = [
  'gain-op', // one more Op
  'reveal', // turn up one objective marker anywhere
  'airfield-move', // 15.2
  'water-move', // 15.3
  'surprise', // Tactical Superiority in the first round of the battle about to begin
  'air-return', // one air unit comes back from the Recruit Box to Air Available
  'forward-base', // the space of a force becomes a base, though not a printed one
] as const;
export type IntelAction = (typeof INTEL_ACTIONS)[number];
