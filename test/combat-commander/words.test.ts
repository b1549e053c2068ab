/** Combat Commander has a word for everything, in every language. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMBAT_COMMANDER } from '../../src/games/combat-commander/box.ts';
import { SIDE_TERRAINS, TERRAINS } from '../../src/games/combat-commander/content/battle-map.ts';
import { DECKS } from '../../src/games/combat-commander/content/cards.ts';
import { CHITS } from '../../src/games/combat-commander/content/chits.ts';
import {
  RADIO_TYPES,
  UNIT_COUNTERS,
  UNIT_TYPES,
  WEAPON_COUNTERS,
  WEAPON_TYPES,
} from '../../src/games/combat-commander/content/counters.ts';
import { allMaps } from '../../src/games/combat-commander/content/maps.ts';
import { FORTIFICATION_OBS, ORDERS_OF_BATTLE } from '../../src/games/combat-commander/content/orders-of-battle.ts';
import { SWITCHES } from '../../src/games/combat-commander/content/scenario.ts';
import { SCENARIOS } from '../../src/games/combat-commander/content/scenarios.ts';
import { SUPPORT_ITEMS } from '../../src/games/combat-commander/content/support.ts';
import * as terms from '../../src/games/combat-commander/content/terms.ts';
import { combatCommander } from '../../src/games/combat-commander/game.ts';
import { TEXTS } from '../../src/games/combat-commander/text/texts.ts';
import { type Event, GRAMMAR, REASONS } from '../../src/games/combat-commander/vocabulary.ts';
import { ledgerOf, paragraphOf } from '../../src/games/ledger.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { LANGUAGES, type Language, sentencesIn } from '../../src/words/texts.ts';

/** The compiler keeps this list complete. */
const EVENT_TYPES: Record<Event['type'], true> = {
  drew: true,
  'drew-cards': true,
  rolled: true,
  rerolled: true,
  triggered: true,
  revealed: true,
  'random-hex': true,
  event: true,
  'event-void': true,
  broke: true,
  rallied: true,
  suppressed: true,
  hardened: true,
  eliminated: true,
  unsuppressed: true,
  'weapon-broke': true,
  'weapon-fixed': true,
  'weapon-eliminated': true,
  'weapon-given': true,
  'radio-broke': true,
  'radio-fixed': true,
  'radio-eliminated': true,
  'radio-arrived': true,
  'lightly-wounded': true,
  deployed: true,
  'turn-began': true,
  'order-given': true,
  'order-ended': true,
  'orders-over': true,
  activated: true,
  discarded: true,
  'action-played': true,
  'time-advanced': true,
  reshuffled: true,
  'sudden-death-passed': true,
  points: true,
  control: true,
  exited: true,
  due: true,
  'chit-opened': true,
  'chit-secret': true,
  'chit-drawn': true,
  'surrender-moved': true,
  'game-over': true,
  placed: true,
  'taken-up': true,
  armed: true,
  displaced: true,
  fortified: true,
  'fortification-removed': true,
  'smoke-placed': true,
  'smoke-removed': true,
  'blaze-placed': true,
  haze: true,
  fired: true,
  'attack-total': true,
  targeting: true,
  concealed: true,
  defended: true,
  moved: true,
  advanced: true,
  retreated: true,
  'melee-began': true,
  'melee-strength': true,
  'melee-ended': true,
  'rally-roll': true,
  'rout-roll': true,
  'spotting-round': true,
  accuracy: true,
  drifted: true,
  'hand-shown': true,
  'card-lost': true,
  'support-selected': true,
  'ob-chosen': true,
  'ob-secret': true,
  'leader-rolled': true,
  bought: true,
  posture: true,
  generated: true,
};

const OUTCOMES = [
  'surrender',
  'no-units',
  'both-lost',
  'all-objectives',
  'sudden-death',
  'sudden-death-tie',
  'last-exit',
  'last-exit-tie',
] as const;
const HARMS = ['eliminated', 'broken', 'suppressed', 'safe'] as const;
const FIGHTS = ['melee-won', 'melee-tied', 'melee-lost'] as const;
const ENDS = ['game-ends', 'game-goes-on', 'won', 'lost', 'tied'] as const;
const ODDS = [...HARMS, ...HARMS.map((what) => `any-${what}`), 'hit', 'miss', 'rallied', 'none', 'retreat', ...FIGHTS, ...ENDS] as const;

const RULES = 'src/games/combat-commander/rules';
const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`${RULES}/${file}`, 'utf8'));

function found(pattern: RegExp): string[] {
  const all = sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''));
  return [...new Set(all)].sort();
}

const speakerOf = (language: Language) => new Speaker(language, ...TEXTS[language]);

/** The ids right below a section, without the marks of plurals. */
function idsIn(section: string, language: Language): string[] {
  const keys = [...sentencesIn(...TEXTS[language]).keys()].filter((key) => key.startsWith(`${section} `));
  return [...new Set(keys.map((key) => (key.split(' ')[1] ?? '').replace(/_(one|other)$/, '')))].sort();
}

