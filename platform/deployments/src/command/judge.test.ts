import * as v from 'valibot';
import { activate, promote } from '../activate/activate.ts';
import { currentManifest } from '../activate/history.ts';
import { report } from '../receive/event-schema.ts';
import { metrics } from '../receive/metrics.ts';
import { directoryStore } from '../store/directory-store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { now, publicationOf, version } from '../testing/fixture.ts';
import { printedErrors } from '../testing/printed-errors.ts';
import { type ServedHandler, serveHandler } from '../testing/serve-handler.ts';
import { mfe } from './mfe.ts';

const folder = emptyFolder();
const errors = printedErrors();
let server: ServedHandler;
let counted: ReturnType<typeof metrics>;
/** Runs before the counters are read; a status other than 200 if they cannot be. */
let onLook: (look: number) => number | Promise<number>;

beforeEach(async () => {
  counted = metrics();
  onLook = () => 200;
  let looks = 0;
  server = await serveHandler(async (_, response) => {
    looks += 1;
    response.writeHead(await onLook(looks)).end(counted.text());
  });
  await activate(store(), [publicationOf(version('mfe_a', '1'))], { now });
  await activate(store(), [publicationOf(version('mfe_a', '2'))], { now, share: 0.1 });
});
afterEach(() => server.close());

const store = () => directoryStore(folder);
const source = () => `${server.url}/metrics`;

async function judge(...args: string[]): Promise<[code: number, lines: string[]]> {
  const lines: string[] = [];
  const code = await mfe(['judge', '--metrics', source(), ...args, '--store', folder], (line) => lines.push(line));
  return [code, lines];
}

/** Pages of a group report, and so many of them a failure. */
function reported(group: 'candidate' | 'live', pages: number, failed: number): void {
  const trial = (...counts: string[]) => ({ canaries: [{ microFrontend: 'mfe_a', version: '2', group }], counts });
  for (let page = 0; page < pages; page += 1)
    counted.count(
      v.parse(report, { revision: 2, events: [], trial: trial('page', ...(page < failed ? ['failed'] : [])) }),
    );
}

test('a candidate that fails no more often is left alone', async () => {
  expect(await judge()).toEqual([0, ['mfe_a@2: nothing has been reported of it yet.']]);
  reported('live', 900, 9);
  reported('candidate', 100, 1);
  const [code, [sentence]] = await judge('--abort');
  expect(code).toBe(0);
  expect(sentence).toMatch(
    /^mfe_a@2 fails on 1 of 100 page loads, the live version on 9 of 900\. That is not enough to call it worse/,
  );
  expect((await currentManifest(store())).microFrontends.mfe_a?.canary).toBeDefined();
});

