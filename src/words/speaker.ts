/** Turns plain data into sentences of one language. It knows no game: all words come from the texts it is given. */
import { createInstance, type i18n } from 'i18next';
import type { Choice, Fault, GameEvent, Odds, Outcome, Refusal, RuleId } from '../kernel/game.ts';
import type { Offer } from '../kernel/witness/sight.ts';
import english from './text/en.json' with { type: 'json' };
import french from './text/fr.json' with { type: 'json' };
import { type Language, sentencesIn, type Texts } from './texts.ts';
import { wholePercents } from './whole-percent.ts';

/** The words of what belongs to every game: refusals and faults of the kernel. */
export const KERNEL_TEXTS: Readonly<Record<Language, Texts>> = { en: english, fr: french };

export interface Chapter {
  readonly id: RuleId;
  readonly title: string;
  readonly rows: readonly { readonly id: RuleId; readonly gist: string }[];
}

const MOST_MISSING = 500;
const LONGEST_MISSING = 200;

export class Speaker {
  readonly language: Language;
  /** Keys, names and figures that were wanted and are not there; tests keep it empty. */
  readonly missing = new Set<string>();
  readonly #sentences: Map<string, string>;
  /** Whatever has a title goes by it: id to the path of its entry. */
  readonly #titled = new Map<string, string>();
  readonly #i18n: i18n;
  readonly #listing: Intl.ListFormat;
  readonly #percent: Intl.NumberFormat;

  constructor(language: Language, ...texts: readonly Texts[]) {
    this.language = language;
    this.#sentences = sentencesIn(KERNEL_TEXTS[language], ...texts);
    for (const key of this.#sentences.keys()) {
      const [section, id, field] = key.split(' ');
      if (section && id && field === 'title') this.#titled.set(id, `${section} ${id}`);
    }
    this.#i18n = this.#start();
    this.#listing = new Intl.ListFormat(language, { type: 'conjunction' });
    this.#percent = new Intl.NumberFormat(language, { style: 'percent' });
  }

  has(key: string): boolean {
    return this.#sentences.has(key) || this.#sentences.has(`${key} by`) || this.#sentences.has(`${key}_other`);
  }

