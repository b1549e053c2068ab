/** What `cockleshell doctor` says, and what it leaves behind. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runWith } from '../paper-desk.ts';

const Finding = z.object({ level: z.enum(['wrong', 'note']), code: z.string(), text: z.string() });
const Report = z.object({
  version: z.string(),
  node: z.string(),
  machine: z.string(),
  settings: z.array(z.object({ name: z.string(), value: z.string().nullable(), from: z.enum(['environment', 'default']) })),
  database: z.looseObject({ kind: z.string(), latest: z.number() }),
  findings: z.array(Finding),
  well: z.boolean(),
});

export interface Examined extends z.output<typeof Report> {
  readonly exitCode: number;
  readonly wrong: readonly string[];
  readonly notes: readonly string[];
}

/** Port 0 is any that is free, so that nobody else's matters. */
export async function examined(env: Readonly<Record<string, string>>): Promise<Examined> {
  const { exitCode, out, err } = await runWith(['doctor', '--json'], [], { PORT: '0', ...env });
  if (err) throw new Error(err);
  const report = Report.parse(JSON.parse(out));
  const at = (level: string) => report.findings.filter((finding) => finding.level === level).map(({ code }) => code);
  return { ...report, exitCode, wrong: at('wrong'), notes: at('note') };
}

/** All that lies in a folder, byte for byte; of the log's index, which belongs to those who read, only that it is there. */
export function lyingIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true }).map(String).toSorted();
  return Object.fromEntries(
    names.map((name) => {
      const path = join(folder, name);
      if (name.endsWith('-shm') || statSync(path).isDirectory()) return [name, ''];
      return [name, createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}
