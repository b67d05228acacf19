import { periodRoute } from '../../deadlines/period-route.ts';
import { startApi } from '../../testing/start-api.ts';
import { routeOfItem } from '../write-mails.ts';
import { OPEN_DAYS, openLink, stopLink } from './mail-links.ts';
import { textLink } from './text-links.ts';

let clock = Date.parse('2026-11-16T18:00:00Z');
const portal = await startApi({ now: () => new Date(clock) });
const { options, db } = portal.api.services;
afterAll(() => portal.close());

const [DANIEL, JONAS] = [1002, 1005];
const DAY = 86_400_000;
beforeAll(() =>
  db.updateTable('app_user').set({ language: 'de', country: 'DE' }).where('id', 'in', [DANIEL, JONAS]).execute(),
);

const english = { 'accept-language': 'en-US' };
/** The status of a page in German for a browser in English, with its words. It has no scripts, and fits a phone. */
async function page(path: string, { method = 'GET', cookie = '' } = {}) {
  const response = await fetch(`${portal.origin}${path}`, { method, headers: { ...english, cookie } });
  const html = await response.text();
  expect(html).toContain('<html lang="de-DE"');
  expect(html).toContain('<meta name="viewport" content="width=device-width');
  expect(html).not.toContain('<script');
  const main = /<main>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return {
    status: response.status,
    text: main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
    hasButton: main.includes('<button'),
  };
}

test('a link to unsubscribe asks first, says that it is done, and says so again when it is followed later (docs: reminders#reminder-unsubscribe)', async () => {
  const path = new URL(stopLink(options, DANIEL, 'digest'), portal.origin).pathname;
  const asked = await page(path);
  expect(asked).toMatchObject({ status: 200, hasButton: true });
  expect(asked.text).toContain('Was auf Ihre Genehmigung wartet');
  const done = await page(path, { method: 'POST' });
  expect(done).toMatchObject({ status: 200, hasButton: false });
  expect(await page(path)).toEqual(done);
  expect(await page(path, { method: 'POST' })).toEqual(done);
  expect(await db.selectFrom('mail_off').select('kind').where('user_id', '=', DANIEL).execute()).toEqual([
    { kind: 'digest' },
  ]);
});

const now = () => new Date(clock);
const links = {
  mail: (userId: number) => openLink(options, { userId, route: '/worker/home' }, now()),
  'text message': (userId: number) => textLink(options, { userId, period: undefined }, now()),
} as const;

test.each(Object.keys(links) as (keyof typeof links)[])(
  'the link of a %s of another person says for whom it is not, and one that has ended says so; neither leads anywhere (docs: reminders#reminder-link, reminders#reminder-link-ended)',
  async (kind) => {
    const path = new URL(links[kind](JONAS), portal.origin).pathname;
    const daniel = await portal.signedIn('manager');
    const cookie = [...daniel.cookies].map((pair) => pair.join('=')).join('; ');
    const other = await page(path, { cookie });
    expect([other.status, other.text]).toEqual([403, expect.stringContaining('Daniel Reyes')]);
    clock += (OPEN_DAYS + 1) * DAY;
    const ended = await page(path);
    expect(ended).toMatchObject({ status: 404, hasButton: false });
    expect(ended.text).toContain('nicht mehr');
    // Used twice, it opens twice: it changes nothing.
    const again = new URL(links[kind](JONAS), portal.origin);
    for (const _time of [1, 2])
      expect((await fetch(again, { redirect: 'manual', headers: english })).headers.get('location')).toMatch(
        /^\/login\?/,
      );
  },
);

/** The largest id of the database. */
const LARGEST = 2_147_483_647;

test.each([
  ['a period', periodRoute(LARGEST, '2026-11-09')],
  ['an item that waits for somebody else', routeOfItem(LARGEST, LARGEST)],
  ['what is late', '/manager/time-and-billing?due=late'],
  ['reports of figures', '/insights?weeks=13'],
])(
  'the link of a mail to %s leads there, by way of signing in (docs: reminders#reminder-link)',
  async (_what, route) => {
    const link = new URL(openLink(options, { userId: LARGEST, route }, now()), portal.origin);
    const response = await fetch(link, { redirect: 'manual' });
    expect([response.status, await response.text()]).toEqual([303, '']);
    expect(response.headers.get('location')).toBe(`/login?${new URLSearchParams({ returnUrl: `/#${route}` })}`);
  },
);

test.each([
  ['of a mail', () => links.mail(JONAS), 303],
  ['of a text message', () => links['text message'](JONAS), 303],
  ['to unsubscribe', () => stopLink(options, JONAS, 'due'), 200],
  ['that is not valid', () => `${portal.origin}/wand2/manual/api/mail/open/none`, 404],
] as const)(
  'a program that asks for the head of a link %s is answered as by GET (docs: reminders#reminder-link)',
  async (_which, link, status) => {
    const url = new URL(new URL(link(), portal.origin).pathname, portal.origin);
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => fetch(url, { method, redirect: 'manual', headers: english })),
    );
    const told = (response: Response | undefined) => [
      response?.status,
      ...['location', 'content-type'].map((name) => response?.headers.get(name)),
    ];
    expect(told(head)).toEqual(told(get));
    expect([head?.status, await head?.text()]).toEqual([status, '']);
  },
);
