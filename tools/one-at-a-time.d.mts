interface Wish {
  /** A file that nobody has touched for so many milliseconds was left behind. */
  readonly leftBehind?: number;
  readonly waits?: () => void;
}

export function oneAtATime<T>(file: string, work: () => Promise<T>, wish?: Wish): Promise<T>;
