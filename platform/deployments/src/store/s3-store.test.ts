import { join } from 'node:path';
import { activate } from '../activate/activate.ts';
import { currentManifest, history } from '../activate/history.ts';
import { rollback } from '../activate/rollback.ts';
import { examineStore } from '../doctor/examine-store.ts';
import { emptyFolder } from '../testing/empty-folder.ts';
import { now, publicationOf, version } from '../testing/fixture.ts';
import { BUCKET, type S3Server, startS3 } from '../testing/s3-server.ts';
import { serveHandler } from '../testing/serve-handler.ts';
import { openStore } from './open-store.ts';
import { s3Settings } from './s3-settings.ts';

const folder = emptyFolder();
let s3: S3Server;
beforeEach(async () => {
  s3 = await startS3(folder);
});
afterEach(async () => {
  await s3.close();
});

const open = (path = 'portal') => openStore(`s3://${BUCKET}/${path}`, s3.environment);

const ACTIVATIONS = process.env.TEST_WIDE ? 20 : 4;

test('activations at once from four machines lose none', async () => {
  const machines = Array.from({ length: 4 }, () => open());
  await Promise.all(
    Array.from({ length: ACTIVATIONS }, (_, at) =>
      activate(machines[at % 4] ?? open(), [publicationOf(version(`mfe_team${at}`, '1.0.0'))], { now }),
    ),
  );
  const live = await currentManifest(open());
  expect(live.revision).toBe(ACTIVATIONS);
  expect(Object.keys(live.microFrontends)).toHaveLength(ACTIVATIONS);
  expect((await history(open())).map(({ revision }) => revision)).toEqual(
    Array.from({ length: ACTIVATIONS }, (_, at) => at + 1),
  );
  expect(JSON.parse((await open().read('deployments.json'))?.toString() ?? '')).toEqual(live);
});

test('a rollback works there as it does in a folder, and the documents follow', async () => {
  await activate(open(), [publicationOf(version('mfe_a', '1.0.0'))], { now });
  await activate(open(), [publicationOf(version('mfe_a', '2.0.0'))], { now });
  await rollback(open(), ['mfe_a'], { now });
  expect((await currentManifest(open())).microFrontends.mfe_a?.version).toBe('1.0.0');
  const findings = await examineStore(open());
  // The fixture's scripts were never uploaded, which is all there is to find.
  expect(findings.map(({ sentence }) => sentence)).toEqual([
    'mfe/mfe_a/1.0.0/entry.js is missing, which mfe_a 1.0.0 needs. Publish that build again, or roll back.',
    'mfe/mfe_a/1.0.0/publication.json is missing: mfe_a 1.0.0 is in use, but cannot be checked or activated again. Publish that build again.',
  ]);
});

test('objects can be served as they are: type, encoding and cache lifetime', async () => {
  const store = open();
  await store.create('mfe/a/1/entry.js', Buffer.from('1'));
  await store.create('mfe/a/1/entry.js.br', Buffer.from('2'));
  await store.create('mfe/a/1/entry.js.Gc7iIglSE.dcz', Buffer.from('4'));
  await store.replace('index.html', Buffer.from('3'));
  const headers = async (path: string) => {
    const url = `${s3.url}/${BUCKET}/portal/${path}`;
    const response = await fetch(url, { method: 'HEAD' });
    return ['content-type', 'content-encoding', 'cache-control'].map((name) => response.headers.get(name));
  };
  expect(await headers('mfe/a/1/entry.js')).toEqual([
    'text/javascript; charset=utf-8',
    null,
    'public, max-age=31536000, immutable',
  ]);
  expect(await headers('mfe/a/1/entry.js.br')).toEqual([
    'text/javascript; charset=utf-8',
    'br',
    'public, max-age=31536000, immutable',
  ]);
  expect(await headers('mfe/a/1/entry.js.Gc7iIglSE.dcz')).toEqual([
    'text/javascript; charset=utf-8',
    'dcz',
    'public, max-age=31536000, immutable',
  ]);
  expect(await headers('index.html')).toEqual(['text/html; charset=utf-8', null, 'no-cache']);
});

test('a listing in several pages is read to the end', async () => {
  // s3rver cannot make continuation tokens on a current OpenSSL, so the pages are Amazon's as its reference prints them.
  const asked: (string | null)[] = [];
  const pages = await serveHandler((request, response) => {
    const token = new URL(request.url ?? '/', 'http://s3').searchParams.get('continuation-token');
    asked.push(token);
    response.end(
      token
        ? '<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>portal/maps/b+%281%29.map</Key></Contents></ListBucketResult>'
        : '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>1/x&amp;&#x3D;+</NextContinuationToken>' +
            '<Contents><Key>portal/maps/a.map</Key></Contents></ListBucketResult>',
    );
  });
  const environment = { ...s3.environment, AWS_ENDPOINT_URL: pages.url };
  expect(await openStore(`s3://${BUCKET}/portal`, environment).list('maps')).toEqual(['maps/a.map', 'maps/b (1).map']);
  expect(asked).toEqual([null, '1/x&=+']);
  await pages.close();
});

