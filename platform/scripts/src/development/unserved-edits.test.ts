import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sayUnserved, whyUnserved } from './unserved-edits.ts';

test('an edit that does not show says why, and what to do', () => {
  expect(whyUnserved('mfe-widgets', ['mfe-timecard'])).toBe(
    'mfe-widgets was edited, and is as deployed on the page. To see edits of it, too: npm run dev mfe-timecard mfe-widgets',
  );
  expect(whyUnserved('shared-session', ['mfe-timecard'])).toContain('begin again');
  expect(whyUnserved('mfe-timecard', ['mfe-timecard'])).toBeUndefined();
});

test('it is said once for each package, and not for tests', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unserved-'));
  const edit = (path: string) => writeFileSync(join(folder, path), `// ${performance.now()}`);
  for (const name of ['mfe-widgets', 'mfe-shell']) mkdirSync(join(folder, name, 'src', 'ui'), { recursive: true });
  const { promise, resolve } = Promise.withResolvers<void>();
  const said: string[] = [];
  const end = sayUnserved(folder, ['mfe-widgets', 'mfe-shell', 'mfe-gone'], ['mfe-timecard'], (sentence) => {
    said.push(sentence.split(' ')[0] ?? '');
    if (new Set(said).size === 2) resolve();
  });
  try {
    edit('mfe-shell/src/ui/a.test.ts');
    edit('mfe-widgets/src/ui/a.tsx');
    edit('mfe-widgets/src/ui/a.css');
    edit('mfe-shell/src/ui/a.ts');
    await promise;
    expect(said.toSorted()).toEqual(['mfe-shell', 'mfe-widgets']);
  } finally {
    end();
    rmSync(folder, { recursive: true });
  }
});
