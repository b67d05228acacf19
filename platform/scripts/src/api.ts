import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { declaredReports } from './api-reports/declared-reports.ts';
import { reportedPackages } from './api-reports/reported-packages.ts';
import { main } from './main.ts';

/** `npm run api`: writes the API reports, and removes those of modules that no longer exist. */
await main(async () => {
  for (const one of reportedPackages) {
    const reports = declaredReports(one);
    const folder = dirname(one.fileOf(''));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const [module, text] of reports) writeFileSync(one.fileOf(module), text);
    console.log(`${one.packageName}: ${readdirSync(folder).length} reports are up to date.`);
  }
  return 0;
});
