/** Beyond this many further characters a common word in a password no longer makes it one of those that are tried first. */
const MOST_AROUND = 8;
/** A shorter word is found in too many good passwords. */
const SHORTEST = 4;

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

let common: ReadonlySet<string> | undefined;

/** The 49,000 most used passwords, as zxcvbn keeps them. Read when it is first asked for. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  if (!common) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    common = new Set(dictionary['passwords-common'].map(String));
  }
  return common;
}

/**
 * Whether a password is among those that are tried first: a common one, or a common word or one of `words` (names of the account, of
 * the product) with some digits and signs around it. Case and look-alikes (`p4$$w0rd`) make no difference.
 */
export function isAmong(list: ReadonlySet<string>, words: readonly string[], password: string): boolean {
  const own = new Set(words.map((word) => word.toLowerCase()));
  const has = (text: string) => list.has(text) || own.has(text);
  const plain = password.toLowerCase();
  const read = [...plain].map((letter) => LOOKALIKES[letter] ?? letter).join('');
  return [plain, read].some((text) => {
    const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    return has(text) || (core.length >= SHORTEST && plain.length - core.length <= MOST_AROUND && has(core));
  });
}

/** {@link isAmong} of the list that the server keeps. */
export const isCommonPassword = async (words: readonly string[], password: string): Promise<boolean> =>
  isAmong(await commonPasswords(), words, password);
