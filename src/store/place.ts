/** Where a database lay when it was opened: what is written to it after it was moved or deleted is lost to the next who opens it. */
import { statSync } from 'node:fs';
import { StoreFault } from './fault.ts';

export class Place {
  readonly #folder: string;
  readonly #files: readonly string[];
  /** Which file lay under each name. */
  readonly #found = new Map<string, string>();

  constructor(folder: string, files: readonly string[]) {
    this.#folder = folder;
    this.#files = files;
    this.check();
  }

  /** Throws where a file is gone, or another lies in its place. */
  check(): void {
    for (const file of this.#files) {
      const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
      const found = stat && `${stat.dev} ${stat.ino}`;
      const before = this.#found.get(file);
      if (before !== undefined && found !== before) throw new StoreFault('database-moved', { folder: this.#folder });
      if (found !== undefined) this.#found.set(file, found);
    }
  }
}
