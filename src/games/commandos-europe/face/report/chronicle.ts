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
    heading: speaker.name(map),
    paragraphs: [
      ...missions.map((mission) => ({ id: mission.mission, text: paragraphOf(mission, speaker) })),
      ...(undrawn > 0 ? [{ id: 'undrawn', text: speaker.say('war undrawn', { count: undrawn }) }] : []),
      ...(missions.length === 0 ? [{ id: 'nothing', text: speaker.say('war nothing-yet') }] : []),
    ],
  }));
}

function paragraphOf({ story }: MissionRecord, speaker: Speaker): string {
  return story.flatMap((happened) => sentenceOf(happened, speaker)).join(' ');
}

/** Of a battle only who lost it: its sums are for the table. */
function sentenceOf({ event }: Happened, speaker: Speaker): readonly string[] {
  const key = `chronicle ${event.type}`;
  return speaker.has(key) ? [speaker.say(key, figuresOf(event))] : [];
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
