/** Commando has a word for everything, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDO } from '../../src/games/commando/box.ts';
import { faultsInSheet } from '../../src/games/commando/content/check.ts';
import { THEATRES } from '../../src/games/commando/content/theatres.ts';
import { commando } from '../../src/games/commando/game.ts';
import { type ChoiceKind, type Event, GRAMMAR, REASONS } from '../../src/games/commando/vocabulary.ts';
import { ledgerOf, paragraphOf } from '../../src/games/ledger.ts';
import { textsOf } from '../../src/games/shelf.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { LANGUAGES, type Language, sentencesIn } from '../../src/words/texts.ts';

/** The compiler keeps this list complete. */
const EVENT_TYPES: Record<Event['type'], true> = {
  'mission-drawn': true,
  'objective-placed': true,
  'objective-rerolled': true,
  'leader-placed': true,
  recruited: true,
  'recruiting-ended': true,
  'operation-began': true,
  carried: true,
  moved: true,
  flown: true,
  sailed: true,
  lifted: true,
  jumped: true,
  stayed: true,
  debarked: true,
  'ground-reconned': true,
  'air-reconned': true,
  boosted: true,
  'supply-checked': true,
  'availability-checked': true,
  'no-card': true,
  'card-drawn': true,
  'card-exchanged': true,
  'card-discarded': true,
  'deck-reshuffled': true,
  'effect-averted': true,
  'effect-missed': true,
  'opfor-placed': true,
  'ops-changed': true,
  'rp-changed': true,
  reinforced: true,
  'no-reinforcement': true,
  attrition: true,
  grounded: true,
  'intel-kept': true,
  'intel-played': true,
  'air-returned': true,
  'base-built': true,
  'objective-revealed': true,
  'objective-recovered': true,
  'objective-lost': true,
  'mine-checked': true,
  'mines-cleared': true,
  ambushed: true,
  'battle-began': true,
  'full-firepower': true,
  superiority: true,
  surprised: true,
  'lines-drawn': true,
  'helicopter-joined': true,
  fired: true,
  'held-fire': true,
  panicked: true,
  eliminated: true,
  'kia-changed': true,
  'battle-ended': true,
  'leader-rolled': true,
  'leader-appeared': true,
  'mission-ended': true,
  'campaign-points': true,
  'campaign-ended': true,
};

const speakers = LANGUAGES.map((language) => new Speaker(language, ...textsOf('commando', language)));

/** The ids right below a section (`event`, `choice`), without the marks of plurals. */
function idsIn(section: string, language: Language): string[] {
  const keys = [...sentencesIn(...textsOf('commando', language)).keys()].filter((key) => key.startsWith(`${section} `));
  return [...new Set(keys.map((key) => key.split(' ')[1] ?? ''))].sort();
}

describe('Commando has words', () => {
  const asks = new Set(
    readdirSync('src/games/commando/rules').flatMap((file) =>
      [...readFileSync(`src/games/commando/rules/${file}`, 'utf8').matchAll(/\bquestion\(\s*'([^']+)'/g)].map((match) => match[1] ?? ''),
    ),
  );
  const kinds = Object.keys(GRAMMAR) as ChoiceKind[];

  it.each(LANGUAGES)('for all it asks, offers, refuses and tells, and for nothing else (%s)', (language) => {
    expect(idsIn('ask', language)).toEqual([...asks].sort());
    expect(idsIn('choice', language)).toEqual(kinds.toSorted());
    expect(idsIn('refusal', language)).toEqual([...REASONS].sort());
    expect(idsIn('event', language)).toEqual(Object.keys(EVENT_TYPES).sort());
    expect(idsIn('option', language)).toEqual(commando.options.map(({ id }) => id).sort());
    expect(idsIn('rule', language)).toEqual(
      ledgerOf(COMMANDO)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it.each(speakers)('for options, set-ups, chapters and outcomes', (speaker) => {
    for (const { id, values, rule } of commando.options) {
      for (const field of ['title', 'text', ...values]) expect(speaker.has(`option ${id} ${field}`), `${id} ${field}`).toBe(true);
      expect(speaker.has(`chapter ${rule}`)).toBe(true);
    }
    for (const part of commando.setups.flatMap(({ id }) => id.split('/'))) if (!speaker.has(`setup ${part}`)) speaker.name(part);
    for (const { id } of ledgerOf(COMMANDO)) expect(speaker.has(`chapter ${paragraphOf(id)}`), id).toBe(true);
    for (const how of ['mission-won', 'mission-lost', 'campaign-won', 'campaign-lost']) expect(speaker.has(`outcome ${how}`)).toBe(true);
    expect([...speaker.missing]).toEqual([]);
  });

  it.each(THEATRES)('for every space, terrain, unit, card and mission of $id', ({ sheet }) => {
    expect(faultsInSheet(sheet)).toEqual([]);
  });
});
