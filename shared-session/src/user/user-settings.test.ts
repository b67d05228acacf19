import { silenced, startTestServer, type TestServer } from '../../test/response-server.ts';
import { currentUser } from './current-user.ts';
import { pageSettings, rememberViewed } from './user-settings.ts';

let server: TestServer;
let responses: Record<string, unknown>;

beforeEach(async () => {
  server = await startTestServer();
  responses = {
    '/wand2/api/users/current': { userId: 7, userName: 'w', firstName: 'W', userType: 'Worker', clientId: 1 },
  };
  server.respond = ({ path }, response) =>
    path in responses ? void response.end(JSON.stringify(responses[path])) : void response.writeHead(500).end('{}');
});

afterEach(() => server.stop());

const quiet = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const errors = silenced('error');
  try {
    const result = await work();
    return [result, errors.said.length];
  } finally {
    errors.restore();
  }
};

test("a page's settings are read once, and a failure starts with defaults and is tried again (docs: session#user-settings)", async () => {
  expect(await quiet(() => pageSettings.read('list'))).toEqual([{}, 1]);
  responses['/wand2/api/users/page-setting'] = [{ pageName: 'list', settings: { columns: ['a'] } }];
  expect(await pageSettings.read('list')).toEqual({ columns: ['a'] });
  server.calls.length = 0;
  expect(await pageSettings.read('list')).toEqual({ columns: ['a'] });
  expect(server.calls).toEqual([]);
});

test('settings that could not be saved hold for the visit', async () => {
  await expect(pageSettings.save('other', { size: 20 })).rejects.toMatchObject({ kind: 'server' });
  expect(await pageSettings.read('other')).toEqual({ size: 20 });
});

test('remembering what was viewed is never in the way (docs: session#user-settings)', async () => {
  await currentUser.load();
  expect(await quiet(() => rememberViewed(5, 'timecard'))).toEqual([undefined, 1]);
  expect(server.calls.at(-1)?.json).toEqual({ userId: 7, objectId: 5, type: 'timecard' });
});

test('nothing is said where the page was left before the response to what was viewed came', async () => {
  await currentUser.load();
  server.respond = (_, response) => void response.destroy();
  expect(await quiet(() => rememberViewed(5, 'timecard'))).toEqual([undefined, 0]);
});
