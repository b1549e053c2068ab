/** Windows of Combat Commander that everybody knows of: whose clock runs at them, and what the other side is told. */
import { afterAll, afterEach, expect, it } from 'vitest';
import type { Company } from '../../src/wire/company.ts';
import type { Scene } from '../../src/wire/wire.ts';
import { type House, openHouse, removeFolders, SHARE, Visitor } from './given.ts';
import { Turned } from './turned.ts';

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});
afterAll(removeFolders);

const MINUTE = 60_000;
const CLOCK = { for: 'game', time: 60 * MINUTE, increment: 0, whenOut: 'hand-over' };

async function fighting(house: House, manners: object) {
  const [axis, allies] = [new Visitor(house), new Visitor(house)];
  const { table } = await axis.newTable({ game: 'combat-commander', setup: 'first-light', seed: undefined, seats: ['axis'], manners });
  const { secret } = await axis.gets<{ secret: string }>('POST', `/api/tables/${table.id}/seats/allies/invitation`);
  await allies.gets('POST', `/api/tables/${table.id}/seats`, { secret, share: SHARE });
  return { id: table.id, players: [axis, allies] as const };
}

const isAsked = ({ question, seat }: Scene) => question?.seats.some((one) => one === seat) === true;

it('at the Initiative card, and where another Order may be given, everybody knows who is asked, and his clock runs', async () => {
  const clock = new Turned();
  const house = await openHouse(undefined, { now: clock.now, after: () => () => {} });
  houses.push(house);
  const { id, players } = await fighting(house, { clock: CLOCK, patience: MINUTE });
  const missing = new Set(['initiative', 'next-order with an order', 'next-order without']);
  for (let choices = 0; choices < 600 && missing.size > 0; choices++) {
    const scenes = [await players[0].scene(id), await players[1].scene(id)] as const;
    const at = isAsked(scenes[0]) ? 0 : 1;
    const [asked, other] = [scenes[at], scenes[1 - at]];
    const asks = asked.question?.asks ?? '';
    const canOrder = asked.offers.some(({ choice }) => choice.kind === 'order');
    if (asks === 'initiative' || asks === 'next-order') {
      missing.delete(asks === 'initiative' ? asks : `next-order ${canOrder ? 'with an order' : 'without'}`);
      const { settles: _, ...question } = asked.question ?? {};
      expect(other?.question).toEqual(question);
      expect(other?.seats.map((card) => card.asked)).toEqual(other?.seats.map(({ seat }) => seat === asked.seat));
      const { clock: times } = await players[0].gets<Company>('GET', `/api/tables/${id}/company`);
      expect(times?.map(({ side, running }) => [side, running])).toEqual(scenes.map(({ seat }) => [seat, seat === asked.seat]));
    }
    await players[at].does(id, 'play-on');
  }
  expect([...missing]).toEqual([]);
});
