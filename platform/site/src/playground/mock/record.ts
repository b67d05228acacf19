import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages } from 'scripts/build-packages';
import { deployPackages } from 'scripts/deployment/deploy-packages';
import { repository } from 'scripts/paths';
import { startPortal } from 'scripts/portal';
import { type Contacts, PASSWORD, type Person, type Recorded } from './answer.ts';
import { LANGUAGES, PEOPLE } from './people.ts';

/** The packages whose code the playground's page runs. */
const PACKAGES = ['mfe-recovery', 'mfe-timecard', 'mfe-widgets', 'root-config'];

/** Calls whose answers are the same for all people. */
const SHARED = ['/client/session/locale.html', '/wand2/api/countries?sort=code'];

/** What Add Time reads of the engagement that the playground shows; queries are left out, because the date of the day is in them. */
const ADD_TIME = [
  '/wand2/engagement/api/engagement-items?pageNo=0&pageSize=200',
  '/wand2/api/billing/billing-items/0/metadata?engagementId=5000',
  '/wand2/api/engagement/engagements/5000/periods',
  '/wand2/api/billing/billing-items/creation-date-validation?engagementId=5000&selectedDate=TODAY',
  '/wand2/engagement/api/hourstatus?engagementId=5000',
  '/wand2/api/billing/billing-items/0/worker/totalhours?engagementId=5000&selectedDate=TODAY',
];

/**
 * Writes what the playground needs without a server: the portal's files, the texts of the languages, and the API's answers, recorded from a
 * portal of its own in this process. Builds the packages if they have changed.
 *
 * @param folder of the playground in the site
 * @param storeFolder for the portal
 */
export async function writeMock(folder: string, storeFolder: string): Promise<void> {
  await buildPackages(console.error, { packages: PACKAGES });
  await deployPackages(storeFolder, console.error, 'development', { packages: PACKAGES });
  const portal = await startPortal({ port: 0, store: storeFolder, dataDir: 'memory', rateLimits: false });
  try {
    writeFileSync(join(folder, 'recorded.json'), JSON.stringify(await record(portal.url)));
    mkdirSync(join(folder, 'texts'), { recursive: true });
    for (const [language, texts] of Object.entries(await recordTexts(portal.url)))
      writeFileSync(join(folder, 'texts', `${language}.json`), JSON.stringify(texts));
  } finally {
    await portal.close();
  }
  copyFiles(storeFolder, join(folder, 'portal'));
}

/** The labels of a translation call. */
const LABELS_A_CALL = 500;

/** The texts of each language as the API sends them, with those that a language has of another one. */
async function recordTexts(url: string): Promise<Record<string, object>> {
  const languages = (await (await fetch(`${url}/wand2/manual/api/languages`)).json()) as { locale: string }[];
  const known = languages.map(({ locale }) => locale).join();
  if (known !== LANGUAGES.join()) throw new Error(`The playground lists other languages than the portal: ${known}`);
  const english = join(repository, 'reference', 'reference-api', 'src', 'translations', 'texts', 'en_US.json');
  const labels = Object.keys(JSON.parse(readFileSync(english, 'utf8')));
  const recorded: Record<string, object> = {};
  for (const name of LANGUAGES) {
    const [language, country] = name.split('_');
    let texts = {};
    for (let at = 0; at < labels.length; at += LABELS_A_CALL) {
      const answer = await fetch(`${url}/wand2/manual/api/translation`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ labels: labels.slice(at, at + LABELS_A_CALL), language, country }),
      });
      if (!answer.ok) throw new Error(`The texts of ${name} could not be recorded: ${answer.status}`);
      texts = { ...texts, ...(await answer.json()) };
    }
    recorded[name] = texts;
  }
  return recorded;
}

/** What a page requests of the live versions; what compresses or explains a file is left out. */
function copyFiles(store: string, to: string): void {
  const live = JSON.parse(readFileSync(join(store, 'deployments.json'), 'utf8'));
  const versions: readonly { readonly base: string }[] = [live.root, ...Object.values(live.microFrontends)];
  const manifests = ['mfe_timecard', 'mfe_widgets'].map((name) => `standalone/${name}/live/mf-manifest.json`);
  for (const path of ['embed.js', 'deployments.json', ...manifests, ...versions.map(({ base }) => base)])
    cpSync(join(store, path), join(to, path), {
      recursive: true,
      filter: (file) => !/\.(?:br|gz|map|txt)$|\/publication\.json$/.test(file),
    });
}

async function record(url: string): Promise<Recorded> {
  const people: Record<string, Person> = {};
  const answers: Record<string, unknown> = {};
  for (const name of PEOPLE) {
    const get = await signedIn(url, name);
    const user = (await get('/wand2/api/users/current')) as Person['user'];
    await get('/wand2/api/passwordRegistrations/authenticate', { userName: name, password: PASSWORD });
    const read = (await get(`/wand2/api/passwordRegistrations/${user.userId}?unmask=true`)) as Contacts;
    people[name] = {
      user,
      contacts: {
        email: orNone(read.email),
        mobile: orNone(read.mobile),
        phoneCode: orNone(read.phoneCode),
        countryCode: orNone(read.countryCode),
      },
    };
    if (name !== 'worker') continue;
    const today = new Date().toISOString().slice(0, 10);
    for (const path of [...SHARED, ...ADD_TIME]) {
      const answer = await get(path.replace('TODAY', today));
      answers[path.includes('TODAY') ? (path.split('?')[0] ?? path) : path] = answer;
    }
  }
  return { people, answers };
}

/** The API writes no value as the text 'null'. */
const orNone = (value: string | null): string | null => (value === 'null' ? null : value);

/** Calls as a sample person; with a body it is posted. */
async function signedIn(url: string, userName: string): Promise<(path: string, body?: unknown) => Promise<unknown>> {
  const form = new URLSearchParams({ userName, password: PASSWORD });
  const login = await fetch(`${url}/login`, { method: 'POST', body: form, redirect: 'manual' });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { token } = await (await fetch(`${url}/generic/session/getToken.html`, { headers: { cookie } })).json();
  const access = await fetch(`${url}/wand2/tokens/getAccessToken`, {
    method: 'POST',
    body: token,
    headers: { cookie, authorization: `Basic ${btoa('portal-web:')}` },
  });
  const { access_token: bearer } = await access.json();
  const headers = { cookie, authorization: `Bearer ${bearer}` };
  return async (path, body) => {
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${url}${path}`, { ...sent, headers: { ...headers, ...type } });
    if (!answer.ok) throw new Error(`${path} could not be recorded: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
