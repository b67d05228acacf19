import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../paths.ts';
import { isExact, namedImages, pinned } from './pin.ts';

const digest = `sha256:${'ab'.repeat(32)}`;
const other = `sha256:${'cd'.repeat(32)}`;
const compose = 'services:\n  db:\n    image: postgres:17.5-alpine\n  mail:\n    image: axllent/mailpit:v1.21.8\n';

test('each image is pinned behind its tag, which stays readable; what was not resolved stays as it is', () => {
  const once = pinned(compose, new Map([['postgres:17.5-alpine', digest]]));
  expect(once).toBe(compose.replace('17.5-alpine', `17.5-alpine@${digest}`));
  expect(namedImages(once)).toEqual([
    { tag: 'postgres:17.5-alpine', digest },
    { tag: 'axllent/mailpit:v1.21.8', digest: undefined },
  ]);
  // A newer build of the same tag replaces the digest.
  expect(pinned(once, new Map([['postgres:17.5-alpine', other]]))).toBe(once.replace(digest, other));
});

test('a Dockerfile’s first line is an image too', () => {
  expect(pinned('FROM node:24.21.0-slim\nRUN x\n', new Map([['node:24.21.0-slim', digest]]))).toBe(
    `FROM node:24.21.0-slim@${digest}\nRUN x\n`,
  );
});

test('each stage of a Dockerfile is an image, and keeps its name', () => {
  const stages = 'FROM node:24.21.0-slim AS tags\nRUN x\n\nFROM tomcat:10.1.42-jre17\n';
  const both = new Map(['node:24.21.0-slim', 'tomcat:10.1.42-jre17'].map((tag) => [tag, digest]));
  expect(pinned(stages, both)).toBe(
    `FROM node:24.21.0-slim@${digest} AS tags\nRUN x\n\nFROM tomcat:10.1.42-jre17@${digest}\n`,
  );
  expect(namedImages(pinned(stages, both)).map(({ tag }) => tag)).toEqual([...both.keys()]);
});

test.each(['docker-compose.yml', 'reference/legacy-host/Dockerfile', 'reference/reference-api/Dockerfile'])(
  '%s names exact versions',
  (path) => {
    const images = namedImages(readFileSync(join(repository, path), 'utf8'));
    expect(images).not.toEqual([]);
    expect(images.filter(({ tag }) => !isExact(tag))).toEqual([]);
  },
);

test.each(['postgres:17-alpine', 'nginx:alpine', 'tomcat:10'])('%s moves', (tag) => {
  expect(isExact(tag)).toBe(false);
});
