/** The level cards. */
import { frozen } from '../../../kernel/frozen.ts';
import { LevelFile } from './level-file.ts';
import barracks from './levels/barracks.json' with { type: 'json' };
import bridges from './levels/bridges.json' with { type: 'json' };
import church from './levels/church.json' with { type: 'json' };
import city from './levels/city.json' with { type: 'json' };
import fuelDepot from './levels/fuel-depot.json' with { type: 'json' };
import goodsYard from './levels/goods-yard.json' with { type: 'json' };
import hotelDeLuxe from './levels/hotel-de-luxe.json' with { type: 'json' };
import radioMast from './levels/radio-mast.json' with { type: 'json' };
import sentryWalk from './levels/sentry-walk.json' with { type: 'json' };
import streets from './levels/streets.json' with { type: 'json' };
import supplyPost from './levels/supply-post.json' with { type: 'json' };
import undergroundBase from './levels/underground-base.json' with { type: 'json' };

export const LEVELS: readonly LevelFile[] = [
  sentryWalk,
  supplyPost,
  goodsYard,
  barracks,
  radioMast,
  streets,
  bridges,
  fuelDepot,
  city,
  hotelDeLuxe,
  church,
  undergroundBase,
].map((data) => frozen(LevelFile.parse(data)));

export function levelFile(id: string): LevelFile {
  const found = LEVELS.find(({ level }) => level === id);
  if (!found) throw new Error(`There is no level ${id}.`);
  return found;
}
