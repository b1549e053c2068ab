/** How long what happens is seen, and what stays until somebody goes on. */
import { describe, expect, it } from 'vitest';
import type { Event } from '../../vocabulary.ts';
import { beats } from './beats.ts';

const VIEW = { sides: { axis: {}, allies: { hand: [] } }, phase: 'turn', active: 'allies', units: [] };
const lasting = (event: Event, next: readonly Event[] = []) => beats(VIEW, event, next).reduce((sum, { ms }) => sum + ms, 0);

describe('what is seen of it', () => {
  it('an Event is read longer than a roll is, and one that comes to nothing, too', () => {
    const nothing: Event = { type: 'event-void', rule: 'E42', side: 'axis', event: 'sappers' };
    const event: Event = { type: 'event', rule: '1.9.1.1', side: 'axis', event: 'sappers', card: 'G-37' };
    expect(lasting(event)).toBeGreaterThan(3500);
    expect(lasting(event, [nothing]) + lasting(nothing)).toBeGreaterThan(5000);
  });

  it('a Turn that is over because no other Order is possible stays until one goes on', () => {
    const over = (why: 'limit' | 'none-possible'): Event => ({ type: 'orders-over', rule: '5.1', to: ['allies'], side: 'allies', why });
    expect(beats(VIEW, over('none-possible'), [])).toMatchObject([{ waits: true }]);
    expect(beats(VIEW, over('limit'), [])).toMatchObject([{ waits: false }]);
  });
});
