// Serves a folder of files on this machine, as any static host would, and tells what was asked for.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Returns `{ address, asked, close, pause, goOn }`: `asked` are the addresses that were asked for; while it is paused it answers nobody, as a host that cannot be reached. */
export async function serveFolder(folder) {
  let isPaused = false;
  const asked = [];
  const server = createServer(({ url }, response) => {
    asked.push(decodeURIComponent(url));
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
    asked: () => asked,
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
