import { existsSync, readFileSync } from 'node:fs';
import { apiReports, contractHash, reportFile } from '../api/declarations.ts';

const RENEW = 'Its API report is not up to date: pnpm --filter mfe-widgets run api';

test('the report of every widget is what its sources declare', () => {
  const stale = [...apiReports()].flatMap(([widget, text]) => {
    const file = reportFile(widget);
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [`${widget}: ${RENEW}`];
  });
  expect(stale).toEqual([]);
}, 60_000);

describe('a contract’s hash', () => {
  const text = (code: string) => `# x\n\n\`\`\`ts\n${code}\n\`\`\`\n`;

  test('stays the same when only a comment or white space changes', () => {
    expect(contractHash(text('/** Old. */\nexport declare const a: string;'))).toBe(
      contractHash(text('/** New. */\n\nexport  declare const a: string;')),
    );
  });

  test('changes when a type or a name does', () => {
    const before = contractHash(text('export declare const a: string;'));
    expect(contractHash(text('export declare const a: number;'))).not.toBe(before);
    expect(contractHash(text('export declare const b: string;'))).not.toBe(before);
  });
});
