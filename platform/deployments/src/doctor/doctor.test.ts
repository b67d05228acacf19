import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { abort, activate } from '../activate/activate.ts';
import { currentManifest } from '../activate/history.ts';
import { fileOfForm } from '../dictionaries/form-name.ts';
import { readBuild } from '../publish/build.ts';
import { integrityOf } from '../publish/integrity.ts';
import { publish } from '../publish/publish.ts';
import { type Handler, staticServer } from '../static-server/static-server.ts';
import { directoryStore } from '../store/directory-store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { now } from '../testing/fixture.ts';
import { type ServedHandler, serveHandler } from '../testing/serve-handler.ts';
import { builtPackage, builtRoot, writeFiles } from '../testing/write-package.ts';
import { examineSite } from './examine-site.ts';
import { examineStore } from './examine-store.ts';

const folder = emptyFolder();
let store: ReturnType<typeof directoryStore>;
/** `mfe/mfe_notes/<version>` */
let version: string;
beforeEach(async () => {
  store = directoryStore(join(folder, 'store'));
  await writeFiles(join(folder, 'mfe-notes'), builtPackage('mfe-notes', '/notes'));
  await writeFiles(join(folder, 'root-config'), builtRoot);
  const published = await Promise.all(
    ['mfe-notes', 'root-config'].map((packageName) => publish(store, readBuild(join(folder, packageName)))),
  );
  await activate(
    store,
    published.map(({ publication }) => publication),
    { now },
  );
  version = `mfe/mfe_notes/${published[0]?.publication.version}`;
});

const inStore = (path: string) => join(folder, 'store', path);
const examined = async (repair = false) => (await examineStore(store, { repair })).map(({ sentence }) => sentence);

