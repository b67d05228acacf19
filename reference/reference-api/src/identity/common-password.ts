/** With more additional characters than this, a password that contains a common word is no longer among those that attackers try first. */
const MOST_AROUND = 8;
/** Shorter words occur in too many good passwords. */
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

/** The 49,000 most common passwords, from zxcvbn. Loaded on first use. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  if (!common) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    common = new Set(dictionary['passwords-common'].map(String));
  }
  return common;
}

/**
 * Whether a password is among those that attackers try first: a common one, or a common word or one of `words` (names of the account, of
 * the product) with some digits and signs around it. Case and look-alikes (`p4$$w0rd`) are ignored.
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

/** {@link isAmong} for the server's own list. */
export const isCommonPassword = async (words: readonly string[], password: string): Promise<boolean> =>
  isAmong(await commonPasswords(), words, password);