  /** The sentence of this key, with its figures filled in. */
  say(key: string, figures: object = {}): string {
    const all: Readonly<Record<string, unknown>> = { ...figures };
    const chosen = this.#variant(key, all);
    const plain = 'count' in all ? undefined : filledIn(this.#sentences.get(chosen), all);
    if (plain !== undefined) return plain;
    const count = 'count' in figures && typeof figures.count === 'number' ? { count: figures.count } : {};
    // Figures go in as `replace`, so that none is mistaken for an option of i18next.
    // No text refers to another: one that somebody brings along has no way to lead round in a circle.
    return this.#i18n.t(chosen, { ...count, replace: figures, nest: false });
  }

  /** `jeep-patrol-2` is the second jeep patrol, unless it has a name of its own. */
  name(id: string): string {
    const known = this.#nameOf(id);
    if (known !== undefined) return known;
    const [, type = '', number = ''] = /^(.*)-(\d+)$/.exec(id) ?? [];
    const typeName = this.#nameOf(type);
    if (typeName !== undefined) return `${typeName} ${number}`;
    this.#miss(`name ${id}`);
    return id;
  }

  /** Set-up ids are paths (`western-desert/campaign`); each part has a sentence of its own, or a name. */
  setup(id: string): string {
    return id
      .split('/')
      .map((part) => this.setupPart(part))
      .join(' — ');
  }

  /** What games are counted under: a set-up, and options that are not as usual (`green difficulty=veteran`). */
  scenario(id: string): string {
    const [setup = id, ...unusual] = id.split(' ');
    const options = unusual.map((option) => this.say(`option ${option.replace('=', ' ')}`));
    return [this.setup(setup), ...options].join(' · ');
  }

  setupPart(part: string): string {
    const key = `setup ${part}`;
    return this.has(key) ? this.say(key) : this.name(part);
  }

  list(items: readonly string[]): string {
    if (items.length === 0) return this.say('none');
    return this.#listing.format(items);
  }

  /** `figures`: what is known of the moment besides the question. */
  prompt(question: { readonly asks: string }, figures: object = {}): string {
    return this.say(`ask ${question.asks}`, figures);
  }

  /** The same for those who wait and look on: it addresses nobody. */
  decides(question: { readonly asks: string }, figures: object = {}): string {
    const key = `decides ${question.asks}`;
    return this.has(key) ? this.say(key, figures) : this.prompt(question, figures);
  }

  /** Some choices mean something else at each question (`done`), so `asks` is one of their figures. */
  choice(choice: Choice, question: { readonly asks: string }, figures: object = {}): string {
    return this.say(`choice ${choice.kind}`, { ...figures, ...choice, asks: question.asks });
  }

  /** Something that may be chosen: by what it says of itself, or else by its choice. */
  offer({ choice, says }: Pick<Offer, 'choice' | 'says'>, question: { readonly asks: string }, figures: object = {}): string {
    return says ? this.say(`shortcut ${says.code}`, says.figures) : this.choice(choice, question, figures);
  }

  refusal({ code, figures, rule }: Refusal): string {
    const sentence = this.say(`refusal ${code}`, figures);
    return rule === '' ? sentence : `${sentence} (${this.cite(rule)})`;
  }

  /** A sentence, whatever it begins with. */
  event(event: GameEvent): string {
    const sentence = this.say(`event ${event.type}`, event);
    return sentence.charAt(0).toLocaleUpperCase(this.language) + sentence.slice(1);
  }

  /** What is wrong with something from outside; findings in a game's content have a section of their own. */
  fault({ code, figures }: Fault): string {
    const finding = `finding ${code}`;
    return this.say(this.has(finding) ? finding : `fault ${code}`, figures);
  }

  outcome({ how }: Outcome): string {
    return this.say(`outcome ${how}`);
  }

  odds(odds: Odds): string {
    const possible = this.chances(odds);
    const isCertain = possible.length === 1;
    return possible.map(({ what, figure }) => (isCertain ? this.say(`odds ${what}`) : `${this.say(`odds ${what}`)} ${figure}`)).join(', ');
  }

  /** What can happen at all, each with its chance as people read it; all of them add up to a hundred. */
  chances({ outcomes }: Odds): { readonly what: string; readonly chance: number; readonly figure: string }[] {
    const possible = outcomes.filter(({ chance }) => chance > 0);
    const whole = wholePercents(possible.map(({ chance }) => chance));
    return possible.map(({ what, chance }, i) => ({ what, chance, figure: this.percent((whole[i] ?? 0) / 100) }));
  }

  /** A chance as people read it: what is not certain is not told as if it were. */
  percent(chance: number): string {
    if (chance > 0 && chance < 0.005) return `<\u00a0${this.#percent.format(0.01)}`;
    if (chance < 1 && chance >= 0.995) return `>\u00a0${this.#percent.format(0.99)}`;
    return this.#percent.format(chance);
  }

  /** A rule with the title of its chapter. */
  cite(rule: RuleId): string {
    const chapter = this.chapter(rule);
    return chapter === undefined ? this.say('rule-only', { rule }) : this.say('rule-cited', { rule, chapter });
  }

  /** The title of the chapter that a rule stands in. */
  chapter(rule: RuleId): string | undefined {
    return this.#sentences.get(`chapter ${chapterOf(rule)}`);
  }

  /** The chapters and rows whose id is this one or begins with it: `19`, `19.1` or `19.1a`. */
  rules(wanted: RuleId): Chapter[] {
    const rows = this.#section('rule').filter(({ id }) => isUnder(wanted, id));
    const titles = this.#section('chapter').filter(({ id }) => isUnder(wanted, id) || rows.some((row) => chapterOf(row.id) === id));
    return titles.map(({ id, sentence }) => ({
      id,
      title: sentence,
      rows: rows.filter((row) => chapterOf(row.id) === id).map((row) => ({ id: row.id, gist: row.sentence })),
    }));
  }

  /** The titles of all chapters of the rulebook. */
  chapters(): { id: RuleId; title: string }[] {
    return this.#section('chapter').map(({ id, sentence }) => ({ id, title: sentence }));
  }

  #section(name: string): { id: string; sentence: string }[] {
    const prefix = `${name} `;
    return [...this.#sentences]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, sentence]) => ({ id: key.slice(prefix.length), sentence }));
  }

  #variant(key: string, figures: Readonly<Record<string, unknown>>): string {
    let chosen = key;
    for (let by = this.#sentences.get(`${key} by`); by !== undefined; by = this.#sentences.get(`${chosen} by`)) {
      const value = figures[by];
      const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
      const wanted = `${chosen} ${isEmpty ? 'none' : value}`;
      chosen = this.has(wanted) ? wanted : `${chosen} other`;
    }
    return chosen;
  }

