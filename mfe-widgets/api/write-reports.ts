import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReports, reportFile } from './declarations.ts';

/** `pnpm --filter mfe-widgets run api`: renews the reports, and takes out those of widgets that are gone. */
const reports = apiReports();
for (const [widget, text] of reports) writeFileSync(reportFile(widget), text);
for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.api.md'))) {
  if (!reports.has(file.replace(/\.api\.md$/, ''))) rmSync(join(import.meta.dirname, file));
}
console.log(`${reports.size} reports are up to date.`);
