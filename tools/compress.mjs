// Compresses what browsers ask for, beside each file: `.br` for https and this machine, `.gz` for plain http on the network.
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const WAYS = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gz: promisify(gzip),
};

/** One file after the other leaves the other processor to whatever else is starting. */
export async function compress(folder, { ways = ['gz', 'br'], atOnce = 1 } = {}) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css|html|svg|json)$/.test(name));
  const wanted = ways
    .flatMap((way) => files.map((name) => ({ way, file: join(folder, name) })))
    .filter(({ way, file }) => !existsSync(`${file}.${way}`));
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = wanted.shift(); next; next = wanted.shift()) await write(next);
    }),
  );
}

/** A server may send it at any moment: it has its name when it is whole. */
async function write({ way, file }) {
  const small = await WAYS[way](readFileSync(file));
  const growing = `${file}.${process.pid}.tmp`;
  writeFileSync(growing, small);
  renameSync(growing, `${file}.${way}`);
}