  #nameOf(id: string): string | undefined {
    return this.#sentences.get(`name ${id}`) ?? this.#sentences.get(`${this.#titled.get(id)} title`);
  }

  /** What is asked for may come from strangers, so only so much of it is remembered. */
  #miss(what: string): void {
    if (this.missing.size < MOST_MISSING) this.missing.add(what.slice(0, LONGEST_MISSING));
  }

  #start(): i18n {
    const i18n = createInstance();
    void i18n.init({
      lng: this.language,
      resources: { [this.language]: { translation: Object.fromEntries(this.#sentences) } },
      initAsync: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, skipOnVariables: true },
      saveMissing: true,
      missingKeyHandler: (_languages, _namespace, key) => this.#miss(key),
      missingInterpolationHandler: (_text, [field]) => {
        this.#miss(`figure ${field}`);
        return field;
      },
    });
    this.#addFormats(i18n);
    return i18n;
  }

  /** What a sentence can do with a figure: `{{unit, name}}`, `{{ops, amount(thing: op)}}`. */
  #addFormats(i18n: i18n): void {
    const add = (name: string, format: (value: unknown, options: Readonly<Record<string, unknown>>) => string) =>
      i18n.services.formatter?.add(name, (value: unknown, _language, options) => format(value, options));
    add('name', (value) => (Array.isArray(value) ? this.list(value.map((id) => this.name(String(id)))) : this.name(String(value))));
    add('text', (value) => this.say(`${this.#titled.get(String(value))} text`));
    add('word', (value, options) => this.say(`${options.in} ${value}`));
    add('words', (value, options) =>
      asList(value)
        .map((entry) => this.say(`${options.in} ${entry}`))
        .join(', '),
    );
    add('amount', (value, options) => this.say(`amount ${options.thing}`, { count: value }));
    add('bonus', (value, options) => (value === 0 ? '' : ` + ${this.say(`amount ${options.thing}`, { count: value })}`));
    add('signed', (value) => signed(Number(value)));
    add('dice', (value) => asList(value).join(', '));
    add('sum', (value) => sumOf(asList(value).map(Number)));
  }
}

/** A sentence that wants no more than words and numbers as they are; undefined for any other, which takes many times as long. */
function filledIn(sentence: string | undefined, figures: Readonly<Record<string, unknown>>): string | undefined {
  let isPlain = true;
  const filled = sentence?.replace(/\{\{(.+?)\}\}/g, (_, field: string) => {
    const value = figures[field];
    if (typeof value === 'string' || typeof value === 'number') return `${value}`;
    isPlain = false;
    return '';
  });
  return isPlain ? filled : undefined;
}

function chapterOf(rule: RuleId): string {
  return rule.replace(/[a-z]+$/, '');
}

/** `19.1a` is under `19.1` and under `19`; `11.0` is not under `1`. */
function isUnder(wanted: RuleId, rule: RuleId): boolean {
  return wanted !== '' && rule.startsWith(wanted) && !/[0-9]/.test(rule.charAt(wanted.length));
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** With a true minus sign. */
function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

function sumOf(dice: readonly number[]): string {
  const sum = dice.reduce((a, b) => a + b, 0);
  return dice.length < 2 ? String(sum) : `${dice.join(' + ')} = ${sum}`;
}
