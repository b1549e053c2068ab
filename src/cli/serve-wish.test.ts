import { describe, expect, it } from 'vitest';
import { SERVER_TEXTS } from '../server/words.ts';
import { Speaker } from '../words/speaker.ts';
import { wishFrom } from './serve-wish.ts';

const wish = (env: Readonly<Record<string, string>>) => wishFrom(env, new Speaker('en', SERVER_TEXTS.en));

describe('the proxy', () => {
  it.each([
    ['', undefined],
    ['loopback', ['loopback']],
    ['10.0.0.7', ['10.0.0.7']],
    ['::1', ['::1']],
    [' loopback , 10.0.0.0/8,, fd00::/64 ', ['loopback', '10.0.0.0/8', 'fd00::/64']],
  ])('may be “%s”', (text, proxy) => {
    expect(wish({ COCKLESHELL_PROXY: text }).proxy).toEqual(proxy);
  });

  it.each([
    ...['yes', 'true', 'Loopback', 'proxy.example.org', '10.0.0.7:80', '10.0.0', '10.0.0.256', '*', ',', ' '],
    ...['10.0.0.0/0', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/-1', 'fd00::/129', '10.0.0.7,nobody'],
  ])('cannot be “%s”, and one sentence says so', (text) => {
    const sentence = `COCKLESHELL_PROXY must be the address of the proxy, or “loopback”; it is “${text}”.`;
    expect(() => wish({ COCKLESHELL_PROXY: text })).toThrow(sentence);
  });
});

describe('the names of the server', () => {
  it.each([
    ['', undefined],
    ['table.example.org', ['table.example.org']],
    [' Table.Example.org , localhost,, ', ['table.example.org', 'localhost']],
    ['192.168.1.4,[::1]', ['192.168.1.4', '[::1]']],
  ])('may be “%s”', (text, hosts) => {
    expect(wish({ COCKLESHELL_HOSTS: text }).hosts).toEqual(hosts);
  });

  it.each([
    ...['table.example.org:4140', 'https://table.example.org', 'table.example.org/', '*', '*.example.org', 'été.example.org'],
    ...['-table', 'table-', 'table.example.org.', 'a b', '::1', ',', ' ', 'good.example.org,bad:1'],
  ])('cannot be “%s”, and one sentence says so', (text) => {
    const sentence = `COCKLESHELL_HOSTS must be names of this server, with commas between them and without ports; it is “${text}”.`;
    expect(() => wish({ COCKLESHELL_HOSTS: text })).toThrow(sentence);
  });
});

describe('what else the environment says', () => {
  it('is the usual where it says nothing', () => {
    expect(wish({})).toMatchObject({ port: 4140, host: undefined, databaseUrl: undefined, logLevel: 'warn' });
    expect(wish({})).not.toHaveProperty('rate');
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT must be a number .*“abc”\.$/],
    [{ PORT: '70000' }, /^PORT must be a number .*“70000”\.$/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of .*; it is “loud”\.$/],
    [{ COCKLESHELL_RATE: '0' }, /^COCKLESHELL_RATE .*“0”\.$/],
  ])('gets one sentence where it cannot be meant: %o', (env, sentence) => {
    expect(() => wish(env)).toThrow(sentence);
  });
});
