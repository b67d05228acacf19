import * as deployment from '../../activate/activate.ts';
import { currentManifest, revision } from '../../activate/history.ts';
import { rollback as goBack } from '../../activate/rollback.ts';
import { candidateVersion, liveVersion } from '../../activate/targets.ts';
import { answerOf } from '../../develop/require-portal.ts';
import { recordTrial, trialsOf } from '../../journeys/trial-record.ts';
import type { Manifest } from '../../manifest/index.ts';
import { versionName } from '../../publish/named-version.ts';
import type { Publication } from '../../publish/publication.ts';
import { sourceMaps } from '../../sources/source-maps.ts';
import { withSources } from '../../sources/with-sources.ts';
import type { Store } from '../../store/store.ts';
import { UserError } from '../../user-error.ts';
import { type Verifier, verifier } from '../../verify/verify.ts';
import { type Invocation, type Verb, WrongUsage } from '../invocation.ts';
import { enginesIn, summary, tryOn } from './try.ts';

export const activate: Verb = async (invocation) => {
  const { store, publications, activating, print, values } = invocation;
  if (Number.isNaN(activating.share)) {
    throw new UserError('A share is a number from 0 to 1, for example 0.1 for one in ten.');
  }
  const wanted = await publications();
  // Before anything is changed: without a browser nothing could be verified.
  const browser = await verifierOf(invocation);
  try {
    if (values.try !== undefined) {
      const tried = await tryOn(store, wanted, values.try, '--try', enginesIn(values.browsers));
      print(tried, [...tried.failures, summary(tried)].join('\n'));
      await recordTrial(store, wanted, tried, activating);
    }
    const before = await currentManifest(store);
    const live = await deployment.activate(store, wanted, activating);
    const who =
      activating.share === undefined ? '' : `, for ${Number((activating.share * 100).toFixed(2))} % of the sessions`;
    const trials = await trialsOf(store, wanted);
    const untried = trials.flatMap(({ publication: { name }, trial }) => (trial ? [] : name));
    const hint = untried.length > 0 ? ` Not tried in a browser before: ${untried.join(', ')} (mfe try).` : '';
    const ended = await endedBy(store, live, wanted);
    const over = ended.length > 0 ? ` It ends the trial of ${ended.join(', ')}.` : '';
    const written = activating.development ? ", for builds on a developer's machine as well" : '';
    const how =
      live.revision > before.revision ? `is live${who}` : `has it already${who}. The page was written again${written}`;
    print({ revision: live.revision, untried, ended }, `Revision ${live.revision} ${how}.${over}${hint}`);
    if (!browser) return 0;
    const versions = Object.fromEntries(wanted.map(({ name, version }) => [name, version]));
    const found = await browser.verify(live, versions, activating.share !== undefined);
    const sourceOf = sourceMaps(store);
    const failures = await Promise.all(found.map((failure) => withSources(failure, sourceOf)));
    print({ failures }, failures.length > 0 ? failures.join('\n') : `Every page of ${values.verify} comes up.`);
    return failures.length > 0 ? await takeBack(invocation, Object.keys(versions), failures) : 0;
  } finally {
    await browser?.close();
  }
};

/** The candidates whose trial ended with a revision, because another version of the same name went live or is tried instead. */
async function endedBy(store: Store, live: Manifest, wanted: readonly Publication[]): Promise<string[]> {
  // The revision is live, whether or not the one before it can be read.
  const before = live.revision > 1 ? await revision(store, live.revision - 1).catch(() => undefined) : undefined;
  return wanted.flatMap(({ name, version }) => {
    const candidate = before && candidateVersion(before, name);
    return candidate === undefined || candidate === version ? [] : versionName(name, candidate);
  });
}

async function verifierOf({ values }: Invocation): Promise<Verifier | undefined> {
  const { verify: url, 'verify-as': users = [] } = values;
  if (url === undefined) {
    if (users.length > 0) throw new WrongUsage('--verify-as needs --verify URL.');
    return undefined;
  }
  if (!/^https?:/.test(url) || !URL.canParse(url)) throw new WrongUsage('--verify is the URL of the live portal.');
  await answerOf(url);
  return verifier({ url, users, password: process.env.MFE_VERIFY_PASSWORD ?? '' });
}

/** Points what does not work at what it was before. @returns the exit code */
async function takeBack(
  { store, activating, values, print }: Invocation,
  names: readonly string[],
  failures: readonly string[],
): Promise<number> {
  const message = `mfe activate --verify: ${failures[0]}${failures.length > 1 ? ` (and ${failures.length - 1} more)` : ''}`;
  const isCandidate = activating.share !== undefined;
  // A version that was live a minute ago may go live again, even if the rollback removes something.
  const options = { ...activating, message, share: undefined, check: () => undefined };
  const back = isCandidate ? deployment.abort(store, names, options) : goBack(store, names, options);
  const live = await back.catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`${names.join(', ')} stays live, though a page fails: ${error.message}`);
  });
  print(
    { revision: live.revision },
    `Revision ${live.revision} is live, without ${values.share ? 'the candidate' : 'it'}.`,
  );
  return 1;
}

export const promote: Verb = async ({ store, required, activating, print }) => {
  const live = await deployment.promote(store, required('NAME'), activating);
  print({ revision: live.revision }, `Revision ${live.revision} is live, with the candidate for everybody.`);
  return 0;
};

export const abort: Verb = async ({ store, required, activating, print }) => {
  const live = await deployment.abort(store, required('NAME'), activating);
  print({ revision: live.revision }, `Revision ${live.revision} is live, without the candidate.`);
  return 0;
};

export const retire: Verb = async ({ store, required, activating, print }) => {
  const names = required('NAME');
  const live = await deployment.retire(store, names, activating);
  print({ revision: live.revision }, `Revision ${live.revision} is live, without ${names.join(', ')}.`);
  return 0;
};

export const rollback: Verb = async ({ store, required, activating, values, print }) => {
  const names = required('NAME');
  const to = values.to === undefined ? undefined : Number(values.to);
  const live = await goBack(store, names, activating, to);
  const versions = names.map((name) => `${name} ${liveVersion(live, name)}`);
  print({ revision: live.revision }, `Revision ${live.revision} is live, with ${versions.join(', ')} again.`);
  return 0;
};
