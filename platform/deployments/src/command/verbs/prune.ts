import { prune as pruned } from '../../prune/prune.ts';
import { namedVersion } from '../../publish/named-version.ts';
import { readPublication } from '../../publish/publication.ts';
import { UserError } from '../../user-error.ts';
import type { Verb } from '../invocation.ts';

/** A hundred years. */
const MOST_DAYS = 36_500;

/** Deletes versions that no page can request any more, and prints for every other one why it stays. */
export const prune: Verb = async ({ store, names, values, activating, print }) => {
  const days = values.days === undefined ? undefined : Number(values.days);
  if (days !== undefined && !(days >= 1 && days <= MOST_DAYS))
    throw new UserError(`Days are a number from 1 to ${MOST_DAYS}, for example --days 30.`);
  // With a typo, the version that was meant would be deleted.
  for (const one of names) await readPublication(store, ...namedVersion(one));
  const dry = values.dry ?? false;
  const { gone, stays } = await pruned(store, { ...activating, named: names, pageLifeDays: days, dry });
  const lines = [
    ...gone.map((version) => `${dry ? 'would go' : 'gone'}   ${version}`),
    ...stays.map(({ version, because }) => `stays  ${version}: ${because}`),
  ];
  print({ gone, stays, dry }, lines.join('\n') || `Nothing has been published to ${store.location}.`);
  return 0;
};