test('a page of something in between is no empty store', async () => {
  const proxy = await serveHandler((_, response) => void response.end('<html><title>Sign in</title></html>'));
  const environment = { ...s3.environment, AWS_ENDPOINT_URL: proxy.url };
  const store = openStore(`s3://${BUCKET}/portal`, environment);
  await expect(currentManifest(store)).rejects.toThrow(
    `history in s3://${BUCKET}/portal: no object store answered with a listing (<html><title>Sign in</title></html>).`,
  );
  await expect(examineStore(store)).rejects.toThrow('no object store answered');
  await proxy.close();
});

test('a server that ignores the condition is rejected before anything is overwritten', async () => {
  const careless = await startS3(join(folder, 'careless'), { conditional: false });
  try {
    const store = openStore(`s3://${BUCKET}/portal`, careless.environment);
    await expect(store.create('history/00000001.json', Buffer.from('{}'))).rejects.toThrow(
      'does not support conditional writes',
    );
    expect(await store.list('history')).toEqual([]);
  } finally {
    await careless.close();
  }
});

test('a bucket that is not there, credentials that do not fit and a server that is gone are reported', async () => {
  await expect(openStore('s3://nowhere-here', s3.environment).list('')).rejects.toThrow(
    'There is no bucket "nowhere-here"',
  );
  const stranger = { ...s3.environment, AWS_SECRET_ACCESS_KEY: 'wrong' };
  await expect(openStore(`s3://${BUCKET}`, stranger).read('x')).rejects.toThrow('refuses these credentials');
  const gone = { ...s3.environment, AWS_ENDPOINT_URL: 'http://127.0.0.1:9' };
  await expect(openStore(`s3://${BUCKET}`, gone).read('x')).rejects.toThrow(
    'http://127.0.0.1:9/deployments cannot be reached',
  );
});

// Slow: the attempts wait by their own clock.
test('a server that is silent is reported at each attempt, and in the end', async () => {
  const silent = await serveHandler(() => {});
  const endpoint = silent.url;
  const sentences: string[] = [];
  const waiting = { onWait: (sentence: string) => sentences.push(sentence), deadline: 50 };
  const store = openStore(`s3://${BUCKET}`, { ...s3.environment, AWS_ENDPOINT_URL: endpoint }, waiting);
  await expect(store.read('deployments.json')).rejects.toThrow(
    `${endpoint}/${BUCKET} has not answered within 0.05 s, 5 times. Try again later.`,
  );
  expect(sentences).toEqual(
    [1, 2, 3, 4].map(
      (at) => `${endpoint}/${BUCKET} has not answered within 0.05 s (attempt ${at} of 5). Trying again.`,
    ),
  );
  await silent.close();
});

test('a write whose answer is lost counts as ours when what is there is what we sent', async () => {
  const broken = await startS3(join(folder, 'broken-line'), { losesAnswerTo: 'history/' });
  try {
    const store = openStore(`s3://${BUCKET}/portal`, broken.environment);
    expect(await store.create('history/00000001.json', Buffer.from('ours'))).toBe(true);
    expect(await store.create('history/00000001.json', Buffer.from('another'))).toBe(false);
    expect((await store.read('history/00000001.json'))?.toString()).toBe('ours');
  } finally {
    await broken.close();
  }
});

test.each([
  ['s3://', {}, 'is no store'],
  ['s3://UPPER', {}, 'is no store'],
  ['s3://bucket/x', { AWS_ACCESS_KEY_ID: 'a' }, 'needs credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
  [
    's3://bucket/x',
    { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_ENDPOINT_URL: 'localhost:9000' },
    'It has to begin with http:// or https://',
  ],
])('%s with %o is rejected in a sentence', (location, environment, sentence) => {
  expect(() => s3Settings(location, environment)).toThrow(sentence);
});

test('without an endpoint the bucket is Amazon’s', () => {
  const environment = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_REGION: 'eu-central-1' };
  expect(s3Settings('s3://bucket/a/b/', environment)).toMatchObject({
    endpoint: 'https://bucket.s3.eu-central-1.amazonaws.com',
    prefix: 'a/b',
  });
});
