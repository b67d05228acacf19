import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const PROGRAM = `
  import { endAfterFault } from ${JSON.stringify(join(import.meta.dirname, 'last-resort.ts'))};
  const fatal = ({ err }, message) => console.log(err.message, '–', message);
  endAfterFault({ fatal }, () => setTimeout(() => process.exit(3), 10));
`;

const run = (fault: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM + fault], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr: stderr.replace(/^.*Warning.*\n/gm, '') };
};

// Slow: it starts a process of Node.
test.each([
  ['setTimeout(() => { throw new Error("thrown"); });', 'thrown'],
  ['Promise.reject(new Error("rejected"));', 'rejected'],
])('%s: it is logged, and requests are finished before the end', (fault, message) => {
  expect(run(fault)).toEqual({
    status: 3,
    stdout: `${message} – an error that nothing handled: the process finishes its requests and ends\n`,
    stderr: '',
  });
});
