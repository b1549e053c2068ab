/** What deploy/ tells the server is what the server reads, and its parts fit each other. `node tools/try-image.mjs` does what the Dockerfile says. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runsOn } from '../../bin/node-version.mjs';
import { SETTINGS, wishFrom } from '../../src/cli/serve-wish.ts';
import { SERVER_TEXTS } from '../../src/server/words.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { runWith } from '../paper-desk.ts';

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const [dockerfile, compose, caddyfile, kubernetes] = [read('Dockerfile'), read('compose.yaml'), read('Caddyfile'), read('kubernetes.md')];

/** What the environment may hold besides: for Node, and for other lines of the same file. */
const OTHERS = ['NODE_ENV', 'POD_IP'];

/** All that a pattern finds: its first group, or its first two. */
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const server = /^x-server:[\s\S]*?(?=^\S)/m.exec(compose)?.[0].split('environment:')[1]?.split('depends_on:')[0] ?? '';
const pod = /kind: Deployment[\s\S]*?^---/m.exec(kubernetes)?.[0].split('env:')[1]?.split('resources:')[0] ?? '';

describe('the settings that deploy/ names', () => {
  it.each([
    ['Dockerfile', found(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '', /(\w+)=/g), 3],
    ['compose.yaml', found(server, /^ {4}(\w+):/gm), 4],
    ['kubernetes.md', found(pod, /- name: (\w+)/g), 5],
  ])('are those that serve reads: %s', (_file, names, count) => {
    const known: readonly string[] = [...SETTINGS, ...OTHERS];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(names).toHaveLength(count);
  });

  it('are written the same wherever they are told of', () => {
    const named = [dockerfile, compose, caddyfile, kubernetes].flatMap((text) => found(text, /\b(COCKLESHELL_[A-Z_]+)\b/g));
    expect(named.filter((name) => !SETTINGS.some((known) => known === name))).toEqual([]);
  });

  it('can be meant as they are written', () => {
    const filled = (text: string) =>
      text
        .replace(/\$\{NAME[^}]*\}/, 'table.example.org')
        .replace(/\$\{POSTGRES_PASSWORD[^}]*\}/, 'a1b2')
        .replace(/\$\{METRICS_TOKEN:-\}/, '');
    const env = Object.fromEntries([...server.matchAll(/^ {4}(\w+): *(.*)$/gm)].map(([, name = '', value = '']) => [name, filled(value)]));
    const speaker = new Speaker('en', SERVER_TEXTS.en);
    const wish = wishFrom(env, speaker);
    expect(wish).toMatchObject({ hosts: ['table.example.org', 'server-1', 'server-2'], proxy: ['172.30.41.2'], metrics: undefined });
    expect(new URL(wish.databaseUrl ?? '').hostname).toBe('database');
    const [, hosts = ''] = /COCKLESHELL_HOSTS\n +value: (.*)/.exec(pod) ?? [];
    const [, proxy = ''] = /COCKLESHELL_PROXY\n +value: (.*)/.exec(pod) ?? [];
    const asked = { COCKLESHELL_HOSTS: hosts.replace('$(POD_IP)', '10.1.2.3'), COCKLESHELL_PROXY: proxy };
    expect(wishFrom(asked, speaker)).toMatchObject({ hosts: ['table.example.org', '10.1.2.3'], proxy: ['10.0.0.0/8'] });
  });
});

describe('the parts of deploy/', () => {
  it('speak of the same port, and of servers and a proxy that are there', () => {
    const { port } = wishFrom({}, new Speaker('en', SERVER_TEXTS.en));
    expect(/^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]).toBe(String(port));
    expect(found(kubernetes, /containerPort: (\d+)/g)).toEqual([String(port)]);
    const servers = found(compose, /^ {2}(server-\d+): \*server$/gm);
    expect(found(caddyfile, /(server-\d+):4140/g)).toEqual(servers);
    expect(servers).toHaveLength(2);
    expect(/ipv4_address: (\S+)/.exec(compose)?.[1]).toBe(/COCKLESHELL_PROXY: (\S+)/.exec(compose)?.[1]);
  });

  it('are built with a Node that Cockleshell runs on, in both stages', () => {
    const bases = found(dockerfile, /^FROM node:(\d+)-/gm);
    expect(bases).toHaveLength(2);
    expect(bases.filter((major) => !runsOn(`${major}.99.0`))).toEqual([]);
  });

  it('run commands that there are, with options that they have', async () => {
    const [, command = '', options = ''] = /node bin\/cockleshell (\w+) ([^`]*?--out \S+)/.exec(kubernetes) ?? [];
    const { out } = await runWith([command, '--help']);
    expect(found(options, /(--\w+)/g).filter((option) => !out.includes(`${option} `))).toEqual([]);
    expect(found(options, /(--\w+)/g)).toContain('--part');
    for (const name of ['merge', 'doctor', 'serve']) expect((await runWith([name, '--help'])).exitCode).toBe(0);
  });
});
