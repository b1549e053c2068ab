/** A war told in sentences: a chapter for each map, a paragraph for each mission; and the same as a page to be kept. */
import type { Speaker } from '../../../../words/speaker.ts';
import type { Happened, MissionRecord, WarRecord } from '../../record.ts';
import type { Event } from '../../vocabulary.ts';

interface Chapter {
  readonly map: string;
  readonly heading: string;
  readonly paragraphs: readonly { readonly id: string; readonly text: string }[];
}

export function chronicleOf({ maps }: WarRecord, speaker: Speaker): readonly Chapter[] {
  return maps.map(({ map, missions, undrawn }) => ({
    map,
    heading: capital(speaker.name(map), speaker),
    paragraphs: [
      ...missions.map((mission) => ({ id: mission.mission, text: paragraphOf(mission, speaker) })),
      ...(undrawn > 0 ? [{ id: 'undrawn', text: speaker.say('war undrawn', { count: undrawn }) }] : []),
      ...(missions.length === 0 ? [{ id: 'nothing', text: speaker.say('war nothing-yet') }] : []),
    ],
  }));
}

/** As a sentence or a heading begins. */
export const capital = (text: string, { language }: Speaker): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** What happened again and again in one mission is told once, and how often. */
function paragraphOf({ story }: MissionRecord, speaker: Speaker): string {
  const times = new Map<string, number>();
  for (const sentence of story.flatMap((happened) => sentenceOf(happened, speaker))) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return [...times].map(([sentence, count]) => (count === 1 ? sentence : sentence.replace(/\.$/, ` (×${count}).`))).join(' ');
}

/** Of a battle only who lost it: its sums are for the table. */
function sentenceOf({ event }: Happened, speaker: Speaker): readonly string[] {
  const key = `chronicle ${event.type}`;
  return speaker.has(key) ? [capital(speaker.say(key, figuresOf(event)), speaker)] : [];
}

function figuresOf(event: Event): object {
  return event.type === 'battle' ? { ...event, outcome: `${event.attacker}-${event.result}` } : event;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** A page by itself: it needs nothing from anywhere. */
export function pageOf(title: string, chapters: readonly Chapter[], speaker: Speaker): string {
  const name = `${speaker.say('game title')} – ${title}`;
  const body = chapters.map(
    ({ heading, paragraphs }) => `<h2>${escaped(heading)}</h2>\n${paragraphs.map(({ text }) => `<p>${escaped(text)}</p>`).join('\n')}`,
  );
  return [
    '<!doctype html>',
    `<html lang="${speaker.language}">`,
    `<head><meta charset="utf-8"><title>${escaped(name)}</title>`,
    '<style>body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.1rem/1.6 Georgia,serif}h1,h2{font-family:sans-serif}</style></head>',
    `<body><h1>${escaped(name)}</h1>`,
    ...body,
    '</body></html>',
    '',
  ].join('\n');
}
