import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ServedHandler, serveHandler } from '../testing/serve-handler.ts';
import { staticServer } from './static-server.ts';

const RENDERED = '<h1>Home</h1>';
const FILES = {
  'rendition/home.jsp': RENDERED,
  'application/home.jsp': '<%= secret %>',
  'application/only-source.jsp': '<%= secret %>',
  'application/part.jspf': '<%= secret %>',
  'application/document.jspx': '<jsp:text>secret</jsp:text>',
  'application/WEB-INF/web.xml': '<secret />',
  'application/META-INF/context.xml': '<secret />',
  'application/pages/page.html': '<h1>Page</h1>',
  'application/css/page.css': 'h1 { color: red }',
  'outside.html': 'secret',
};

let folder: string;
let server: ServedHandler;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'legacy-pages-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  server = await serveHandler(
    staticServer({
      store: join(folder, 'store'),
      legacy: { rendition: join(folder, 'rendition'), application: join(folder, 'application') },
      api: (_request, response) => response.end('api'),
    }),
  );
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** The response to a request for exactly this path. `fetch` would resolve its dots. */
async function responseTo(path: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

test.each([
  ['/legacy/home.jsp', RENDERED, 'text/html; charset=utf-8'],
  ['/legacy/home.jsp?from=recovery', RENDERED, 'text/html; charset=utf-8'],
  ['/legacy/pages/page.html', FILES['application/pages/page.html'], 'text/html;charset=utf-8'],
  ['/legacy/pages/page.html?next=/WEB-INF/home.jsp', FILES['application/pages/page.html'], 'text/html;charset=utf-8'],
  ['/legacy/css/page.css', FILES['application/css/page.css'], 'text/css'],
])('%s is a rendered page or a file of the application, and is revalidated', async (path, content, type) => {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
  expect([response.status, await response.text()]).toEqual([200, content]);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test.each([
  '/legacy/only-source.jsp',
  '/legacy/only-source.jsp/',
  '/legacy/only-source.jsp?x=1',
  '/legacy/only-source%2Ejsp',
  '/legacy/only%2Dsource.js%70',
  '/legacy/ONLY-SOURCE.JSP',
  '/legacy/HOME.jsp/',
  '/legacy/pages/../only-source.jsp',
  '/legacy/pages/%2e%2e/only-source.jsp',
  '/legacy/part.jspf',
  '/legacy/document.jspx',
  '/legacy/WEB-INF',
  '/legacy/WEB-INF/web.xml',
  '/legacy/web-inf/web.xml',
  '/legacy/%57EB-INF/web.xml',
  '/legacy//WEB-INF/web.xml',
  '/legacy/./WEB-INF/web.xml',
  '/legacy/pages/../WEB-INF/web.xml',
  '/legacy/pages/%2e%2e/WEB-INF/web.xml',
  '/legacy/pages%2f..%2fWEB-INF/web.xml',
  '/legacy/pages%5c..%5cWEB-INF%5cweb.xml',
  '/legacy/WEB-INF/web.xml%',
  '/legacy/META-INF/context.xml',
  '/legacy/../outside.html',
  '/legacy/%2e%2e/outside.html',
  '/legacy/..%2foutside.html',
  '/legacy/missing.html',
  '/legacy/',
])('%s is not found', async (path) => {
  const response = await responseTo(path);
  expect(response).toMatch(/^HTTP\/1\.1 404 /);
  expect(response).toContain('No such legacy page.');
  expect(response).not.toMatch(/secret/);
});

test('one folder is served whole: it is a rendition', async () => {
  const rendition = await serveHandler(
    staticServer({
      store: join(folder, 'store'),
      legacy: join(folder, 'rendition'),
      api: (_request, response) => response.end('api'),
    }),
  );
  try {
    const response = await fetch(`${rendition.url}/legacy/home.jsp`);
    expect([response.status, await response.text()]).toEqual([200, RENDERED]);
  } finally {
    await rendition.close();
  }
});
