/** A war told in sentences: a chapter for each map, a paragraph for each mission. */
import type { Speaker } from '../../../../words/speaker.ts';
import { MAP_IDS, type Played } from '../../content/content-file.ts';
import type { Happened, MissionRecord, WarRecord } from '../../record.ts';
import type { View } from '../../view.ts';
import type { Event } from '../../vocabulary.ts';
import { nearestName } from '../place-names.ts';

interface Paragraph {
  readonly id: string;
  readonly mission: MissionRecord | undefined;
  readonly text: string;
}

export interface Chapter {
  readonly map: string;
  readonly heading: string;
  readonly paragraphs: readonly Paragraph[];
}

const ORDER: readonly string[] = MAP_IDS;

/** `own`: a raid of somebody's own, which may have a map of its own. */
export function chronicleOf({ maps }: WarRecord, own: View['own'], speaker: Speaker): readonly Chapter[] {
  return maps.map(({ map, missions, undrawn }) => {
    const aside = (id: string, text: string) => ({ id, mission: undefined, text });
    const played = { map: ORDER.indexOf(map), own };
    return {
      map,
      heading: capital(speaker.name(map), speaker),
      paragraphs: [
        ...missions.map((mission) => ({ id: mission.mission, mission, text: paragraphOf(mission, played, speaker) })),
        ...(undrawn > 0 ? [aside('undrawn', speaker.say('war undrawn', { count: undrawn }))] : []),
        ...(missions.length === 0 ? [aside('nothing', speaker.say('war nothing-yet'))] : []),
      ],
    };
  });
}

/** As a sentence or a heading begins. */
export const capital = (text: string, { language }: Speaker): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** What happened again and again in one mission is told once, and how often. */
function paragraphOf({ story }: MissionRecord, played: Played, speaker: Speaker): string {
  const times = new Map<string, number>();
  for (const sentence of story.flatMap((happened) => sentenceOf(happened, played, speaker)))
    times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return [...times].map(([sentence, count]) => (count === 1 ? sentence : sentence.replace(/\.$/, ` (×${count}).`))).join(' ');
}

function sentenceOf({ event }: Happened, played: Played, speaker: Speaker): readonly string[] {
  const key = `chronicle ${event.type}`;
  return speaker.has(key) ? [capital(speaker.say(key, { ...figuresOf(event), ...placesOf(event, played, speaker) }), speaker)] : [];
}

/** Of a battle only who lost it: its sums are for the table. */
function figuresOf(event: Event): object {
  return event.type === 'battle' ? { ...event, outcome: `${event.attacker}-${event.result}` } : event;
}

const PLACES: ReadonlySet<string> = new Set(['hex', 'from', 'against']);

/** Hexes by their numbers, and by what the map calls them. */
function placesOf(event: Event, played: Played, speaker: Speaker): object {
  const places = Object.entries(event).filter(([key, hex]) => PLACES.has(key) && typeof hex === 'string' && /^\d{4}$/.test(hex));
  return Object.fromEntries(places.map(([key, hex]) => [key, placeCalled(played, String(hex), speaker)]));
}

export function placeCalled(played: Played, hex: string, speaker: Speaker): string {
  const name = nearestName(played, hex, 1, speaker);
  return name === undefined ? hex : `${hex} (${name})`;
}
