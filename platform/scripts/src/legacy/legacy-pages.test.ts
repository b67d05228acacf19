import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, sep } from 'node:path';
import { staticServer } from 'deployments/static-server';
import { legacyFolders } from './legacy-folders.ts';

const { application, rendition } = legacyFolders;

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer(
    staticServer({ store: '/nowhere', legacy: legacyFolders, api: (_, response) => response.end() }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/legacy`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) =>
      join(one.parentPath, one.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();

test('the rendition has only pages that a JSP renders', () => {
  const pages = filesOf(rendition);
  expect(pages).toContain('home.jsp');
  for (const page of pages) {
    expect(page).toMatch(/^[\w-]+\.jsp$/);
    expect(existsSync(join(application, page))).toBe(true);
    expect(readFileSync(join(rendition, page), 'utf8')).not.toMatch(/<%|%>/);
  }
});

test('without a Tomcat, rendered pages and all files that need no rendering are served, and nothing else', async () => {
  const served: string[] = [];
  for (const file of new Set([...filesOf(application), ...filesOf(rendition)])) {
    const response = await fetch(`${url}/${file}`);
    if (response.status === 404) continue;
    const source = existsSync(join(rendition, file)) ? rendition : application;
    expect([file, await response.text()]).toEqual([file, readFileSync(join(source, file), 'utf8')]);
    served.push(file);
  }
  const needNoRendering = filesOf(application).filter((file) => /^(css|js|pages)\//.test(file));
  expect(needNoRendering.length).toBeGreaterThan(40);
  expect(served.sort()).toEqual([...needNoRendering, ...filesOf(rendition)].sort());
});
