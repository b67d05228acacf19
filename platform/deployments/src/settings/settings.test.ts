import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activate } from '../activate/activate.ts';
import { rollback } from '../activate/rollback.ts';
import { mfe } from '../command/mfe.ts';
import { examineStore } from '../doctor/examine-store.ts';
import { recordOf, takingOf } from '../publish/publication.ts';
import { directoryStore } from '../store/directory-store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { now, publicationOf, someIntegrity, version } from '../testing/fixture.ts';
import { readSettings } from './settings.ts';

const folder = emptyFolder();
beforeEach(async () => {
  await activate(directoryStore(folder), [publicationOf(version('mfe_a', '1'))], { now });
});

const page = () => readFile(join(folder, 'index.html'), 'utf8');
const beacon = async () => /<meta name="portal-beacon" content="([^"]*)">/.exec(await page())?.[1];
async function settings(...args: string[]): Promise<[code: number, output: string]> {
  const output: string[] = [];
  const original = console.error;
  console.error = (line: string) => output.push(line);
  try {
    return [await mfe(['settings', ...args, '--store', folder], (line) => output.push(line)), output.join('\n')];
  } finally {
    console.error = original;
  }
}

test('a deployed page says where monitoring sends to, without anybody having set it', async () => {
  expect(await beacon()).toBe('/monitoring/events');
  expect(await settings()).toEqual([0, 'beacon       /monitoring/events\nvendor site  off']);
});

test('another URL is in the page at once, in its policy, and in every later page', async () => {
  expect(await settings('--beacon', 'https://events.example/portal')).toEqual([
    0,
    'beacon       https://events.example/portal\nvendor site  off',
  ]);
  expect(await beacon()).toBe('https://events.example/portal');
  expect(await page()).toMatch(/connect-src 'self' https:\/\/events\.example[;"]/);
  for (const number of ['1', '2'])
    await activate(directoryStore(folder), [publicationOf(version('mfe_b', number))], { now });
  await rollback(directoryStore(folder), ['mfe_b'], { now });
  expect(await beacon()).toBe('https://events.example/portal');
});

test('the vendor’s own site is in the page once it is set, and gone with off', async () => {
  const vendorSite = async () => /<meta name="portal-vendor-site" content="([^"]*)">/.exec(await page())?.[1];
  expect(await vendorSite()).toBeUndefined();
  await settings('--vendor-site', 'https://vendor.example/?a=1&b="2"');
  expect(await vendorSite()).toBe('https://vendor.example/?a=1&amp;b=&quot;2&quot;');
  for (const url of ['http://vendor.example/', 'javascript:alert(1)', '/about', '']) {
    const [code, output] = await settings('--vendor-site', url);
    expect([code, output]).toEqual([1, expect.stringContaining("is no address for the footer's link")]);
  }
  await settings('--beacon', 'off');
  expect(await vendorSite()).toContain('https://vendor.example/');
  await settings('--vendor-site', 'off');
  expect(await vendorSite()).toBeUndefined();
});

test('one line switches off what browsers keep for a time without a connection, and on again', async () => {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const root = { version: '1', base: '/mfe/root/1/', portal: 'portal.js', embed: 'embed.js', files: {} };
  const files = { 'service-worker.0a1b.js': { integrity: someIntegrity, bytes: 1 } };
  await activate(directoryStore(folder), [{ name: 'root', version: '1', root: { ...root, files } }], { now });
  await directoryStore(folder).replace('mfe/root/1/service-worker.0a1b.js', Buffer.from('worker()'));
  await settings('--offline', 'on');
  expect(await read('service-worker.js')).toBe('worker()');
  expect(await settings('--offline', 'off')).toEqual([0, expect.stringContaining('offline      off')]);
  expect(JSON.parse(await read('deployments.json'))).toMatchObject({ offline: false });
  expect(await page()).toContain('"offline":false');
  expect(await read('service-worker.js')).toContain('registration.unregister()');
  await settings('--beacon', 'off');
  expect(JSON.parse(await read('deployments.json'))).toMatchObject({ offline: false });
  await settings('--offline', 'on');
  expect(await page()).not.toContain('"offline"');
  expect(await read('service-worker.js')).toBe('worker()');
  expect(await settings('--offline', 'maybe')).toEqual([1, expect.stringContaining('takes on or off')]);
});

