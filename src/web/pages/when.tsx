/** A moment as people say it: an hour ago, yesterday, and the date itself for whoever looks closer. */
import type { Language } from '../../words/texts.ts';
import { useSettings } from '../settings.tsx';

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const DAYS_TOLD = 6;

/** How dates are written: the day before the month, in both languages. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

export function When({ at }: { readonly at: number }) {
  const { language } = useSettings();
  const date = new Date(at);
  const full = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short' }).format(date);
  return (
    <time dateTime={date.toISOString()} title={full}>
      {roughly(at, Date.now(), language)}
    </time>
  );
}

function roughly(at: number, now: number, language: Language): string {
  const seconds = Math.min(0, (at - now) / 1000);
  const [unit, length] = STEPS.find(([, step]) => -seconds >= step) ?? ['minute', 60];
  const count = Math.ceil(seconds / length);
  if (unit === 'day' && -count > DAYS_TOLD) return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' }).format(at);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count === 0 ? 0 : count, unit);
}
