import { provenanceHere } from '../../provenance/here.ts';
import { readBuild } from '../../publish/build.ts';
import { publish as upload } from '../../publish/publish.ts';
import type { Verb } from '../invocation.ts';
import { buildPackage } from '../package-script.ts';

export const publish: Verb = async ({ store, required, activating: { signer }, values, print }) => {
  for (const folder of required('PACKAGE')) {
    if (values.build) await buildPackage(folder);
    const { publication, fresh } = await upload(store, readBuild(folder), {
      from: await provenanceHere(folder),
      signer,
    });
    const { name, version } = publication;
    print({ name, version, fresh }, `${name}@${version}${fresh ? '' : ' (published before)'}`);
  }
  return 0;
};
