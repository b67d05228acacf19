import { prefetchQueue } from './prefetch-queue.ts';

/** A server whose responses are given one by one. */
function server() {
  const open = new Map<string, { answer: () => void; fail: () => void; signal: AbortSignal }>();
  const fetchFile = (input: unknown, init?: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const url = String(input);
      const fail = () => {
        open.delete(url);
        reject(new TypeError('Failed to fetch'));
      };
      const answer = () => {
        open.delete(url);
        resolve(new Response('code'));
      };
      open.set(url, { answer, fail, signal: init?.signal as AbortSignal });
    });
  return { open, fetchFile: fetchFile as typeof fetch };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('scripts are fetched ahead two at a time, each once, and leave connections for the page', async () => {
  const { open, fetchFile } = server();
  const queue = prefetchQueue(fetchFile);
  for (const name of ['1', '2', '2', '3', '1']) queue.add(`https://a.example/one/${name}.js`);
  expect([...open.keys()]).toEqual(['https://a.example/one/1.js', 'https://a.example/one/2.js']);
  open.get('https://a.example/one/1.js')?.answer();
  await settle();
  expect([...open.keys()]).toEqual(['https://a.example/one/2.js', 'https://a.example/one/3.js']);
});

test('the other scripts of a server that does not answer are left out', async () => {
  const { open, fetchFile } = server();
  const queue = prefetchQueue(fetchFile);
  for (const path of ['hung/1', 'hung/2', 'hung/3', 'well/1', 'hung/4', 'well/2'])
    queue.add(`https://a.example/${path}.js`);
  for (const { signal } of open.values()) expect(signal.aborted).toBe(false);
  open.get('https://a.example/hung/1.js')?.fail();
  await settle();
  expect([...open.keys()]).toEqual(['https://a.example/hung/2.js', 'https://a.example/well/1.js']);
  open.get('https://a.example/well/1.js')?.answer();
  await settle();
  expect([...open.keys()]).toEqual(['https://a.example/hung/2.js', 'https://a.example/well/2.js']);
});
