import { examineMachine } from './machine/examine-machine.ts';
import { formatLine } from './machine/machine-line.ts';
import { readMachine } from './machine/read-machine.ts';
import { main, portFromEnvironment } from './main.ts';

/**
 * `npm run doctor`: shows the programs that this machine has, and those it lacks for work on the repository. Exits with 1 if something
 * necessary is missing. `npm run mfe -- doctor` examines a store or a live page instead.
 */
await main(async () => {
  const lines = examineMachine(await readMachine(portFromEnvironment(9000)));
  for (const line of lines) console.log(formatLine(line));
  return lines.some(({ state }) => state === 'missing') ? 1 : 0;
});