describe.each(LANGUAGES)('there are words (%s)', (language) => {
  const speaker = speakerOf(language);

  it('for all that is asked, and for nothing else', () => {
    const plainly = found(/\b(?:question|openWindow|knownWindow)\(\s*'([^']+)'/g);
    const kinds = found(/\bchoose(?:Unit|Hex)\(\s*t,\s*[\w.]+,\s*'([^']+)'/g);
    const asks = idsIn('ask', language);
    expect(asks.filter((id) => !plainly.includes(id)).map((id) => id.replace(/^(event|may)-/, ''))).toEqual(
      expect.arrayContaining(kinds.filter((kind) => !plainly.includes(`event-${kind}`))),
    );
    for (const id of asks) expect([...plainly, ...kinds.flatMap((kind) => [`event-${kind}`, `may-${kind}`])]).toContain(id);
    for (const id of plainly) expect(asks).toContain(id);
  });

  it('for all that is offered, refused and told, and for nothing else', () => {
    expect(idsIn('choice', language)).toEqual(Object.keys(GRAMMAR).sort());
    expect(idsIn('refusal', language)).toEqual([...REASONS].sort());
    expect(idsIn('event', language)).toEqual(Object.keys(EVENT_TYPES).sort());
    expect(idsIn('outcome', language)).toEqual([...OUTCOMES].sort());
    expect(idsIn('odds', language)).toEqual([...ODDS].sort());
    expect(idsIn('option', language)).toEqual(combatCommander.options.map(({ id }) => id).sort());
    expect(idsIn('rule', language)).toEqual(
      ledgerOf(COMBAT_COMMANDER)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('for the reasons that a roll is made and points are given', () => {
    for (const purpose of found(/\broll\(t, [\w.]+, '([^']+)'/g)) expect(speaker.has(`roll ${purpose}`), purpose).toBe(true);
    for (const why of found(/\bgainPoints\(t, .*, '([^']+)', '[^']+'\)/g)) expect(speaker.has(`why ${why}`), why).toBe(true);
    for (const purpose of ['fire-attack', 'mine-attack', 'impact']) expect(speaker.has(`roll ${purpose}`), purpose).toBe(true);
  });

  it('for options, set-ups and chapters', () => {
    for (const { id, values, rule } of combatCommander.options) {
      for (const field of ['title', 'text', ...values]) expect(speaker.has(`option ${id} ${field}`), `${id} ${field}`).toBe(true);
      expect(speaker.has(`chapter ${rule}`), rule).toBe(true);
    }
    for (const { id } of combatCommander.setups) speaker.setup(id);
    for (const special of SWITCHES) expect(speaker.has(`special ${special}`), special).toBe(true);
    for (const { id } of ledgerOf(COMBAT_COMMANDER)) expect(speaker.has(`chapter ${paragraphOf(id)}`), id).toBe(true);
    expect([...speaker.missing]).toEqual([]);
  });

  it('for every piece, card, map and scenario', () => {
    const named = [
      ...[...UNIT_TYPES, ...WEAPON_TYPES, ...RADIO_TYPES, ...allMaps(), ...SCENARIOS, ...FORTIFICATION_OBS, ...ORDERS_OF_BATTLE].map(
        ({ id }) => id,
      ),
      ...[...UNIT_COUNTERS, ...WEAPON_COUNTERS, ...SUPPORT_ITEMS],
      ...Object.values(DECKS).flatMap((cards) => cards.map(({ id }) => id)),
      ...[...terms.SIDES, ...terms.NATIONS, ...terms.POSTURES, ...terms.QUALITIES, ...terms.FORTIFICATIONS],
      ...[...terms.ORDERS, ...terms.ACTIONS, ...terms.EVENTS, ...TERRAINS, ...SIDE_TERRAINS],
    ];
    for (const id of named) speaker.name(id);
    for (const { id } of CHITS) expect(speaker.has(`chit ${id}`), id).toBe(true);
    for (const event of terms.EVENTS) expect(speaker.has(`fate ${event}`), event).toBe(true);
    for (const action of terms.ACTIONS) expect(speaker.has(`deed ${action}`), action).toBe(action !== 'command-confusion');
    for (const trigger of terms.TRIGGERS) expect(speaker.has(`trigger ${trigger}`), trigger).toBe(true);
    for (const { id, kind } of UNIT_TYPES) expect(speaker.has(`short ${id}`), id).toBe(kind !== 'leader');
    for (const { id } of WEAPON_TYPES) expect(speaker.has(`short ${id}`), id).toBe(true);
    expect([...speaker.missing]).toEqual([]);
  });
});

it('no two counters of a game go by the same name', () => {
  for (const language of LANGUAGES) {
    const speaker = speakerOf(language);
    const names = [...UNIT_COUNTERS, ...WEAPON_COUNTERS].map((id) => speaker.name(id));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  }
});

it.each(LANGUAGES)('the first note speaks to the side that one leads, and of the scenario that lies there (%s)', (language) => {
  const speaker = new Speaker(language, ...TEXTS[language]);
  const said = (setup: string, seat: string) => speaker.say('coach welcome text', { setup, seat });
  const [allies, axis, onlooker] = ['allies', 'axis', ''].map((seat) => said('first-light', seat));
  expect(new Set([allies, axis, onlooker]).size).toBe(3);
  expect([/Americans|Américains/.test(axis ?? ''), /Germans|Allemands/.test(axis ?? '')]).toEqual([false, true]);
  expect(said('goat-path', 'axis')).not.toContain(speaker.name('first-light'));
});