test('a candidate that fails more often is aborted, and the history and the status say why', async () => {
  reported('live', 900, 9);
  reported('candidate', 100, 20);
  expect((await judge())[0]).toBe(1);
  expect((await currentManifest(store())).microFrontends.mfe_a?.canary).toBeDefined();
  const [code, [sentence, done]] = await judge('--abort');
  expect(code).toBe(1);
  expect(sentence).toMatch(/fails on 20 of 100 page loads, the live version on 9 of 900\. It is worse \(evidence/);
  expect(done).toBe('Revision 3 is live, without mfe_a@2.');
  const live = await currentManifest(store());
  expect(live.microFrontends.mfe_a).toEqual(version('mfe_a', '1'));
  for (const verb of ['status', 'history']) {
    const lines: string[] = [];
    await mfe([verb, '--store', folder], (line) => lines.push(line));
    expect(lines.join('\n')).toContain('"mfe judge: 2 fails on 20 of 100 page loads, the live version on 9 of 900"');
  }
  expect(await judge('--abort')).toEqual([0, ['There is no candidate to judge.']]);
});

test('a candidate that fails on each of its first page loads is aborted at the sixth, with as many of the live version', async () => {
  reported('candidate', 5, 5);
  expect((await judge('--abort'))[1]).toEqual([
    'mfe_a@2 fails on 5 of 5 page loads, the live version on 0 of 0. It can be judged when both have been reported.',
  ]);
  reported('live', 6, 0);
  const [waits, [sentence]] = await judge('--abort');
  expect([waits, sentence]).toEqual([
    0,
    expect.stringMatching(/fails on 5 of 5 page loads, .+ on 0 of 6\. That is not/),
  ]);
  reported('candidate', 1, 1);
  const [code, lines] = await judge('--abort');
  expect([code, lines[1]]).toEqual([1, 'Revision 3 is live, without mfe_a@2.']);
  expect((await currentManifest(store())).microFrontends.mfe_a).toEqual(version('mfe_a', '1'));
});

test('the verdict and the history say by kind what failed, and what page loads began to fail with', async () => {
  reported('live', 900, 9);
  reported('candidate', 100, 20);
  const owner = { microFrontend: 'mfe_a', version: '2', cohort: 'candidate', route: '/a' };
  const error = (kind: string) => ({ type: 'error', ...owner, kind, by: 'script', position: 'app.1.js:1:9' });
  const trial = { canaries: [{ microFrontend: 'mfe_a', version: '2', group: 'candidate' }], counts: ['failed'] };
  counted.count(v.parse(report, { revision: 2, events: [error('rejection'), error('render')] }));
  counted.count(v.parse(report, { revision: 2, events: [error('render')], trial }));
  const [, [sentence]] = await judge('--abort');
  expect(sentence).toMatch(
    /on 9 of 900; its errors: 2 render, 1 rejection; 1 begin with render of mfe_a on \/a \(mfe_a, 2\/app\.1\.js:1:9\)\. It is worse/,
  );
  const lines: string[] = [];
  await mfe(['history', '--store', folder], (line) => lines.push(line));
  expect(lines.join('\n')).toContain(
    '2 render, 1 rejection; 1 begin with render of mfe_a on /a (mfe_a, 2/app.1.js:1:9)"',
  );
});

test('watching goes on until no candidate is left, over a time without counters', async () => {
  onLook = (look) => {
    if (look === 2) reported('live', 900, 9);
    if (look === 2) reported('candidate', 50, 0);
    if (look === 4) reported('candidate', 50, 25);
    return look === 3 ? 503 : 200;
  };
  const [code, lines] = await judge('--watch', '--every', '0.01', '--abort');
  expect(code).toBe(1);
  expect(lines[0]).toBe('mfe_a@2: nothing has been reported of it yet.');
  expect(lines[1]).toMatch(/fails on 0 of 50 .+ not enough/);
  expect(lines[2]).toMatch(/answered 503/);
  expect(lines[3]).toMatch(/fails on 25 of 100 .+ It is worse/);
  expect(lines.slice(4)).toEqual(['Revision 3 is live, without mfe_a@2.', 'No candidate is left.']);
});

test('somebody who promotes the candidate meanwhile is not overruled', async () => {
  onLook = async () => {
    reported('live', 900, 9);
    reported('candidate', 100, 50);
    await promote(store(), ['mfe_a'], { now });
    return 200;
  };
  const [, lines] = await judge('--abort');
  expect(lines.at(-1)).toMatch(/mfe_a/);
  expect((await currentManifest(store())).microFrontends.mfe_a).toMatchObject({ version: '2' });
});

test('counters that cannot be read, none at all, and a time that is none are said', async () => {
  expect(await mfe(['judge', '--store', folder], () => undefined)).toBe(2);
  expect(errors[0]).toContain('--metrics');
  expect((await judge('--every', 'x'))[0]).toBe(2);
  const lines: string[] = [];
  expect(await mfe(['judge', '--metrics', 'http://127.0.0.1:9/', '--store', folder], (line) => lines.push(line))).toBe(
    1,
  );
  expect(errors.at(-1)).toMatch(/^http:\/\/127\.0\.0\.1:9\/ cannot be read: /);
});
