/** Input of people, clipboards and attackers in the two fields of phone-email-setup. */

const addresses = ['name@example.com', "o'brien+hr@sub.example.co.uk", 'NAME@EXAMPLE.COM', 'x@xn--bcher-kva.example'];

type Change = (entered: string) => string;

/** Changes that make a valid address invalid. Nothing may be sent then. */
const spoilsAddress: readonly Change[] = [
  (a) => `${a}\r\nBcc: all@example.com`,
  (a) => `${a}\nX: 1`,
  (a) => a.replace('@', '\r\n@'),
  (a) => a.replace('@', '@@'),
  (a) => a.replace('@', '＠'),
  (a) => a.replace('@', '%40'),
  (a) => a.replace('@', ' @ '),
  (a) => a.replace('@', '\u200b@'),
  (a) => a.replace('@', '@\u202e'),
  (a) => a.replace('@', '\u0000@'),
  (a) => a.replace('@', '\ud800@'),
  (a) => a.replace(/e/i, 'е'), // Cyrillic
  (a) => a.replace(/e/i, 'ｅ'), // full-width
  (a) => `${a},other@example.com`,
  (a) => `${a};other@example.com`,
  (a) => `${a} other@example.com`,
  (a) => `<${a}>`,
  (a) => `Name <${a}>`,
  (a) => `mailto:${a}`,
  (a) => `${a}?subject=x`,
  (a) => `"${a}"`,
  (a) => `${a}.`,
  (a) => `.${a}`,
  (a) => `${a}<script>alert(1)</script>`,
  (a) => `javascript:alert('${a}')`,
  (a) => `${a}\\`,
  (a) => `${a}/../admin`,
  (a) => `${a.replace('@', '@[')}]`,
  (a) => a.replace(/@.*/, '@127.0.0.1'),
  (a) => a.replace(/@.*/, '@localhost'),
  (a) => a.replace(/@.*/, '@example'),
  (a) => a.replace(/@.*/, '@'),
  (a) => a.replace(/@.*/, ''),
  (a) => a.replace(/.*@/, '@'),
  (a) => `${'a'.repeat(65)}@${a.split('@')[1]}`,
  (a) => `${a.split('@')[0]}@${'b'.repeat(64)}.com`,
  (a) => a.repeat(1000),
  () => '\ud800',
  () => '\u202e',
  () => 'null',
  () => 'undefined',
  () => '{{email}}',
];

export const refusedEmails: readonly string[] = addresses.flatMap((one) => spoilsAddress.map((change) => change(one)));

/** "Trimmed": whitespace around an address is removed, and the address itself is sent as entered. */
export const trimmedEmails: readonly (readonly [string, string])[] = addresses.flatMap((one) =>
  ['', ' ', '  ', '\t', '\u00a0', '\n', '\ufeff'].map((space) => [`${space}${one}${space}`, one] as const),
);

/** Mobile numbers in their national format. */
const numbers = [
  ['us', '(213) 373-4253'],
  ['gb', '07400 123456'],
  ['de', '01512 3456789'],
  ['jp', '090-1234-5678'],
] as const;

/** Changes that make a valid number invalid. */
const spoilsNumber: readonly Change[] = [
  (n) => `${n} ext 5`,
  (n) => `${n}x5`,
  (n) => `${n}#5`,
  (n) => `${n},,123`,
  (n) => `${n};4155550100`,
  (n) => `${n};ext=5`,
  (n) => `${n} / ${n}`,
  (n) => `${n} ${n}`,
  (n) => `tel:${n}`,
  (n) => `${n}\n`,
  (n) => `${n}\u0000`,
  (n) => `${n}\ud800`,
  (n) => n.slice(0, -2),
  (n) => `${n}000000`,
  (n) => n.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  (n) => n.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x30 + 0x660)),
  (n) => n.replace(/\d/g, '0'),
  (n) => n.replace(/\d$/, 'O'),
  (n) => n.replace(/\d$/, 'e'),
  (n) => `-${n}-x`,
  (n) => `<b>${n}</b>`,
  (n) => `+999 ${n}`,
  (n) => '9'.repeat(n.length * 1000),
  () => '911',
  () => '112',
  () => '+',
  () => '()-',
  () => 'null',
  () => '{{phone}}',
];

/** A country and the number entered for it. */
export const refusedPhones: readonly (readonly [string, string])[] = [
  ...numbers.flatMap(([country, number]) => spoilsNumber.map((change) => [country, change(number)] as const)),
  // Premium, toll-free, shared cost, personal and land lines, which receive no text messages.
  ['us', '900 234 5678'],
  ['us', '800 233 3333'],
  ['us', '888 233 3333'],
  ['us', '500 234 5678'],
  ['gb', '0909 8790 123'],
  ['gb', '0800 123 4567'],
  ['gb', '0843 123 4567'],
  ['gb', '070 1234 5678'],
  ['gb', '020 7946 0958'],
  ['de', '0900 1 123456'],
  ['de', '0800 1234567'],
  ['de', '030 123456'],
  ['jp', '0990-123-456'],
  ['jp', '0120-123-456'],
  ['jp', '03-1234-5678'],
  // A valid number of another country.
  ['us', '+44 7400 123456'],
  ['gb', '+1 213 373 4253'],
  ['xx', '213 373 4253'],
];

export const acceptedPhones: readonly (readonly [string, string])[] = numbers.flatMap(([country, number]) => {
  const digits = number.replace(/\D/g, '');
  return [
    number,
    digits,
    ` ${number} `,
    number.replace(/\D/g, '.'),
    `\u202a${number}\u202c`,
    number.replace(/ /g, '\u00a0'),
  ].map((written) => [country, written] as const);
});
