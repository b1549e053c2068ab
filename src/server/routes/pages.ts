/** The browser's part: files with a name of their own for ever, one page for every address. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../not-found.ts';

export async function registerPages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    // Assets carry the hash of what is in them; the page that names them does not.
    setHeaders: (response, path) =>
      response.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
    return wantsPage ? reply.header('cache-control', 'no-cache').sendFile('index.html') : notFound(request);
  });
}
