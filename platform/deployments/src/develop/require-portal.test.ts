import { once } from 'node:events';
import { createServer } from 'node:http';
import { requirePortal } from './require-portal.ts';

const notes = { name: 'mfe_notes', routes: ['/notes'] };
const live = { schemaVersion: 1, revision: 3, activatedAt: '2026-01-01T00:00:00.000Z', microFrontends: {} };

/** A portal's responses, by path; 404 elsewhere. */
async function served(answers: Readonly<Record<string, string>>, use: (address: string) => Promise<void>) {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  try {
    await use(`http://localhost:${(server.address() as { port: number }).port}`);
  } finally {
    server.close();
  }
}

const page = '<meta http-equiv="Content-Security-Policy" content="script-src http://localhost:*">';

test('a portal for development shows a developer’s build', async () => {
  await served({ '/': page, '/deployments.json': JSON.stringify(live) }, async (address) => {
    await expect(requirePortal(address, notes)).resolves.toEqual(live);
  });
});

test('one for production may not load from a developer’s machine', async () => {
  await served({ '/': '<p>', '/deployments.json': JSON.stringify(live) }, async (address) => {
    await expect(requirePortal(address, notes)).rejects.toThrow(
      `The page of ${address} may not load from this machine.`,
    );
  });
});

test.each(['<p>', '{}', undefined])('what answers with %s is no portal', async (answer) => {
  await served({ '/': page, ...(answer && { '/deployments.json': answer }) }, async (address) => {
    await expect(requirePortal(address, notes)).rejects.toThrow(
      `${address} is no portal: it has no /deployments.json.`,
    );
  });
});

test('an address that nobody answers, and a text that is none', async () => {
  let gone = '';
  await served({}, async (address) => {
    gone = address;
  });
  await expect(requirePortal(gone, notes)).rejects.toThrow(`${gone} does not answer (`);
  await expect(requirePortal('portal', notes)).rejects.toThrow('"portal" is no address.');
});
