/** The chronicle as a page by itself, to be kept and printed: it needs nothing from anywhere. */
import type { Speaker } from '../../../../words/speaker.ts';
import type { WarRecord } from '../../record.ts';
import type { Chapter } from './chronicle.ts';

interface Kept {
  readonly title: string;
  readonly date: Date;
  /** How the war stands, in a sentence. */
  readonly stands: string;
  readonly figures: readonly (readonly [string, string])[];
  readonly chapters: readonly Chapter[];
  readonly gear: WarRecord['gear'];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
const tag = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

const STYLE = `
body{max-width:44rem;margin:2.5rem auto;padding:0 1.2rem;color:#1b1b1b;background:#fbf7ea;font:1.05rem/1.6 Georgia,serif}
h1,h2,h3,dt,th,.date{font-family:"Barlow Condensed","Arial Narrow",sans-serif}
h1{margin:0;font-size:2.2rem;line-height:1.1}
.date{margin:.3rem 0 1rem;color:#544c35}
.stands{padding:.5rem .9rem;border:3px double #544c35;font-weight:700}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(8rem,1fr));gap:.6rem;margin:1.2rem 0}
dt{color:#544c35}
dd{margin:0;font-size:1.3rem;font-weight:700}
h2{margin:2rem 0 .4rem;border-bottom:2px solid #1b1b1b}
h3{margin:1.2rem 0 0}
h3 small{font-weight:400;color:#544c35}
p{margin:.3rem 0 .8rem}
table{width:100%;border-collapse:collapse}
th,td{padding:.15rem .5rem;border-bottom:1px solid #b6ab86;text-align:right}
th:first-child{text-align:left}
@media print{@page{margin:2cm}body{max-width:none;margin:0;padding:0;background:none;font-size:11pt}h2,h3{break-after:avoid}p,tr{break-inside:avoid}}
`;

export function pageOf({ title, date, stands, figures, chapters, gear }: Kept, speaker: Speaker): string {
  const say = (key: string, more: object = {}) => speaker.say(`war ${key}`, more);
  const name = `${speaker.say('game title')} – ${title}`;
  const day = new Intl.DateTimeFormat(speaker.language, { dateStyle: 'long' }).format(date);
  return [
    '<!doctype html>',
    `<html lang="${speaker.language}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${tag('title', name)}<style>${STYLE}</style></head>`,
    `<body>${tag('h1', name)}`,
    `<p class="date">${escaped(say('kept-on', { date: day }))}</p>`,
    `<p class="stands">${escaped(stands)}</p>`,
    `<dl>${figures.map(([term, value]) => `<div>${tag('dt', term)}${tag('dd', value)}</div>`).join('')}</dl>`,
    ...chapters.flatMap((chapter) => chapterLines(chapter, speaker)),
    tag('h2', say('gear')),
    gearTable(gear, speaker),
    '</body></html>',
    '',
  ].join('\n');
}

function chapterLines({ heading, paragraphs }: Chapter, speaker: Speaker): readonly string[] {
  return [
    tag('h2', heading),
    ...paragraphs.map(({ mission, text }) => {
      const fate = mission && speaker.say(`war fate ${mission.fate}`, mission);
      const head = mission
        ? `<h3>${escaped(speaker.name(mission.mission))} <small>${escaped(`${mission.hex}, ${fate}`)}</small></h3>\n`
        : '';
      return `${head}${tag('p', text)}`;
    }),
  ];
}

/** What was bought, and what of it was lost. */
function gearTable(gear: WarRecord['gear'], speaker: Speaker): string {
  const say = (key: string) => speaker.say(`war ${key}`);
  if (gear.length === 0) return tag('p', say('no-gear'));
  const heads = ['piece', 'price', 'bought', 'lost'].map((key) => tag('th', say(key))).join('');
  const rows = gear.map(({ kind, cost, bought, lost }) => {
    const figures = [cost, bought, lost].map((figure) => tag('td', `${figure}`)).join('');
    return `<tr>${tag('th', speaker.name(kind))}${figures}</tr>`;
  });
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
