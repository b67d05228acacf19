import { join } from 'node:path';
import { main } from './main.ts';
import { publishedPackages, repository } from './paths.ts';
import { runCommand, runNode } from './test-run/run-command.ts';

/**
 * `npm run routes`: writes the routes that a micro-frontend's pages declare into its `micro-frontend.json`. The test that compares the two
 * writes them, because pages are components with style sheets and widgets, which Node alone cannot import.
 */
await main(async () => {
  const jest = join(repository, 'node_modules', 'jest', 'bin', 'jest.js');
  const test = join('platform', 'scripts', 'src', 'routes', 'declared-routes.test.ts');
  const written = await runNode(['--experimental-vm-modules', jest, test], {
    env: { WRITE_ROUTES: '1' },
    quiet: true,
  });
  if (written.exitCode !== 0) {
    console.error(written.output);
    return written.exitCode;
  }
  const files = publishedPackages
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => `${name}/micro-frontend.json`);
  return (await runCommand(join(repository, 'node_modules', '.bin', 'biome'), ['format', '--write', ...files]))
    .exitCode;
});
