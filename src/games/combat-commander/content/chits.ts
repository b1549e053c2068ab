/** 7.3.2 The 22 Objective chits. */
export interface Chit {
  readonly id: string;
  /** VPs for objectives 1 to 5. */
  readonly points: readonly [number, number, number, number, number];
  readonly special: '' | 'all-objectives-win' | 'exit-doubled' | 'elimination-doubled';
  /** Has no secret side. */
  readonly isOpenOnly: boolean;
}

function single(id: string, objective: number, points: number, isOpenOnly = false): Chit {
  const at = (n: number) => (n === objective ? points : 0);
  return { id, points: [at(1), at(2), at(3), at(4), at(5)], special: '', isOpenOnly };
}

function every(id: string, points: number): Chit {
  return { id, points: [points, points, points, points, points], special: '', isOpenOnly: false };
}

function special(id: string, what: Chit['special']): Chit {
  return { id, points: [0, 0, 0, 0, 0], special: what, isOpenOnly: true };
}

export const CHITS: readonly Chit[] = [
  single('A', 1, 1),
  single('B', 2, 1),
  single('C', 3, 1),
  single('D', 4, 1),
  single('E', 5, 1),
  single('F', 2, 2),
  single('G', 3, 2),
  single('H', 4, 2),
  single('J', 5, 2),
  single('K', 3, 3),
  single('L', 4, 3),
  single('M', 5, 3),
  single('N', 4, 4),
  single('P', 5, 4),
  single('Q', 5, 5),
  single('R', 5, 10, true),
  every('S', 1),
  every('T', 2),
  every('U', 3),
  special('V', 'all-objectives-win'),
  special('W', 'exit-doubled'),
  special('X', 'elimination-doubled'),
];

/** 7.3.3 What these chits are worth to whoever controls their objectives: above zero for the Axis. */
export function worthOf(chits: readonly string[], control: readonly string[]): number {
  const sign = (holder: string | undefined) => (holder === 'axis' ? 1 : holder === 'allies' ? -1 : 0);
  return chits.reduce((sum, chit) => chitCalled(chit).points.reduce((all, points, i) => all + points * sign(control[i]), sum), 0);
}

const BY_ID = new Map(CHITS.map((chit) => [chit.id, chit]));

export function chitCalled(id: string): Chit {
  const chit = BY_ID.get(id);
  if (!chit) throw new Error(`There is no Objective chit "${id}".`);
  return chit;
}
