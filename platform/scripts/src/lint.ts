import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { main } from './main.ts';
import { repository } from './places.ts';

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const bin = (name: string) => join(repository, 'node_modules', '.bin', name);

const CHECKS: readonly Check[] = [
  { name: 'style and rules (biome)', command: bin('biome'), args: ['check', '--diagnostic-level=error', '.'] },
  { name: 'imports (fence)', command: process.execPath, args: [join(import.meta.dirname, 'fence.ts')] },
  { name: 'what nobody uses (knip)', command: bin('knip'), args: ['--no-progress', '--treat-config-hints-as-errors'] },
];

/** `npm run lint`: every check of the fence, side by side; each says everything it found. */
await main(async () => {
  const results = await Promise.all(
    CHECKS.map(async (check) => {
      const start = performance.now();
      const { code, output } = await run(check);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✔' : '✘'} ${check.name}, ${seconds} s`);
      return { code, output };
    }),
  );
  const failed = results.filter(({ code }) => code !== 0);
  for (const { output } of failed) console.log(`\n${output.trimEnd()}`);
  return failed.length ? 1 : 0;
});

async function run({ command, args }: Check): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}
