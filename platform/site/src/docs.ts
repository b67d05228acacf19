import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { main, portFromEnvironment } from 'scripts/main';
import { siteCache, writeContents } from './contents.ts';
import { generate, installGenerator } from './generator.ts';
import { writePlayground } from './playground/assets.ts';
import { writeMock } from './playground/mock/record.ts';
import { writeStorybook } from './storybook.ts';

await main(async () => {
  const { values } = parseArgs({
    options: {
      build: { type: 'boolean' },
      to: { type: 'string' },
      base: { type: 'string' },
    },
  });
  installGenerator();
  const files = join(siteCache, 'public');
  rmSync(files, { recursive: true, force: true });
  if (values.build) writeStorybook(join(files, 'storybook'));
  writeContents();
  await writePlayground(files);
  if (!values.build) return generate(['dev', '--port', `${portFromEnvironment(9100)}`]);
  await writeMock(join(files, 'playground'), join(siteCache, 'store'));
  const to = resolve(values.to ?? resolve(siteCache, 'static'));
  const failed = await generate(['build'], { SITE_OUT: to, SITE_BASE: values.base ?? '/' });
  if (failed === 0) console.log(to);
  return failed;
});
