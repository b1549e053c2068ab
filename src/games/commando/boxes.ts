/** Where a unit can be besides a space: 3.0 Recruit Box, Air Available; 24.0 leaders killed in this mission. */
export const RECRUIT_BOX = 'recruit-box';
export const AIR_AVAILABLE = 'air-available';
export const KILLED = 'killed';
/** 16.0 Where cards lie that are kept, and 10.1 the track of Ops: cards are put there. */
export const INTEL_HELD = 'intel-held';
export const OPS_TRACK = 'ops-track';
/** Where an objective marker is once it has come home. */
export const RECOVERED = 'recovered';
