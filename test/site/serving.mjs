// Serves a folder of files on this machine, as any static host would, and tells what was asked for.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Returns `{ address, close, pause, goOn }`: while it is paused it answers nobody, as a host that cannot be reached. */
export async function serveFolder(folder) {
  let isPaused = false;
  const server = createServer(({ url }, response) => {
    if (isPaused) return response.destroy();
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)).replace(/^([/\\]*\.\.[/\\])+/, ''));
    try {
      const content = readFileSync(pathname.endsWith('/') ? path.join(file, 'index.html') : file);
      response.writeHead(200, { 'content-type': TYPES[path.extname(file) || '.html'] ?? 'application/octet-stream' });
      response.end(content);
    } catch {
      response.writeHead(404);
      response.end();
    }
  });
  await new Promise(done => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    pause: () => {
      isPaused = true;
    },
    goOn: () => {
      isPaused = false;
    },
    close: () =>
      new Promise(done => {
        server.closeAllConnections();
        server.close(done);
      }),
  };
}
