/** The alphabet of text messages, GSM 03.38, without the escape. Each takes 7 bits. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Its second table: an escape comes before each. */
const EXTENDED = new Set('\f^{}\\[~]|€');

/** The units that a message has alone, and each part of a longer one. */
const LENGTHS = { 'GSM-7': { alone: 160, part: 153 }, 'UCS-2': { alone: 70, part: 67 } } as const;

/** How a text message is sent: one character outside of the alphabet makes all of them twice as long. */
export interface TextSegments {
  readonly encoding: keyof typeof LENGTHS;
  readonly segments: number;
}

/** The parts that a text message is sent in, each of which is paid for. No part ends within a character. */
export function textSegments(text: string): TextSegments {
  const characters = [...text];
  const encoding = characters.every((one) => BASIC.has(one) || EXTENDED.has(one)) ? 'GSM-7' : 'UCS-2';
  const units = characters.map((one) => (encoding === 'UCS-2' ? one.length : EXTENDED.has(one) ? 2 : 1));
  const { alone, part } = LENGTHS[encoding];
  if (units.reduce((sum, count) => sum + count, 0) <= alone) return { encoding, segments: 1 };
  let [segments, used] = [1, 0];
  for (const count of units) {
    if (used + count > part) {
      segments += 1;
      used = 0;
    }
    used += count;
  }
  return { encoding, segments };
}
