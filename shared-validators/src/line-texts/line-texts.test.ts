import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LINE_TEXTS } from './index.ts';

test('the limits are those of the reference', () => {
  const reference = readFileSync(join(import.meta.dirname, '../../../docs/reference/expenses.md'), 'utf8');
  const rule = /<a id="line-texts">.*?\n- /s.exec(reference)?.[0].replace(/\s+/g, ' ');
  expect(rule).toContain(
    `A merchant has up to ${LINE_TEXTS.merchant} characters, notes and a reason ${LINE_TEXTS.notes},`,
  );
  expect(LINE_TEXTS.reason).toBe(LINE_TEXTS.notes);
  expect(rule).toContain(
    `the name of a project's line ${LINE_TEXTS.name}, the purpose of an adjustment ${LINE_TEXTS.whatFor},` +
      ` a value of a custom field ${LINE_TEXTS.customField.toLocaleString('en')}.`,
  );
});
