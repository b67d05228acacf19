import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './paths.ts';

const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const bare = 'node platform/scripts/bare.mjs ';

/** The machine's own Node, which may be 20, reads no TypeScript, and a fresh clone has nothing installed. */
test.each(Object.entries(scripts).filter(([name, command]) => command.startsWith('node ') && name !== 'unit'))(
  'npm run %s installs what it needs first',
  (_name, command) => {
    expect(command.slice(0, bare.length)).toBe(bare);
    const [script = ''] = command.slice(bare.length).split(' ');
    const file = script.includes('/') ? script : join('platform', 'scripts', 'src', `${script}.ts`);
    expect(existsSync(join(repository, file))).toBe(true);
  },
);
