import { basename, resolve } from 'node:path';
import { provenanceHere } from '../../provenance/here.ts';
import { readBuild } from '../../publish/build.ts';
import { publish as upload } from '../../publish/publish.ts';
import { pooled } from '../../store/pooled.ts';
import type { Verb } from '../invocation.ts';
import { buildPackage } from '../package-script.ts';

/** Each of them has up to 48 requests under way. */
const AT_ONCE = 3;

export const publish: Verb = async ({ store, required, activating: { signer }, values, print, progress }) => {
  const folders = required('PACKAGE');
  if (values.build) for (const folder of folders) await buildPackage(folder);
  // Each is waited for, so that no upload is broken off by the failure of another.
  const results = await pooled(
    folders,
    async (folder) => {
      try {
        // Compressing takes seconds.
        progress(`Publishing ${basename(resolve(folder))} …`);
        return await upload(store, readBuild(folder), { from: await provenanceHere(folder), signer });
      } catch (failure) {
        return { failure };
      }
    },
    AT_ONCE,
  );
  for (const result of results) {
    if ('failure' in result) continue;
    const { name, version } = result.publication;
    print({ name, version, fresh: result.fresh }, `${name}@${version}${result.fresh ? '' : ' (published before)'}`);
  }
  for (const result of results) if ('failure' in result) throw result.failure;
  return 0;
};