describe('a store', () => {
  test('that is healthy has no findings', async () => {
    expect(await examined()).toEqual([]);
  });

  test('what the doctor advises helps: publishing the build again puts a missing file and a missing record back', async () => {
    const { entry } = (await currentManifest(store)).microFrontends.mfe_notes ?? {};
    await rm(inStore(`${version}/${entry}`));
    expect(await examined()).toEqual([
      expect.stringMatching(/is missing, which mfe_notes .* Publish that build again, or roll back\.$/),
    ]);
    await publish(store, readBuild(join(folder, 'mfe-notes')));
    expect(await examined()).toEqual([]);
    await rm(inStore(`${version}/publication.json`));
    // Nobody is advised to remove what is live.
    expect(await examined()).toEqual([
      expect.stringMatching(/cannot be checked or activated again\. Publish that build again\.$/),
    ]);
    await publish(store, readBuild(join(folder, 'mfe-notes')));
    expect(await examined()).toEqual([]);
  });

  test('activated for development is healthy, too', async () => {
    const { microFrontends } = await currentManifest(store);
    await activate(
      store,
      [{ name: 'mfe_notes', version: 'x', deployed: { ...microFrontends.mfe_notes, version: 'x' } as never }],
      {
        now,
        development: true,
      },
    );
    expect(await examined()).toEqual([expect.stringMatching(/publication\.json is missing/)]);
  });

  test('a file that is missing', async () => {
    await rm(inStore(`${version}/app.1.js`));
    expect(await examined()).toEqual([
      `${version}/app.1.js is missing, which ${version.replace('mfe/mfe_notes/', 'mfe_notes ')} needs. Publish that build again, or roll back.`,
    ]);
  });

  test('a file with other bytes than its integrity says', async () => {
    await writeFile(inStore(`${version}/app.1.js`), 'hacked');
    expect((await examined())[0]).toMatch(
      /app\.1\.js holds other bytes than were published \(6 instead of \d+\), so browsers refuse mfe_notes/,
    );
  });

  test('a damaged compressed form, which is repaired', async () => {
    await writeFile(inStore(`${version}/app.1.js.br`), 'damaged');
    await rm(inStore(`${version}/entry.1.js.gz`));
    const sentences = [
      `${version}/app.1.js.br does not decompress to the published bytes.`,
      `${version}/entry.1.js.gz is missing.`,
    ];
    expect((await examined()).sort()).toEqual(sentences);
    expect((await examined(true)).sort()).toEqual(sentences);
    expect(await examined()).toEqual([]);
  });

  test('a form against an earlier version that browsers cannot decode, which is removed', async () => {
    const long = Array.from({ length: 300 }, (_, at) => integrityOf(Buffer.from(String(at)))).join();
    const release = async (line: string) => {
      await writeFiles(join(folder, 'mfe-notes'), { 'dist/portal/app.1.js': `${long};${line}` });
      const { publication } = await publish(store, readBuild(join(folder, 'mfe-notes')), { quality: 1 });
      await activate(store, [publication], { now });
      return `mfe/mfe_notes/${publication.version}`;
    };
    const earlier = await release('earlier');
    const later = await release('later');
    expect(await examined()).toEqual([]);
    const [form = ''] = (await store.list(later)).filter(fileOfForm);
    const sentence = `${form} is not app.1.js against an earlier version: browsers that have it cannot load this one.`;
    const bytes = await readFile(inStore(form));
    for (const damaged of [bytes.subarray(0, -1), bytes.subarray(0, 40), Buffer.alloc(0), Buffer.from('damaged')]) {
      await writeFile(inStore(form), damaged);
      expect(await examined()).toEqual([sentence]);
    }
    // Whole, and of another dictionary than its name says.
    await writeFile(inStore(form), bytes);
    await rename(inStore(form), inStore(form.replace(/\.\w(\w+\.dcz)$/, '.$1')));
    expect(await examined()).toEqual([expect.stringContaining('is not app.1.js against')]);
    await examined(true);
    expect(await examined()).toEqual([]);
    // Without the earlier file, its header is all that can be compared.
    await writeFile(inStore(form), bytes);
    await rm(inStore(`${earlier}/app.1.js`));
    expect(await examined()).toEqual([]);
  });

  test('a changed page, which is repaired', async () => {
    await writeFile(
      inStore('index.html'),
      `${await readFile(inStore('index.html'), 'utf8')}<script src="//evil.test"></script>`,
    );
    expect((await examined())[0]).toBe(
      'index.html is not what revision 1 makes of it. Its writing broke off, somebody changed it, or another mfe wrote it.',
    );
    await examined(true);
    expect(await examined()).toEqual([]);
  });

  test('a compressed page that is not the page', async () => {
    await rename(inStore('deployments.json.br'), inStore('index.html.br'));
    expect((await examined()).sort()).toEqual([
      'deployments.json.br is missing, so deployments.json travels uncompressed.',
      'index.html.br is not the compressed form of index.html: browsers that take it see something else.',
    ]);
  });

  test.each([
    ['is not JSON', '{', /history\/00000002\.json is not JSON\. Nothing can be activated, and browsers keep/],
    [
      'of a newer mfe',
      '{"schemaVersion":2}',
      /has schema version 2, and this mfe knows version 1: it was written by a newer one/,
    ],
    ['with a wrong field', '{"schemaVersion":1,"revision":"two"}', /00000002\.json is broken at revision/],
  ])('a newest revision that %s', async (_what, text, sentence) => {
    await writeFile(inStore('history/00000002.json'), text);
    expect((await examined())[0]).toMatch(sentence);
  });

  test('a revision that is missing, one that is broken and one that was copied', async () => {
    const first = await readFile(inStore('history/00000001.json'), 'utf8');
    await writeFile(inStore('history/00000003.json'), 'x');
    await writeFile(inStore('history/00000004.json'), first);
    const sentences = await examined();
    expect(sentences[0]).toMatch(/^history\/00000002\.json missing: those revisions cannot be rolled back to/);
    expect(sentences[1]).toMatch(/^history\/00000003\.json is not JSON\. It cannot be rolled back to/);
    expect(sentences[2]).toMatch(/^history\/00000004\.json says it is revision 1\./);
  });

  test('a source map among the served files, and a version that was never completed', async () => {
    await writeFile(inStore(`${version}/app.1.js.map`), '{}');
    await store.create('mfe/mfe_notes/2.0.0-x/entry.js', Buffer.from('x'));
    expect(await examined()).toEqual([
      `${version}/app.1.js.map is public, and source maps hold the sources. Move it below maps/.`,
      'mfe/mfe_notes/2.0.0-x was never completed. Publish the build again, which completes it, or remove it.',
    ]);
  });

  describe('with a candidate', () => {
    let candidate: string;
    beforeEach(async () => {
      await writeFiles(join(folder, 'mfe-notes'), { 'dist/portal/app.1.js': 'later' });
      const { publication } = await publish(store, readBuild(join(folder, 'mfe-notes')));
      await activate(store, [publication], { now, share: 0.5 });
      candidate = publication.version;
    });

    test('what is wrong with it alone is said of it, and that it can be aborted', async () => {
      const at = inStore(`mfe/mfe_notes/${candidate}`);
      const record = await readFile(join(at, 'publication.json'));
      expect(await examined()).toEqual([]);
      await writeFile(join(at, 'app.1.js'), 'hacked');
      await rm(join(at, 'entry.1.js'));
      await rm(join(at, 'publication.json'));
      const sentences = await examined();
      expect(sentences).toHaveLength(3);
      expect(sentences).toContainEqual(
        expect.stringMatching(
          /so browsers refuse the candidate mfe_notes .+\. Put the published file back, or abort the candidate\.$/,
        ),
      );
      expect(sentences).toContainEqual(
        expect.stringMatching(/which the candidate mfe_notes .+ needs\. Publish that build again, or abort the cand/),
      );
      expect(sentences).toContainEqual(
        expect.stringMatching(/is missing: the candidate mfe_notes .+ is in use, but cannot be checked/),
      );
      await writeFile(join(at, 'publication.json'), record);
      await abort(store, ['mfe_notes'], { now });
      expect(await examined()).toEqual([]);
    });

    test('a rule that only browsers with it break is said of it', async () => {
      const { canary, ...live } = (await currentManifest(store)).microFrontends.mfe_notes ?? ({} as never);
      const deployed = { ...live, version: candidate, uses: { './app': ['mfe_widgets/gone'] } } as never;
      await activate(store, [{ name: 'mfe_notes', version: candidate, deployed }], { now, share: 0.4 });
      expect(await examined()).toEqual([
        expect.stringMatching(
          /^Browsers with a candidate \(mfe_notes .+\) break the rule used-modules-exist\. The page #\/notes .+ Or abort it: mfe abort NAME\.$/,
        ),
      ]);
    });
  });

  test('a live version that breaks a rule', async () => {
    const { microFrontends } = await currentManifest(store);
    const deployed = { ...microFrontends.mfe_notes, uses: { './app': ['mfe_widgets/gone'] } } as never;
    await activate(store, [{ name: 'mfe_notes', version: 'same', deployed }], { now });
    expect(await examined()).toEqual([
      expect.stringMatching(/^What is live breaks the rule used-modules-exist\. The page #\/notes would break/),
    ]);
  });
});

describe('a live site', () => {
  let server: ServedHandler;
  let url: string;
  /** Answers in the static server's place when it answers true. */
  let instead: (request: IncomingMessage, response: ServerResponse) => boolean;
  beforeEach(async () => {
    instead = () => false;
    const serve: Handler = staticServer({
      store: join(folder, 'store'),
      api: (_, response) => response.writeHead(404).end(),
    });
    server = await serveHandler((request, response) => {
      if (!instead(request, response)) serve(request, response);
    });
    url = server.url;
  });
  afterEach(() => server.close());

  const heard = async () => (await examineSite(url)).map(({ sentence }) => sentence.replaceAll(url, ''));
  const answering = (path: RegExp, answer: (response: ServerResponse) => void) => {
    instead = (request, response) => {
      if (!path.test(request.url ?? '')) return false;
      answer(response);
      return true;
    };
  };

  test('that is healthy has no findings', async () => {
    expect(await heard()).toEqual([]);
  });

  test('whose versions have fonts, which are no scripts', async () => {
    await writeFile(join(folder, 'mfe-notes', 'dist', 'portal', 'font.1.woff2'), 'font');
    const { publication } = await publish(store, readBuild(join(folder, 'mfe-notes')));
    await activate(store, [publication], { now });
    expect(Object.keys((await currentManifest(store)).microFrontends.mfe_notes?.files ?? {})).toContain('font.1.woff2');
    expect(await heard()).toEqual([]);
  });

  test('that is gone', async () => {
    expect((await examineSite('http://127.0.0.1:9'))[0]?.sentence).toMatch(
      /127\.0\.0\.1:9\/ cannot be reached.*Nobody can open the portal/,
    );
    expect((await examineSite('portal'))[0]?.sentence).toBe(
      '"portal" is no address. It begins with http:// or https://.',
    );
  });

  test('that answers another page', async () => {
    answering(/^\/$/, (response) => response.end('<h1>Welcome to nginx</h1>'));
    const sentences = await heard();
    expect(sentences[0]).toMatch(/^\/ may be cached \(Cache-Control: none\)/);
    expect(sentences[1]).toMatch(/^\/ carries no manifest\. It is not the page that "mfe activate" wrote/);
  });

  test('whose page is older than its manifest', async () => {
    const old = await readFile(inStore('index.html'), 'utf8');
    const { microFrontends } = await currentManifest(store);
    await activate(
      store,
      [
        {
          name: 'mfe_b',
          version: '1',
          deployed: {
            ...microFrontends.mfe_notes,
            activation: { name: 'mfe_b', applications: [], elements: [] },
          } as never,
        },
      ],
      { now },
    );
    answering(/^\/$/, (response) => response.setHeader('Cache-Control', 'no-cache').end(old));
    expect((await heard())[0]).toMatch(
      /^The page shows revision 1, \/deployments\.json revision 2: one of them is cached on the way/,
    );
  });

  test('whose embed script is older', async () => {
    answering(/^\/embed\.js/, (response) =>
      response.setHeader('Cache-Control', 'no-cache').end('self.__portalEmbed={"revision":0};'),
    );
    expect((await heard())[0]).toMatch(/^\/embed\.js shows revision 0, \/deployments\.json revision 1/);
  });

  test.each([
    ['is not JSON', '<html>', '/deployments.json is not JSON.'],
    ['is of a newer mfe', '{"schemaVersion":7}', 'has schema version 7'],
  ])('whose manifest %s', async (_what, text, sentence) => {
    answering(/deployments\.json/, (response) => {
      response.writeHead(200, { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' }).end(text);
    });
    expect((await heard())[0]).toContain(sentence);
  });

  test('whose scripts are changed, missing, mistyped, uncached, closed to others or come with their maps', async () => {
    answering(/entry\.1\.js$/, (response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>');
    });
    const [changed, mistyped, closed, uncached] = await heard();
    expect(changed).toMatch(/entry\.1\.js answers other bytes than were published \(6 instead of \d+\)/);
    expect(mistyped).toMatch(/has the content type text\/html; browsers run text\/javascript only/);
    expect(closed).toMatch(/has no "Access-Control-Allow-Origin: \*"/);
    expect(uncached).toMatch(/is not kept by browsers \(Cache-Control: none\), though it never changes/);
    answering(/app\.1\.js$/, (response) => response.writeHead(500).end());
    expect(await heard()).toEqual([expect.stringMatching(/app\.1\.js answers 500, which mfe_notes .* needs/)]);
    answering(/app\.1\.js\.map$/, (response) => response.writeHead(200).end('{}'));
    expect(await heard()).toEqual([expect.stringMatching(/app\.1\.js\.map is public/)]);
  });

  test.each([
    [
      'Use-As-Dictionary',
      /app\.1\.js is no dictionary for its later versions \(Use-As-Dictionary: none; Vary: Accept-Encoding, Ava/,
    ],
    ['Vary', /Vary: none\), so browsers download whole files after each release\./],
  ])('that drops %s on the way', async (name, sentence) => {
    instead = (_request, response) => {
      const set = response.setHeader.bind(response);
      response.setHeader = (header, value) => (header === name ? response : set(header, value));
      return false;
    };
    expect(await heard()).toEqual([expect.stringMatching(sentence)]);
  });

  test('whose versions are on an unreachable host: one finding, not one per file', async () => {
    const { microFrontends } = await currentManifest(store);
    const deployed = { ...microFrontends.mfe_notes, base: 'http://127.0.0.1:9/cdn/' } as never;
    await activate(store, [{ name: 'mfe_notes', version: 'cdn', deployed }], { now });
    expect(await heard()).toEqual([
      'http://127.0.0.1:9/cdn/ cannot be reached: whatever is deployed there does not load.',
    ]);
  });
});
