import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { OperatorError } from '../operator-error.ts';

/** Asks an operator to type the name of the user whom a command changes. @throws OperatorError for another name, and for none */
export async function confirm(
  userName: string,
  { input, output }: { readonly input: Readable; readonly output: Writable },
): Promise<void> {
  output.write(`Type the user name to go on (${userName}): `);
  const lines = createInterface({ input });
  const typed = await new Promise<string>((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
  });
  lines.close();
  if (typed.trim().toLowerCase() !== userName.toLowerCase())
    throw new OperatorError('This is not the user name. Nothing was changed.');
}