test('a share of the page loads reports, and all of them again', async () => {
  const share = async () => /<meta name="portal-beacon-share" content="([^"]*)">/.exec(await page())?.[1];
  expect(await share()).toBeUndefined();
  expect(await settings('--beacon-share', '0.1')).toEqual([
    0,
    'beacon       /monitoring/events, of 0.1 of the page loads\nvendor site  off',
  ]);
  expect(await share()).toBe('0.1');
  await settings('--vendor-site', 'off');
  expect(await share()).toBe('0.1');
  for (const wrong of ['0', '1.1', '-1', 'half', ''])
    expect(await settings(`--beacon-share=${wrong}`)).toEqual([1, expect.stringContaining('no share of page loads')]);
  expect(await share()).toBe('0.1');
  await settings('--beacon-share', '1');
  expect(await share()).toBeUndefined();
});

test('off sends nothing', async () => {
  expect(await settings('--beacon', 'off')).toEqual([0, 'beacon       off\nvendor site  off']);
  expect(await beacon()).toBeUndefined();
});

test.each(['events', 'http://events.example/', '//events.example/', "/x'; script-src *", ''])(
  '"%s" is rejected and changes nothing',
  async (url) => {
    const [code, output] = await settings('--beacon', url);
    expect([code, output]).toEqual([1, expect.stringContaining('is no beacon address')]);
    expect(await beacon()).toBe('/monitoring/events');
  },
);

test.each(['{"beacon":7}', 'not JSON', '{"becon":"/x"}'])(
  'settings that read %s keep nothing from going live; the doctor tells',
  async (text) => {
    await writeFile(join(folder, 'settings.json'), text);
    await activate(directoryStore(folder), [publicationOf(version('mfe_b', '1'))], { now });
    expect(await beacon()).toBe('/monitoring/events');
    const sentences = (await examineStore(directoryStore(folder))).map(({ sentence }) => sentence);
    expect(sentences).toContainEqual(
      expect.stringMatching(
        /^settings\.json .*, so the defaults hold, and "mfe prune" takes nothing\. Write it again: mfe settings --beacon \/monitoring\/events, and --keep /,
      ),
    );
  },
);

test('kept versions stay in the settings until removed; unknown versions cannot be kept', async () => {
  const store = directoryStore(folder);
  for (const number of ['1', '2'])
    await store.create(recordOf('mfe_a', number), Buffer.from(JSON.stringify(publicationOf(version('mfe_a', number)))));
  expect(await settings('--keep', 'mfe_a@1', '--keep', 'mfe_a@2')).toEqual([
    0,
    'beacon       /monitoring/events\nvendor site  off\nkeep         mfe_a@1\nkeep         mfe_a@2',
  ]);
  expect(await settings('--beacon', 'off')).toEqual([
    0,
    'beacon       off\nvendor site  off\nkeep         mfe_a@1\nkeep         mfe_a@2',
  ]);
  expect(await settings('--unkeep', 'mfe_a@1')).toEqual([
    0,
    'beacon       off\nvendor site  off\nkeep         mfe_a@2',
  ]);
  expect(await settings('--keep', 'mfe_a@3')).toEqual([1, 'mfe_a has no published version 3. Published: 1, 2.']);
  await store.create(takingOf('mfe_a', '1'), Buffer.from('{}'));
  expect((await settings('--keep', 'mfe_a@1'))[1]).toMatch(/^mfe_a@1 is being taken away by "mfe prune"/);
});

test('settings that are changed at once are all kept', async () => {
  const numbers = ['1', '2', '3', '4', '5'];
  for (const number of numbers) {
    const record = Buffer.from(JSON.stringify(publicationOf(version('mfe_a', number))));
    await directoryStore(folder).create(recordOf('mfe_a', number), record);
  }
  await Promise.all([...numbers.map((number) => settings('--keep', `mfe_a@${number}`)), settings('--beacon', 'off')]);
  expect(await readSettings(directoryStore(folder))).toEqual({
    beacon: null,
    vendorSite: null,
    keep: numbers.map((number) => `mfe_a@${number}`),
  });
});

test('a store from before keeps its settings, until and after they are changed', async () => {
  await writeFile(join(folder, 'settings.json'), '{"beacon":null}');
  expect((await settings())[1]).toContain('beacon       off');
  await settings('--vendor-site', 'https://vendor.example/');
  expect(await settings()).toEqual([0, 'beacon       off\nvendor site  https://vendor.example/']);
});
