import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from 'deployments';
import { isDigest, namedImages, pinned } from './images/pin.ts';
import { main } from './main.ts';
import { repository } from './paths.ts';

const FILES = [
  'docker-compose.yml',
  'reference/legacy-host/Dockerfile',
  'reference/reference-api/Dockerfile',
  'platform/deployments/Dockerfile',
];

/**
 * `npm run images`: prints the current digest of each image that production uses, from its registry. `npm run images -- --write` pins the
 * images to them. Nothing is written unless all were found.
 */
await main(async () => {
  const files = FILES.map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }));
  const digests = new Map<string, string>();
  for (const { tag } of files.flatMap(({ text }) => namedImages(text))) digests.set(tag, digestOf(tag));
  for (const [tag, digest] of digests) console.log(`${tag}@${digest}`);
  if (!process.argv.includes('--write')) return 0;
  for (const { path, text } of files) writeFileSync(join(repository, path), pinned(text, digests));
  console.log(`Pinned in ${FILES.join(' and ')}.`);
  return 0;
});

function digestOf(tag: string): string {
  const format = '{{.Manifest.Digest}}';
  const asked = spawnSync('docker', ['buildx', 'imagetools', 'inspect', '--format', format, tag], { encoding: 'utf8' });
  if (asked.error) throw new UserError('Docker is not installed here; run this where images are built.');
  const digest = asked.stdout.trim();
  if (asked.status !== 0 || !isDigest(digest))
    throw new UserError(`${tag} was not found in its registry, so nothing was pinned.\n${asked.stderr.trim()}`);
  return digest;
}
