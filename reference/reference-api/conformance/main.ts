import { parseArgs } from 'node:util';
import { report } from './report.ts';
import { run } from './run.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run conformance -- --base-url URL [--settings FILE]

Drives a server through the rules of the API and says which it keeps. It writes: never point it at a server whose data matter.
reference/reference-api/conformance/README.md says what the server has to have.`;

const { values } = parseArgs({ options: { 'base-url': { type: 'string' }, settings: { type: 'string' } } });
if (!values['base-url']) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const outcomes = await run(values['base-url'].replace(/\/$/, ''), readSettings(values.settings));
  console.log(report(outcomes));
  if (outcomes.some(({ result }) => result === 'broken')) process.exitCode = 1;
}
