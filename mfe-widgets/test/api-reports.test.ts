import { existsSync, readFileSync } from 'node:fs';
import { apiReports, reportFile } from '../api/declarations.ts';

const RENEW = 'Its API report is not up to date: pnpm --filter mfe-widgets run api';

test('the report of every widget is what its sources declare', () => {
  const stale = [...apiReports()].flatMap(([widget, text]) => {
    const file = reportFile(widget);
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [`${widget}: ${RENEW}`];
  });
  expect(stale).toEqual([]);
}, 60_000);
