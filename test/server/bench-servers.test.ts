import { afterAll, expect, it } from 'vitest';
import { benchServers } from '../../src/cli/bench-servers.ts';
import { queryOnce, startPostgres } from '../store/postgres-server.ts';

const started = await startPostgres();

if ('reason' in started) it.skip(started.reason);
else {
  afterAll(() => started.stop());

  it('measures one server and two over a slow line, and leaves no database behind', async () => {
    const url = await started.fresh();
    const rounds = await benchServers({ url, servers: [1, 2], delay: 1, seconds: 1, clients: 4 });
    expect(rounds.map(({ servers }) => servers)).toEqual([1, 2]);
    for (const { choicesPerSecond, ackP50Ms, ackP99Ms } of rounds) {
      expect(choicesPerSecond).toBeGreaterThan(0);
      // A commit goes to and fro at least three times.
      expect(ackP50Ms).toBeGreaterThan(6);
      expect(ackP99Ms).toBeGreaterThanOrEqual(ackP50Ms);
    }
    expect(await queryOnce(url, "select 1 from pg_database where datname like 'cockleshell_bench%'")).toEqual([]);
  });

  it('says so when a server cannot write, and does not wait for ever', async () => {
    const url = new URL(await started.fresh());
    url.password = 'wrong';
    await expect(benchServers({ url: url.href, servers: [1], delay: 0, seconds: 1, clients: 1 })).rejects.toThrow(/password/);
  });
}
