import { writeKey } from '../../owners/key-file.ts';
import { type Verb, WrongUsage } from '../invocation.ts';

/** Writes a team's private key and prints the public one. */
export const key: Verb = async ({ names, print }) => {
  const [file, ...more] = names;
  if (!file || more.length) throw new WrongUsage('Name the file that the private key goes to.');
  const publicKey = writeKey(file);
  print({ publicKey }, publicKey);
  return 0;
};
