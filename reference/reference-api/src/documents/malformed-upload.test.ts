import { once } from 'node:events';
import { connect } from 'node:net';
import { startApi } from '../testing/start-api.ts';

const lines: string[] = [];
const portal = await startApi({ logLevel: 'info' }, { logTo: { write: (line) => lines.push(line) } });
afterAll(() => portal.close());
const worker = await portal.signedIn('worker');
const { port } = new URL(portal.origin);

const UPLOAD = '/wand2/api/fileupload/0/uploadonly';
const part = (name: string, content: string) =>
  `--limit\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n${content}\r\n`;

const upload = (body: string, type = 'multipart/form-data; boundary=limit') =>
  worker.request('POST', UPLOAD, { body, headers: { 'content-type': type } });
const storedFiles = async () =>
  (await portal.api.services.db.selectFrom('stored_file').select('file_name').execute()).length;

test.each([
  ['ends before its last boundary', part('a.txt', 'Taxi')],
  ['ends in its content', part('a.txt', 'Taxi').slice(0, -4)],
  ['ends in the head of its part', part('a.txt', 'Taxi').slice(0, 40)],
  ['has other boundaries than it announces', `${part('a.txt', 'Taxi')}--limit--\r\n`.replaceAll('--limit', '--other')],
])('a multipart body that %s is a 400 (docs: attachments#upload-one)', async (_how, body) => {
  const before = await storedFiles();
  const response = await upload(body);
  expect([response.status, response.body.errors?.[0]?.errorToken]).toEqual([400, 'ERR_REQUEST_INVALID']);
  expect(await storedFiles()).toBe(before);
});

test.each([
  ['no boundary', 'multipart/form-data'],
  ['an empty boundary', 'multipart/form-data; boundary='],
])('a multipart body that announces %s is a 400', async (_what, type) => {
  const response = await upload(`${part('a.txt', 'Taxi')}--limit--\r\n`, type);
  expect([response.status, response.body.errors?.[0]?.errorToken]).toEqual([400, 'ERR_REQUEST_INVALID']);
});

test.each(['before its body is read', 'while it is read'])(
  'a browser that leaves an upload %s is no alarm',
  async (when) => {
    const before = lines.length;
    const socket = connect(Number(port), 'localhost');
    await once(socket, 'connect');
    const sent = once(socket, 'drain');
    const isSent = socket.write(
      `POST ${UPLOAD} HTTP/1.1\r\nhost: portal\r\nauthorization: Bearer ${worker.accessToken}\r\ncontent-length: 5000\r\ncontent-type: multipart/form-data; boundary=limit\r\n\r\n${part('a.txt', 'Taxi')}`,
    );
    if (!isSent) await sent;
    // The server has begun to read when it answers something else.
    if (when === 'while it is read') await worker.get('/wand2/api/users/current');
    socket.destroy();
    const ends = (line: string) => /"failed"|"the caller left during an upload"/.test(line);
    while (!lines.slice(before).some(ends)) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  },
);

test('a second file in one request is refused, and neither is stored (docs: attachments#upload-one)', async () => {
  const before = await storedFiles();
  const response = await upload(`${part('a.txt', 'Taxi')}${part('b.txt', 'Train')}--limit--\r\n`);
  expect([response.status, response.body.errors?.[0]?.errorToken]).toEqual([400, 'ERR_REQUEST_INVALID']);
  expect(await storedFiles()).toBe(before);
});
