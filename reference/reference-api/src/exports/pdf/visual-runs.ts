import bidiFactory from 'bidi-js';
import { isRightToLeft, type LocaleName } from '../../translations/locales.ts';
import { type Run, runsOf } from './fonts.ts';

const bidi = bidiFactory();

/** Letters that are written from right to left. */
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Characters that only say in which direction a text is written. */
const DIRECTS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

interface Part extends Run {
  /** Its embedding level: odd from right to left. */
  readonly level: number;
}

/** A part of a line that has one font and one direction. */
export interface VisualRun extends Run {
  /** It is shaped as a whole, from right to left. */
  readonly isFromRight: boolean;
}

/** The Thai vowel am, with a tone before it. */
const SARA_AM = /([\u0e48-\u0e4b]?)\u0e33/g;

/**
 * The parts of a line in the order in which they are drawn, from left to right. The Thai vowel am is drawn as two glyphs; given as two characters,
 * it leaves the second one its own meaning, which the other words of a file are read by.
 */
export function visualRuns(written: string, locale: LocaleName): VisualRun[] {
  const line = written.replace(SARA_AM, '\u0e4d$1\u0e32');
  const isMirrored = isRightToLeft(locale);
  if (!isMirrored && !FROM_RIGHT.test(line))
    return runsOf(line.replace(DIRECTS, ''), locale).map((run) => ({ ...run, isFromRight: false }));
  const { levels } = bidi.getEmbeddingLevels(line, isMirrored ? 'rtl' : 'ltr');
  const all: Part[] = [];
  let at = 0;
  for (const { font, text } of runsOf(line, locale)) {
    const parts: Part[] = [];
    for (const character of text) {
      const level = levels[at] ?? 0;
      const last = parts.at(-1);
      at += character.length;
      if (last?.level === level) parts[parts.length - 1] = { ...last, text: last.text + character };
      else parts.push({ font, text: character, level });
    }
    all.push(...parts);
  }
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) reverseFrom(all, level);
  return all.flatMap(({ font, text, level }) => {
    const shown = text.replace(DIRECTS, '');
    if (shown === '') return [];
    const isFromRight = level % 2 === 1;
    // The fonts of these scripts bring their letters into order themselves.
    return [
      {
        font,
        text: isFromRight && !FROM_RIGHT.test(shown) ? reversed(shown) : mirrored(shown, isFromRight),
        isFromRight,
      },
    ];
  });
}

/** Reverses each sequence of parts of a level or above (rule L2 of the Unicode bidirectional algorithm). */
function reverseFrom(parts: { readonly level: number }[], level: number): void {
  for (let from = 0; from < parts.length; from += 1) {
    let end = from;
    while ((parts[end]?.level ?? 0) >= level) end += 1;
    if (end > from + 1) parts.splice(from, end - from, ...parts.slice(from, end).reverse());
    from = Math.max(from, end - 1);
  }
}

const mirrored = (text: string, isFromRight: boolean): string =>
  isFromRight ? [...text].map((one) => bidi.getMirroredCharacter(one) ?? one).join('') : text;

const reversed = (text: string): string => [...mirrored(text, true)].reverse().join('');
