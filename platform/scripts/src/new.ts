import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from 'deployments';
import { anchorsOf } from './docs/anchors.ts';
import { textFiles } from './docs/files.ts';
import { main } from './main.ts';
import { newWidget } from './new/new-widget.ts';
import { repository } from './paths.ts';
import { runCommand, runNode } from './test-run/run-command.ts';

/** `npm run new widget NAME ["SENTENCE"]` writes a widget that passes all checks (docs/guides/widget.md). */
await main(async () => {
  const [kind, name, said = 'Shows a label.', ...more] = process.argv.slice(2);
  if (kind !== 'widget' || name === undefined || more.length > 0)
    throw new UserError(
      'Usage: npm run new widget hours-meter "A bar that fills as hours are entered."\n' +
        'For a micro-frontend: npm run mfe -- new mfe-notes --route /notes',
    );
  const sentence = said.endsWith('.') ? said : `${said}.`;
  const docs = textFiles().filter(({ path }) => path.startsWith('docs/'));
  const files = newWidget(name, sentence, {
    read: (path) => readFileSync(join(repository, path), 'utf8'),
    exists: (path) => existsSync(join(repository, path)),
    anchors: docs.flatMap(({ text }) => anchorsOf(text)),
  });
  for (const [path, text] of files) {
    const file = join(repository, path);
    console.log(existsSync(file) ? `changed  ${path}` : `new      ${path}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const code = [...files.keys()].filter((path) => /\.(?:tsx?|css)$/.test(path));
  const formatted = await runCommand(join(repository, 'node_modules', '.bin', 'biome'), ['format', '--write', ...code]);
  if (formatted.exitCode !== 0) return formatted.exitCode;
  return (await runNode([join(import.meta.dirname, 'api.ts')])).exitCode;
});
