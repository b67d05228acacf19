import { jest } from '@jest/globals';
import { serveBuild } from './served-build.ts';

/** Messages of the stream, one at a time. */
async function* changes(origin: string): AsyncGenerator<unknown, void> {
  const { body } = await fetch(`${origin}/changes`);
  let text = '';
  for await (const chunk of body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString();
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      yield JSON.parse(text.slice('data: '.length, end));
      text = text.slice(end + 2);
    }
  }
}

test('the newest build is served to a page of another origin, which is told of each and of failures', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const served = serveBuild('mfe_notes', 0);
  while (said.mock.calls.length === 0) await new Promise(setImmediate);
  const origin = `http://localhost:${served.port()}`;
  expect(said.mock.calls[0]?.[0]).toContain(`?override=mfe_notes@${origin}/build.json`);
  said.mockRestore();
  expect((await fetch(`${origin}/build.json`)).status).toBe(404);

  served.built({ 'build.json': '{"entry":"entry.1.js"}', 'entry.1.js': 'one' });
  const answer = await fetch(`${origin}/build.json`);
  expect([answer.headers.get('access-control-allow-origin'), answer.headers.get('cache-control')]).toEqual([
    '*',
    'no-store',
  ]);
  expect(await answer.json()).toEqual({ entry: 'entry.1.js' });
  const told = changes(origin);
  expect((await told.next()).value).toEqual({ entry: 'entry.1.js' });
  served.failed('Unexpected token');
  expect((await told.next()).value).toEqual({ error: 'Unexpected token' });
  served.built({ 'build.json': '{"entry":"entry.2.js"}', 'entry.2.js': 'two' });
  expect((await told.next()).value).toEqual({ entry: 'entry.2.js' });
  // A page that is loading the build before still finds it; nothing else is found.
  expect(await (await fetch(`${origin}/entry.1.js`)).text()).toBe('one');
  expect((await fetch(`${origin}/__proto__`)).status).toBe(404);
  served.close();
});
