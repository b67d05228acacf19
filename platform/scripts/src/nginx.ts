import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UserError } from 'deployments';
import { main, portFromEnvironment } from './main.ts';
import { storeFolder } from './paths.ts';
import { nginxSite, siteOfMachine } from './process/nginx-site.ts';

/** `npm run nginx -- FILE`: writes the portal's site for an nginx without Docker (docs/operations.md). */
await main(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new UserError('Name the file to write: npm run nginx -- /etc/nginx/conf.d/portal.conf');
  const store = storeFolder();
  const site = siteOfMachine(process.env, { store, port: portFromEnvironment(9001) });
  await writeFile(file, await nginxSite(site));
  console.log(`${resolve(file)} serves ${site.STORE} and the API.`);
  return 0;
});
