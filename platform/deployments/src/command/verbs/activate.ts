import * as deployment from '../../activate/activate.ts';
import { rollback as goBack } from '../../activate/rollback.ts';
import { liveVersion } from '../../activate/targets.ts';
import { UserError } from '../../user-error.ts';
import type { Verb } from '../invocation.ts';

export const activate: Verb = async ({ store, publications, activating, print }) => {
  if (Number.isNaN(activating.share)) {
    throw new UserError('A share is a number from 0 to 1, for example 0.1 for one in ten.');
  }
  const live = await deployment.activate(store, await publications(), activating);
  const who =
    activating.share === undefined ? '' : `, for ${Number((activating.share * 100).toFixed(2))} % of the sessions`;
  print({ revision: live.revision }, `Revision ${live.revision} is live${who}.`);
  return 0;
};

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
