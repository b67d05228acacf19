import { silenced, startTestServer, type TestServer } from '../../test/response-server.ts';
import { currentUser } from './current-user.ts';

let server: TestServer;
const globals = globalThis as { location?: unknown };

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(async () => {
  delete globals.location;
  await server.stop();
});

const user = { userId: 7, userName: 'worker', firstName: 'Wanda', userType: 'Worker', permissions: null, clientId: 1 };

test('a failure is reported and not cached; the next caller asks again, and then all share one response (docs: session#current-user, session#current-user-no-cache)', async () => {
  const errors = silenced('error');
  server.respond = (_, response) => void response.writeHead(500).end('{}');
  expect(await currentUser.load()).toBeUndefined();
  errors.restore();
  expect(currentUser.getState().status).toBe('failed');
  expect(errors.said).toHaveLength(1);

  globals.location = { href: 'https://portal.example/?fromLoginPage=1#/worker/home' };
  server.respond = (_, response) => void response.end(JSON.stringify(user));
  server.calls.length = 0;
  const [one, two] = await Promise.all([currentUser.load(), currentUser.load()]);
  expect(one).toBe(two);
  expect(one).toMatchObject({ userId: 7, permissions: [], isSysAdmin: false });
  expect(currentUser.getState().status).toBe('signed-in');
  expect(server.calls.map((call) => call.path + call.search)).toEqual(['/wand2/api/users/current?noCache=true']);
});
