import { existsSync } from 'node:fs';
import { benchWidgets } from './bench.ts';

/** `pnpm --filter mfe-widgets run bench 7`: the widgets' part of `npm run bench`, with the given number of rounds. */
const installed = process.env.CHROMIUM ?? '/usr/bin/chromium';
await benchWidgets({
  chromium: existsSync(installed) ? installed : undefined,
  rounds: Number(process.argv[2] ?? 5),
  say: console.log,
});
