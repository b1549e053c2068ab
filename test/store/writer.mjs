// Commits as fast as it can until it is done or killed, and says on stdout what was acknowledged.
//   node writer.mjs <compiled store.js> <plan.json> <name>
import { readFileSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [storeFile, plan, name] = process.argv.slice(2);
const { where, tables, commits } = JSON.parse(readFileSync(plan, 'utf8'));
const { openStore } = await import(pathToFileURL(storeFile).href);

// Written at once, not when the process finds time for it: it will not live to do so.
const say = (line) => writeSync(1, `${line}\n`);

say('opening');
const store = await openStore(where);
await Promise.all(tables.map(write));
await store.close();

async function write(kept) {
  const { id } = kept.table;
  if (!(await store.table(id))) await store.create(kept, []);
  let { version } = (await store.table(id)).table;
  for (const { from, lines } of commits) {
    if (from < version) continue;
    const to = from + lines.length;
    const answer = await store.commit({
      table: id,
      version: from,
      entries: lines,
      command: { id: `c${from}`, by: name, answer: `answer ${to}` },
      outcome: null,
      summary: { to },
      accounts: [to],
      tallies: [{ to: 'all', changed: to, counts: { entries: to } }],
      changed: to,
      snapshot: { version: to, rules: '1', data: `after ${to}` },
    });
    if (answer.kind === 'committed') say(`${id} ${to}`);
    // Another writer was first.
    else if (answer.kind === 'conflict' && answer.version >= to) version = answer.version;
    else throw new Error(`${id} at ${from}: ${JSON.stringify(answer)}`);
  }
}
