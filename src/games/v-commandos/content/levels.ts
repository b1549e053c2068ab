/** The level cards. */
import { frozen } from '../../../kernel/frozen.ts';
import { LevelFile } from './level-file.ts';
import barracks from './levels/barracks.json' with { type: 'json' };
import radioMast from './levels/radio-mast.json' with { type: 'json' };
import goodsYard from './levels/goods-yard.json' with { type: 'json' };
import sentryWalk from './levels/sentry-walk.json' with { type: 'json' };
import supplyPost from './levels/supply-post.json' with { type: 'json' };

export const LEVELS: readonly LevelFile[] = [sentryWalk, supplyPost, goodsYard, radioMast, barracks].map((data) =>
  frozen(LevelFile.parse(data)),
);

export function levelFile(id: string): LevelFile {
  const found = LEVELS.find(({ level }) => level === id);
  if (!found) throw new Error(`There is no level ${id}.`);
  return found;
}
