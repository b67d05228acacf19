import { spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runService } from '../../../../platform/scripts/src/process/run-service.ts';
import { eicar, startClamdServer } from '../testing/services/clamd-server.ts';
import { startApi } from '../testing/start-api.ts';
import { clamdAddress, clamdScanner } from './clamd.ts';

const clamd = await startClamdServer();
const lines: string[] = [];
const portal = await startApi(
  { clamdUrl: clamd.url, logLevel: 'info' },
  { logTo: { write: (line) => lines.push(line) } },
);
afterAll(async () => {
  await portal.close();
  await clamd.close();
});
const asClamd = clamd.answer;
afterEach(() => {
  clamd.answer = asClamd;
});

const worker = await portal.signedIn('worker');
async function upload(name: string, content: Buffer) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  return (await worker.request('POST', '/wand2/api/fileupload/0/uploadonly', { body })).body;
}
const stored = async () =>
  (await portal.api.services.db.selectFrom('stored_file').select('file_name').execute()).map((row) => row.file_name);

test('a file is stored after the scanner has seen all of it (docs: attachments#upload-scan)', async () => {
  const large = Buffer.alloc(200_000, 'Taxi ');
  expect((await upload('clean.txt', large)).attachmentKey).toBeDefined();
  expect(clamd.scanned).toEqual([large.length]);
});

test('a virus is refused for good, kept nowhere, and recorded (docs: attachments#upload-scan)', async () => {
  expect(await upload('virus.txt', eicar)).toEqual({
    error: 'The virus scanner refused the file virus.txt. It was not stored.',
    final: true,
  });
  expect(await stored()).not.toContain('virus.txt');
  const { db } = portal.api.services;
  const events = await db.selectFrom('audit_event').select('details').where('event', '=', 'file_infected').execute();
  expect(events).toEqual([{ details: { billingItemId: 0, virus: 'Eicar-Test-Signature' } }]);
});

test.each([
  ['answers with an error', 'INSTREAM size limit exceeded. ERROR\0'],
  ['answers nonsense', 'stream: OK, or not\0'],
  ['closes the connection', ''],
])(
  'a scanner that %s lets no file through, and the upload may be repeated (docs: attachments#upload-scan)',
  async (_what, answer) => {
    clamd.answer = () => answer;
    const before = lines.length;
    expect(await upload('later.txt', Buffer.from('Taxi'))).toEqual({
      error: 'The file later.txt cannot be checked for viruses at the moment. Please try again later.',
      final: false,
    });
    expect(await stored()).not.toContain('later.txt');
    expect(lines.slice(before).filter((line) => JSON.parse(line).level === 50)).toHaveLength(1);
  },
);

test('a scanner that never answers, or that is not there, is an error', async () => {
  clamd.answer = () => undefined;
  await expect(clamdScanner(clamd.url, 20)(Buffer.from('x'))).rejects.toThrow('in time');
  await expect(clamdScanner('tcp://127.0.0.1:9')(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED');
});

test.each([
  ['tcp://clamav:3310', { host: 'clamav', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['tcp://clamav', undefined],
  ['clamav:3310', undefined],
  ['https://clamav:3310', undefined],
  ['unix:///', undefined],
  ['', undefined],
])('the address of "%s"', (url, address) => {
  expect(clamdAddress(url)).toEqual(address);
});

/** Debian's package; the wide suite installs it where it can. */
const command = ['clamd', '/usr/sbin/clamd'].find((one) => spawnSync(one, ['--help']).status === 0);

(command ? describe : describe.skip)('ClamAV’s own daemon', () => {
  // Slow: it starts clamd.
  test('is asked in its own protocol (docs: attachments#upload-scan)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
    // A data base of one hash, because the real one is hundreds of megabytes.
    await writeFile(join(folder, 'test.hdb'), '44d88612fea8a8f36de82e1278abb02f:68:Eicar-Test-Signature\n');
    const path = join(folder, 'clamd.ctl');
    const settings = [`DatabaseDirectory ${folder}`, `LocalSocket ${path}`, 'Foreground yes', 'StreamMaxLength 1M'];
    await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
    const ready = () =>
      new Promise<boolean>((resolve) => {
        const socket = connect({ path }, () => resolve(true)).on('error', () => resolve(false));
        socket.on('connect', () => socket.destroy());
      });
    const args = ['-c', join(folder, 'clamd.conf')];
    const service = await runService({ name: 'clamd', command: command ?? '', args, folder, ready });
    try {
      const scan = clamdScanner(`unix://${path}`);
      expect(await scan(eicar)).toContain('Eicar-Test-Signature');
      expect(await scan(Buffer.alloc(300_000, 'Taxi '))).toBeUndefined();
      expect(await scan(Buffer.alloc(0))).toBeUndefined();
      await expect(scan(Buffer.alloc(2_000_000, 'Taxi '))).rejects.toThrow();
    } finally {
      await service.close();
    }
  });
});
