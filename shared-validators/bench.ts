/**
 * `npm run bench:validators`: the speed, size and worst case of every rule, next to validator.js, ibantools and zod with the same inputs in
 * the same process. Speeds are medians of several interleaved rounds; sizes are minified and brotli-compressed, without valibot for ours.
 * Exits with 1 if a target is missed. `--rounds 3` and `--milliseconds 20` make it faster.
 */
import { parseArgs } from 'node:util';
import { checkAims } from './bench/aims.ts';
import { brotliBytes, brotliBytesOfAll } from './bench/bytes.ts';
import { worstHostileMilliseconds } from './bench/hostile.ts';
import { medianRates } from './bench/rates.ts';
import { subjects } from './bench/subjects.ts';
import { table } from './bench/table.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, milliseconds: { type: 'string', default: '30' } },
});

const rates = medianRates(subjects, Number(values.rounds), Number(values.milliseconds));
const measured = await Promise.all(
  subjects.map(async (subject, i) => ({
    subject,
    rates: rates[i] ?? {},
    bytes: await brotliBytes(subject),
    hostile: worstHostileMilliseconds(subject),
  })),
);
const whole = await brotliBytesOfAll();

console.log(`Node ${process.version}, ${values.rounds} rounds of ${values.milliseconds} ms each, median\n`);
console.log(table(measured));
console.log(
  `\nThe whole library beside valibot, without the phone: ${whole.used} bytes in a bundle that uses all of it, `,
);
console.log(`${whole.module} bytes as a module with its export names.\n`);
const missed = checkAims(measured, whole.used);
process.exitCode = missed ? 1 : 0;
