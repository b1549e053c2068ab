import { describe, expect, it } from 'vitest';
import { type Option, type Question, refusal } from './game.ts';
import { isListed, legalChoices, whyNot, worthStopping } from './legality.ts';

/** A shop with three shelves: what lies there, what it costs, what the customer has. */
interface Shop {
  readonly coins: number;
  readonly prices: Readonly<Record<string, number>>;
}
type Deal = { readonly kind: 'buy' | 'steal'; readonly ware: string } | { readonly kind: 'leave' };

const buy: Option<Shop, Deal> = {
  kind: 'buy',
  rule: '1.1',
  candidates: (shop) => Object.keys(shop.prices).map((ware) => ({ kind: 'buy', ware })),
  whyNot(shop, { ware }: { kind: 'buy'; ware: string }) {
    const price = shop.prices[ware];
    if (price === undefined) return refusal('not-on-the-shelf', '1.1', { ware });
    return price <= shop.coins ? undefined : refusal('too-dear', '1.2', { price, coins: shop.coins });
  },
};
const leave: Option<Shop, Deal> = { kind: 'leave', rule: '1.3', candidates: () => [{ kind: 'leave' }], whyNot: () => undefined };
const shopping: Question<Shop, Deal> = { asks: 'shopping', rule: '1', options: [buy, leave] };
const shop: Shop = { coins: 3, prices: { pear: 1, apple: 3, melon: 5 } };

describe('legal choices', () => {
  it('are the candidates that nothing speaks against, in the order in which the rule names them', () => {
    expect(legalChoices(shop, shopping, 'anna')).toEqual([
      { kind: 'buy', ware: 'pear' },
      { kind: 'buy', ware: 'apple' },
      { kind: 'leave' },
    ]);
  });

  it('are looked for only among the options that are worth asking about', () => {
    const atAGlance: Question<Shop, Deal> = { ...shopping, worthAsking: ({ coins }) => (coins > 0 ? [buy, leave] : [leave]) };
    expect(legalChoices(shop, atAGlance, 'anna')).toEqual(legalChoices(shop, shopping, 'anna'));
    expect(legalChoices({ coins: 0, prices: { leaflet: 0 } }, atAGlance, 'anna')).toEqual([{ kind: 'leave' }]);
  });

  it('follow the state', () => {
    expect(legalChoices({ ...shop, coins: 0 }, shopping, 'anna')).toEqual([{ kind: 'leave' }]);
  });
});

describe('why not', () => {
  it('is silent about what is legal', () => {
    for (const choice of legalChoices(shop, shopping, 'anna')) expect(whyNot(shop, shopping, choice, 'anna')).toBeUndefined();
  });

  it('gives the reason, the rule and the figures', () => {
    expect(whyNot(shop, shopping, { kind: 'buy', ware: 'melon' }, 'anna')).toEqual({
      code: 'too-dear',
      rule: '1.2',
      figures: { price: 5, coins: 3 },
    });
    expect(whyNot(shop, shopping, { kind: 'buy', ware: 'moon' }, 'anna')).toEqual({
      code: 'not-on-the-shelf',
      rule: '1.1',
      figures: { ware: 'moon' },
    });
  });

  it('says what is asked instead where a choice of that kind is not possible now', () => {
    const reason = whyNot(shop, shopping, { kind: 'steal', ware: 'pear' }, 'anna');
    expect(reason).toEqual({ code: 'not-now', rule: '1', figures: { wanted: 'steal', asked: 'shopping' } });
  });
});

describe('a stop', () => {
  const window: Question<Shop, Deal> = { ...shopping, pass: { kind: 'leave' } };

  it('is always made at a question that is no window', () => {
    expect(worthStopping({ ...shop, coins: 0 }, shopping, 'anna')).toBe(true);
    expect(worthStopping(shop, { ...shopping, options: [{ ...buy, minor: true }] }, 'anna')).toBe(true);
  });

  it('is made at a window only for something else to do than to pass', () => {
    expect(worthStopping(shop, window, 'anna')).toBe(true);
    expect(worthStopping({ ...shop, coins: 0 }, window, 'anna')).toBe(false);
  });

  it('is not made for minor things alone', () => {
    const pocketMoney: Question<Shop, Deal> = { ...window, options: [{ ...buy, minor: true }, leave] };
    expect(worthStopping(shop, pocketMoney, 'anna')).toBe(false);
    const both: Question<Shop, Deal> = { ...window, options: [{ ...buy, minor: true }, { ...buy, kind: 'steal' }, leave] };
    expect(worthStopping(shop, both, 'anna')).toBe(true);
  });
});

describe('whoever asks', () => {
  const served: Option<Shop, Deal> = {
    ...buy,
    candidates: (shelves, seat) => (seat === 'anna' ? buy.candidates(shelves, seat) : []),
    whyNot: (shelves, deal, seat) => (seat === 'anna' ? buy.whyNot(shelves, deal, seat) : refusal('not-served', '1.4', { seat })),
  };
  const counter: Question<Shop, Deal> = { ...shopping, options: [served, leave] };

  it('finds what is possible for him', () => {
    expect(legalChoices(shop, counter, 'anna')).toHaveLength(3);
    expect(legalChoices(shop, counter, 'bert')).toEqual([{ kind: 'leave' }]);
    expect(worthStopping(shop, { ...counter, pass: { kind: 'leave' } }, 'bert')).toBe(false);
  });

  it('is told the reason that holds for him', () => {
    expect(whyNot(shop, counter, { kind: 'buy', ware: 'pear' }, 'anna')).toBeUndefined();
    expect(whyNot(shop, counter, { kind: 'buy', ware: 'pear' }, 'bert')?.code).toBe('not-served');
  });

  it('gets nothing that is not listed, though nothing speaks against it', () => {
    const textOf = (deal: Deal) => Object.values(deal).join(' ');
    const careless: Question<Shop, Deal> = { ...shopping, options: [{ ...buy, whyNot: () => undefined }] };
    expect(isListed(shop, careless, { kind: 'buy', ware: 'pear' }, 'anna', textOf)).toBe(true);
    expect(isListed(shop, careless, { kind: 'buy', ware: 'moon' }, 'anna', textOf)).toBe(false);
  });
});
