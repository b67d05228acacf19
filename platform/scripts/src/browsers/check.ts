import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports } from '../fence/read-imports.ts';
import { main } from '../main.ts';
import { repository } from '../paths.ts';
import { lackingInOldest } from './lacking-in-oldest.ts';
import { newerBuiltIns } from './newer-built-ins.ts';

/** Packages whose code runs in browsers. */
const IN_BROWSERS = /^(?:root-config|mfe-[a-z]+|shared-[a-z]+)\/src\/.*\.tsx?$/;
const FOR_TESTS = /\.(?:test|stories|cases)\.tsx?$|\/testing\//;

/** `npm run lint` runs it: browser code only relies on what the oldest browsers of package.json's `browserslist` have. */
await main(async () => {
  const lacking = lackingInOldest();
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  });
  const paths = list.split('\n').filter((path) => IN_BROWSERS.test(path) && !FOR_TESTS.test(path));
  let findings = 0;
  for (const path of paths) {
    const text = readFileSync(join(repository, path), 'utf8');
    for (const { name, line, lacking: browsers } of newerBuiltIns(readImports(path, text).program, text, lacking)) {
      findings += 1;
      console.error(`${path}:${line}: ${name} is not in ${browsers.join(', ')}.`);
    }
  }
  return findings ? 1 : 0;
});
