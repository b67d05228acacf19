import { existsSync, readFileSync } from 'node:fs';
import { declaredReports } from './declared-reports.ts';
import { reportedPackages } from './reported-packages.ts';

// Slow: it has the compiler declare a whole package.
test.each(reportedPackages)(
  'the reports of $packageName are what its sources declare (docs: widgets#widget-contracts)',
  (one) => {
    const stale = [...declaredReports(one)].flatMap(([module, text]) => {
      const file = one.fileOf(module);
      const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text;
      return isCurrent ? [] : [`The API report of ${one.importedAs(module)} is not up to date: npm run api`];
    });
    expect(stale).toEqual([]);
  },
  60_000,
);
