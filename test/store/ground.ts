import type { Engine } from '../../src/store/engine.ts';
import type { Store, Where } from '../../src/store/store.ts';

/** Where a suite finds its databases. */
export interface Ground {
  /** An empty database of its own. */
  fresh(): Promise<Where>;
  open(where: Where): Promise<Store>;
  engine(where: Where): Promise<Engine>;
}
