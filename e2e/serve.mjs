// Serves a folder of static files under a path: `node serve.mjs dist /a/b/ 8080`.
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';

/** Serves `folder` under `base` (`/` or `/a/b/`) on `port`, 0 for any free one. */
export function serve(folder, base = '/', port = 0) {
  const files = sirv(folder, { dev: true, etag: true });
  const server = createServer((request, response) => {
    const missing = () => { response.statusCode = 404; response.end('not found'); };
    if (!request.url.startsWith(base)) return missing();
    request.url = '/' + request.url.slice(base.length);
    files(request, response, missing);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port } = server.address();
      resolve({ url: `http://localhost:${port}${base}`, close: () => server.close() });
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder = 'dist', base = '/', port = '8080'] = process.argv.slice(2);
  const site = await serve(folder, base, Number(port)).catch(() => serve(folder, base, 0));
  console.log(`Stepwise is at ${site.url} (stop with Ctrl+C)`);
}
