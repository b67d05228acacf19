import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { slugOf } from '../../../scripts/src/docs/anchors.ts';
import type { SiteContents } from '../../src/contents.ts';
import { isElsewhere, siteLink } from '../../src/site-links.ts';

const repository = resolve(import.meta.dirname, '..', '..', '..', '..');
const OWN = 'platform/site/pages/';
const cache = resolve(repository, '.cache', 'site');
const contents: SiteContents = JSON.parse(readFileSync(resolve(cache, 'contents.json'), 'utf8'));
const pathOf = new Map(contents.pages.map(({ source, path }) => [source, path]));
for (const name of ['index.md', 'playground.md']) pathOf.set(`${OWN}${name}`, name);
const portal = process.env.PORTAL ?? 'http://localhost:9000';

/** Paths that the portal answers, so that the playground's page has it on its own origin. */
const PORTAL_PATHS = [
  '/embed.js',
  '/deployments.json',
  '/mfe/',
  '/standalone/',
  '/wand2/',
  '/generic/',
  '/client/',
  '/servlet/',
  '/dev/outbox',
  '/login',
];

function sidebarOf(folder: string): DefaultTheme.SidebarItem[] {
  const page = ({ path, title }: { path: string; title: string }) => ({
    text: title,
    link: `/${path.replace(/\.md$/, '')}`,
  });
  const generated = (under: string) => contents.generated.filter(({ path }) => path.startsWith(under)).map(page);
  const playground = folder === 'embed' ? [{ text: 'Playground', link: '/playground' }] : [];
  const versions = folder === 'changes' ? [{ text: 'Versions', link: '/changes/versions' }] : [];
  const documents = contents.pages.filter((one) => one.folder === folder).map(page);
  const widgets = generated(`${folder}/widgets/`);
  const calls = generated(`${folder}/calls/`);
  const tests = generated(`${folder}/tests/`);
  return [
    { items: [...playground, ...versions, ...documents] },
    ...(widgets.length > 0 ? [{ text: 'Widgets', items: widgets }] : []),
    ...(calls.length > 0 ? [{ text: 'Calls', items: calls }] : []),
    ...(tests.length > 0 ? [{ text: 'Rules and tests', items: tests }] : []),
  ];
}

const first = (folder: string): string =>
  `/${contents.pages.find((page) => page.folder === folder)?.path.replace(/\.md$/, '')}`;

export default defineConfig({
  title: 'Portal',
  description: 'Embed the flow, build a micro-frontend, run the portal.',
  lang: 'en-US',
  base: process.env.SITE_BASE ?? '/',
  srcDir: relative(resolve(import.meta.dirname, '..'), repository),
  srcExclude: [...contents.leftOut, '**/node_modules/**', '.cache/**'],
  outDir: process.env.SITE_OUT ?? resolve(cache, 'static'),
  cacheDir: resolve(cache, 'generator'),
  rewrites: (id) => (id.startsWith(OWN) ? id.slice(OWN.length).replace('generated/', '') : (pathOf.get(id) ?? id)),
  // A person starts the portal there.
  ignoreDeadLinks: 'localhostLinks',
  cleanUrls: false,
  lastUpdated: false,
  metaChunk: true,
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify: slugOf },
    config(md) {
      md.core.ruler.push('accessible-blocks', ({ tokens }) => {
        for (const [at, token] of tokens.entries()) {
          // A part that scrolls is reached by the keyboard.
          if (token.type === 'code_block') token.attrSet('tabindex', '0');
          // A column without a name has no header.
          if (token.type === 'th_open' && tokens[at + 1]?.content === '')
            for (const one of [token, tokens[at + 2]]) if (one) one.tag = 'td';
        }
      });
      md.core.ruler.push('site-links', ({ tokens, env }) => {
        const file: string | undefined = env.realPath ?? env.path;
        // A title alone, for the outline.
        if (file === undefined) return;
        const source = relative(repository, file).replaceAll('\\', '/');
        const inline = tokens.flatMap(({ children }) => children ?? []);
        // A link to a file that only the repository has is its text; the reader sees the path.
        const gone: boolean[] = [];
        for (const token of inline) {
          if (token.type === 'link_open') {
            const href = String(token.attrGet('href'));
            // The search finds a section by the link of its heading to itself, which begins with #.
            const target = isElsewhere(href) || /^[/#]/.test(href) ? href : siteLink(source, href, pathOf);
            gone.push(target === null);
            if (target === null) {
              token.tag = 'span';
              token.attrs = [
                ['class', 'in-repository'],
                ['title', `In the repository: ${href}`],
              ];
            } else token.attrSet('href', target);
          } else if (token.type === 'link_close' && gone.pop()) token.tag = 'span';
        }
      });
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Playground', link: '/playground' },
      ...contents.readers
        .filter(({ folder }) => folder !== 'changes')
        .map(({ folder, title }) => ({ text: title, link: first(folder), activeMatch: `^/${folder}/` })),
      { text: contents.version, items: [{ text: 'Versions', link: '/changes/versions' }] },
    ],
    sidebar: {
      ...Object.fromEntries(contents.readers.map(({ folder }) => [`/${folder}/`, sidebarOf(folder)])),
      '/playground': sidebarOf('embed'),
    },
  },
  vite: {
    plugins: [
      {
        // The documents are outside of this folder, where no Vue is installed.
        name: 'vue-of-the-generator',
        enforce: 'pre',
        resolveId(id, importer, options) {
          if (!/^vue(?:\/|$)/.test(id) || importer === undefined || importer.startsWith(import.meta.dirname))
            return null;
          return this.resolve(id, resolve(import.meta.dirname, 'config.ts'), { ...options, skipSelf: true });
        },
      },
    ],
    publicDir: resolve(cache, 'public'),
    // Entries of other packages are no business of the generator's.
    optimizeDeps: { entries: [] },
    server: {
      strictPort: true,
      watch: { ignored: ['**/.cache/**', '**/.data/**', '**/dist/**', '**/.vitepress/.temp/**'] },
      proxy: Object.fromEntries(PORTAL_PATHS.map((path) => [path, { target: portal }])),
    },
    build: { chunkSizeWarningLimit: 4000 },
  },
});
