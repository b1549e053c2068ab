import { beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../kernel/dice.ts';
import { Match } from '../../../../kernel/match.ts';
import { SOUNDS } from '../../../face.ts';
import { RECOVERED } from '../../boxes.ts';
import { missionOf, theatreOf } from '../../content/theatres.ts';
import { commando } from '../../game.ts';
import type { View } from '../../view.ts';
import { type Event, SEAT } from '../../vocabulary.ts';
import { diceOf } from '../events.ts';
import { beats, follows } from './beats.ts';
import { battleStory } from './story.ts';

interface Told {
  readonly event: Event;
  readonly next: readonly Event[];
}

/** Games of the scripted player over all set-ups, step by step. */
function steps(games: number): readonly (readonly Event[])[] {
  const all: (readonly Event[])[] = [];
  for (let number = 0; number < games; number++) {
    const setup = commando.setups[number % commando.setups.length];
    const options = Object.fromEntries(commando.options.map(({ id, default: usual }) => [id, usual]));
    let events: Event[] = [];
    const random = randomFrom(`beats/${number}`);
    const state = commando.begin({ id: setup?.id ?? '', options }, random);
    const match = new Match(commando, state, { tell: (event) => void events.push(event) }, false);
    while (match.decision) {
      const { question, seats } = match.decision;
      const seat = seats[0] ?? '';
      match.choose(commando.player.policy(match.state, seat, question, match.choices(seat), random), seat);
      all.push(events);
      events = [];
    }
  }
  return all;
}

/** The table as the desert's first mission begins. */
const view = commando.view(commando.begin({ id: 'western-desert/midnight-toll', options: {} }, randomFrom('aim')), SEAT) as View;

describe('beats', () => {
  let played: readonly (readonly Event[])[] = [];
  let all: readonly Told[] = [];
  beforeAll(() => {
    played = steps(40);
    all = played.flatMap((events) => events.map((event, i) => ({ event, next: events.slice(i + 1) })));
  });

  it('tell of no die before it has landed', () => {
    const early = all.filter(({ event, next }) => {
      const rolled = diceOf(event).some(({ faces }) => faces.length > 0);
      const own = beats(undefined, event, next);
      if (!rolled || own.length === 0) return false;
      const [tells, lands] = [own.findIndex((beat) => beat.tells), own.findIndex(({ name }) => name === 'dice')];
      return lands < 0 || tells <= lands;
    });
    expect([...new Set(early.map(({ event }) => event.type))]).toEqual([]);
    expect(all.filter(({ event }) => event.type === 'fired').length).toBeGreaterThan(200);
  });

  it('show a loss after the dice that caused it, as one thing', () => {
    const losses = all.filter(({ event, next }) => event.type === 'fired' && next[0]?.type === 'eliminated').slice(0, 20);
    expect(losses).toHaveLength(20);
    for (const { event, next } of losses) {
      const [loss, ...rest] = next;
      expect(loss && follows(loss)).toBe(true);
      expect(beats(undefined, event, next).map(({ name }) => name)).toEqual(['aim', 'shot', 'pause', 'dice', 'captions']);
      expect(loss && beats(undefined, loss, rest)[0]?.name).toBe('result');
    }
  });

  it('let a newcomer read what was lost and what was turned up before anything goes on', () => {
    const readOf = (type: Event['type']) => {
      const found = all.filter(({ event }) => event.type === type);
      return new Set(found.map(({ event, next }) => beats(undefined, event, next).some(({ isRead }) => isRead)));
    };
    expect(readOf('objective-revealed')).toEqual(new Set([true]));
    const losses = all.filter(({ event }) => event.type === 'eliminated' && event.side === 'commando');
    expect(losses.length).toBeGreaterThan(10);
    for (const { event, next } of losses) expect(beats(undefined, event, next)[0]).toMatchObject({ name: 'result', isRead: true });
  });

  it('throw one’s own dice only when one has pressed: where nobody was asked, the shot waits', () => {
    const battle = { opfor: [{ id: 'lancia-1' }], line: ['jeep-patrol-1'], firing: 'jeep-patrol-1' };
    const waits = (firing: string, side: 'commando' | 'opfor') => {
      const event = { type: 'fired', rule: '19.1', side, unit: 'jeep-patrol-1', target: 'lancia-1', dice: [1] } as unknown as Event;
      return beats({ ...view, battle: { ...battle, firing } }, event, []).filter((beat) => beat.waits).length;
    };
    expect(waits('jeep-patrol-1', 'commando')).toBe(0);
    expect(waits('', 'commando')).toBe(1);
    expect(waits('', 'opfor')).toBe(0);
  });

  it('let all fire at the last enemy by one press, and ask for another at another target or in another round', () => {
    const inBattle = { ...view, battle: { opfor: [{ id: 'lancia-1' }], line: [], firing: '' } };
    const shot = (unit: string, side: string, target: string) =>
      ({ type: 'fired', rule: '19.1', side, unit, target, dice: [1] }) as unknown as Event;
    const waits = (...past: Event[]) => beats(inBattle, shot('jeep-patrol-1', 'commando', 'lancia-1'), [], past).some((beat) => beat.waits);
    const first = shot('truck-patrol-1', 'commando', 'lancia-1');
    expect(waits(first)).toBe(false);
    expect(waits(first, shot('lancia-1', 'opfor', 'jeep-patrol-1'))).toBe(false);
    expect(waits(shot('truck-patrol-1', 'commando', 'lancia-2'))).toBe(true);
    expect(waits(first, { type: 'superiority' } as Event)).toBe(true);
  });

  it('hold before a reply, and not at the end, where the last shot stays anyway', () => {
    const lastBeats = played.flatMap((events) => {
      const last = events.at(-1);
      return last ? beats(undefined, last, []).slice(-1) : [];
    });
    expect(lastBeats.map(({ name }) => name)).not.toContain('hold');
    const replied = played.find((events) => events.filter(({ type }) => type === 'fired').length > 1) ?? [];
    expect(replied.flatMap((event, i) => beats(undefined, event, replied.slice(i + 1)).map(({ name }) => name))).toContain('hold');
  });

  it('last long enough to be seen and no longer than anybody waits, with sounds that exist', () => {
    const odd = all.flatMap(({ event, next }) =>
      beats(undefined, event, next)
        .filter(
          ({ ms, sound, isRead = false }) => ms < 150 || ms > (isRead ? 4000 : 2600) || (sound !== undefined && !SOUNDS.includes(sound)),
        )
        .map(({ name }) => `${event.type} ${name}`),
    );
    expect(odd).toEqual([]);
  });

  it('leave a card in sight by the length of what it says, and a loss of one’s own longer than one of the enemy', () => {
    const theatre = theatreOf(view);
    const reading = (card: string) => {
      const drawn: Event = { type: 'card-drawn', rule: '16.0', card, segment: 1 };
      return beats(view, drawn, []).find(({ name }) => name === 'read')?.ms ?? 0;
    };
    const times = theatre.sheet.events.map(({ id }) => reading(id));
    expect(Math.min(...times)).toBe(4000);
    expect(Math.max(...times)).toBeGreaterThan(6000);
    expect(Math.max(...times)).toBeLessThanOrEqual(11_000);
    const several = theatre.sheet.events.filter(({ effects, intel }) => effects.length > 1 && intel);
    for (const { id } of several) expect(reading(id), id).toBeGreaterThan(4000);
    const lost = (side: 'commando' | 'opfor') =>
      beats(view, { type: 'eliminated', rule: '19.2', side, unit: 'x' } as Event, [])[0]?.ms ?? 0;
    expect(lost('commando')).toBeGreaterThan(3 * lost('opfor'));
  });

  it('leave a card until one goes on, and tell what it gives or takes', () => {
    const drawn: Event = { type: 'card-drawn', rule: '16.0', card: 'x', segment: 1 };
    expect(beats(undefined, drawn, []).filter(({ waits }) => waits)).toMatchObject([{ name: 'read', isRead: true }]);
    const taken = (event: Event) => beats(undefined, event, []).reduce((sum, { ms }) => sum + ms, 0);
    expect(taken({ type: 'rp-changed', rule: '16.0', by: -1, rp: 0 })).toBeGreaterThan(1500);
    expect(taken({ type: 'ops-changed', rule: '14.0', by: -1, ops: 3, why: 'card' })).toBeGreaterThan(1500);
    // what one has paid oneself one knows of
    expect(taken({ type: 'rp-changed', rule: '32.0', by: -3, rp: 0 })).toBe(0);
  });

  it('keep a won battle until one goes on', () => {
    const ended = all.filter(({ event }) => event.type === 'battle-ended');
    expect(ended.length).toBeGreaterThan(20);
    for (const { event, next } of ended) expect(beats(undefined, event, next)[0]).toMatchObject({ name: 'stay', waits: true });
  });
});

describe('the story of a battle', () => {
  const began: Event = {
    type: 'battle-began',
    rule: '19.0',
    space: 'jalo',
    units: ['jeep-patrol-1', 'leader-1'],
    opfor: ['lancia-1', 'lancia-2'],
  };
  const superiority = (round: number): Event => {
    return { type: 'superiority', rule: '19.1', round, commandoDie: 5, commandoLeader: 0, opforDie: 2, opforLeader: 0, side: 'commando' };
  };
  const fired: Event = {
    type: 'fired',
    rule: '19.1',
    side: 'commando',
    unit: 'jeep-patrol-1',
    target: 'lancia-2',
    firepower: 2,
    supply: 0,
    air: 0,
    dice: [6, 1],
    results: ['elimination', 'no-effect'],
  };
  const gone: Event = { type: 'eliminated', rule: '19.2', side: 'opfor', unit: 'lancia-2' };

  it('knows nothing of a battle whose beginning was not told', () => {
    expect(battleStory([superiority(1), fired])).toBeUndefined();
  });

  it('leaves those who fell where they stood until the next round', () => {
    const told = [began, superiority(1), fired, gone];
    expect(battleStory(told)).toMatchObject({
      round: 1,
      fallen: ['lancia-2'],
      fired: ['jeep-patrol-1'],
      lines: { opfor: ['lancia-1', 'lancia-2'] },
      last: { loss: 'eliminated' },
      firings: [{ loss: 'eliminated' }],
    });
    expect(battleStory([...told, superiority(2)])).toMatchObject({
      round: 2,
      fallen: [],
      fired: [],
      firings: [],
      lines: { opfor: ['lancia-1'] },
    });
  });

  it('keeps the last shot until the round is over: later it would look like a new one', () => {
    expect(battleStory([began, superiority(1), fired, gone])?.last?.fired).toEqual(fired);
    expect(battleStory([began, superiority(1), fired, gone, superiority(2)])?.last).toBeUndefined();
  });

  it('begins anew with the next battle', () => {
    expect(battleStory([began, superiority(1), fired, gone, { ...began, space: 'barce' }])).toMatchObject({
      space: 'barce',
      round: 0,
      firings: [],
    });
  });
});

describe('the aim of a mission', () => {
  const drawn: View = { ...view, mission: 'midnight-toll', kia: 0, objectives: [] };
  const { kia, recover } = missionOf(drawn);
  const home = Array.from({ length: recover }, (_, i) => ({ id: `o${i}`, at: RECOVERED, faceUp: true, carrier: '', real: true }));
  const names = (before: View, event: Event) => beats(before, event, []).map(({ name }) => name);
  const changed = (by: number, to: number): Event => ({ type: 'kia-changed', rule: '21.0', by, kia: to });

  it('is seen the moment it is reached, and not again while it stays so', () => {
    const nearly: View = { ...drawn, kia: kia - 1, objectives: home };
    expect(beats(nearly, changed(1, kia), [])).toContainEqual(expect.objectContaining({ name: 'reached', waits: true }));
    expect(names({ ...nearly, kia }, changed(1, kia + 1))).not.toContain('reached');
    expect(names({ ...nearly, kia: kia + 1 }, changed(-1, kia))).not.toContain('reached');
    if (recover > 0) expect(names({ ...nearly, objectives: [] }, changed(1, kia))).not.toContain('reached');
  });
});
