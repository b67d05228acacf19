import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../paths.ts';
import { writeFiles } from './testing/write-files.ts';

// `"react": "catalog:"` hides React from Biome, which then silently skips all React rules. So the rules themselves are tested: code that
// must fail is linted with the repository's own biome.json.
const component = (body: string) => `import { useEffect } from 'react';

export function Title({ text }: { text: string }) {
${body}
  return null;
}
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'react-rules-'));
  await copyFile(join(repository, 'biome.json'), join(folder, 'biome.json'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function lint(file: string, source: string): Promise<string> {
  await writeFiles(folder, { [file]: source });
  const biome = join(repository, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const run = promisify(execFile)(process.execPath, [biome, 'lint', '--vcs-enabled=false', '.'], { cwd: folder });
  return run.then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );
}

test.each(['mfe-timecard/src/ui/title.tsx', 'mfe-new/src/ui/title.tsx', 'shared-session/src/title.tsx'])(
  'a conditional effect fails in %s',
  async (file) => {
    const found = await lint(file, component('  if (text) useEffect(() => {}, []);'));
    expect(found).toContain('lint/correctness/useHookAtTopLevel');
  },
);

test('an effect that does not name what it reads fails', async () => {
  const found = await lint('mfe-shell/src/ui/title.tsx', component('  useEffect(() => console.log(text), []);'));
  expect(found).toContain('lint/correctness/useExhaustiveDependencies');
});

test('an effect as it should be passes', async () => {
  const effect = '  useEffect(() => {\n    document.title = text;\n  }, [text]);';
  expect(await lint('mfe-shell/src/ui/title.tsx', component(effect))).toBe('');
});
