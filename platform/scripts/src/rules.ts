import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from 'deployments';
import { textFiles } from './docs/files.ts';
import { type Rule, rulesOf } from './docs/rules.ts';
import { main } from './main.ts';
import { cache } from './paths.ts';

/**
 * `npm run rules`: writes a page that lists each rule of the reference with its code and its tests.
 * `npm run rules ANCHOR …`: prints these rules.
 */
await main(async () => {
  const rules = rulesOf(textFiles());
  const asked = process.argv.slice(2);
  if (asked.length > 0) {
    for (const anchor of asked) {
      const rule = rules.find((one) => one.anchor === anchor.replace(/^.*#/, ''));
      if (!rule) throw new UserError(`No rule of docs/reference has the anchor "${anchor}".`);
      console.log(`${lines(rule).join('\n')}\n`);
    }
    return 0;
  }
  const page = join(cache, 'rules.md');
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    page,
    `# Each rule, its code and its tests\n\n${rules.flatMap((rule) => [...lines(rule), '']).join('\n')}`,
  );
  console.log(`${rules.length} rules: ${page}`);
  return 0;
});

function lines({ page, anchor, text, code, tests }: Rule): string[] {
  return [
    `## ${page}#${anchor}`,
    '',
    text.replace(/^(?:-|\d+\.) /, ''),
    '',
    ...code.map((path) => `- ${path}`),
    ...tests.map(({ path, title }) => `- ${path} › ${title.replace(/ ?\(docs: [^)]*\)/, '')}`),
  ];
}
