/** The level cards. */
import { LevelFile } from './level-file.ts';
import airfield from './levels/airfield.json' with { type: 'json' };
import barracks from './levels/barracks.json' with { type: 'json' };
import battery from './levels/battery.json' with { type: 'json' };
import bridges from './levels/bridges.json' with { type: 'json' };
import church from './levels/church.json' with { type: 'json' };
import city from './levels/city.json' with { type: 'json' };
import cliffs from './levels/cliffs.json' with { type: 'json' };
import commandPost from './levels/command-post.json' with { type: 'json' };
import controlTower from './levels/control-tower.json' with { type: 'json' };
import dryDock from './levels/dry-dock.json' with { type: 'json' };
import fuelDepot from './levels/fuel-depot.json' with { type: 'json' };
import goodsYard from './levels/goods-yard.json' with { type: 'json' };
import hotelDeLuxe from './levels/hotel-de-luxe.json' with { type: 'json' };
import lighthouse from './levels/lighthouse.json' with { type: 'json' };
import marshallingYard from './levels/marshalling-yard.json' with { type: 'json' };
import meadow from './levels/meadow.json' with { type: 'json' };
import pier from './levels/pier.json' with { type: 'json' };
import prison from './levels/prison.json' with { type: 'json' };
import radioMast from './levels/radio-mast.json' with { type: 'json' };
import railTunnel from './levels/rail-tunnel.json' with { type: 'json' };
import saltWorks from './levels/salt-works.json' with { type: 'json' };
import sanatorium from './levels/sanatorium.json' with { type: 'json' };
import sentryWalk from './levels/sentry-walk.json' with { type: 'json' };
import signalBox from './levels/signal-box.json' with { type: 'json' };
import streets from './levels/streets.json' with { type: 'json' };
import supplyPost from './levels/supply-post.json' with { type: 'json' };
import swingBridge from './levels/swing-bridge.json' with { type: 'json' };
import undergroundBase from './levels/underground-base.json' with { type: 'json' };
import villa from './levels/villa.json' with { type: 'json' };

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
  lighthouse,
  pier,
  cliffs,
  battery,
  commandPost,
  signalBox,
  railTunnel,
  marshallingYard,
  villa,
  dryDock,
  prison,
  airfield,
  controlTower,
  meadow,
  sanatorium,
  swingBridge,
  saltWorks,
].map((data) => LevelFile.parse(data));

export function levelFile(id: string): LevelFile {
  const found = LEVELS.find(({ level }) => level === id);
  if (!found) throw new Error(`There is no level ${id}.`);
  return found;
}
