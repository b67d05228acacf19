import fc from 'fast-check';
import { type NoticeBlock, readNotice } from './read-notice.ts';

test('title, version, mark, and sections of paragraphs and lists; a name in braces is a figure', () => {
  const text =
    '# Notice\nVersion 1\n> Template\n\n## Kept\nHow long:\n- Codes: {hours} hours\n- {other}\nThe end.\n## Empty\n';
  expect(readNotice(text, { hours: 24 })).toEqual({
    title: 'Notice',
    version: 'Version 1',
    mark: 'Template',
    sections: [
      { heading: 'Kept', blocks: ['How long:', ['Codes: 24 hours', '{other}'], 'The end.'] },
      { heading: 'Empty', blocks: [] },
    ],
  });
});

test('lines of another system read the same', () => {
  expect(readNotice('# A\r\nB\r\n## C\r\n- D\r\n', {})).toEqual(readNotice('# A\nB\n## C\n- D\n', {}));
});

/** A line that begins with no sign of its own. */
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => `x${text.replace(/[\r\n{}]/g, '')}`.trim());
const block = fc.oneof(line, fc.array(line, { minLength: 1, maxLength: 3 }));
const section = fc.record({ heading: line, blocks: fc.array(block, { maxLength: 4 }) });

const written = (one: NoticeBlock): string =>
  typeof one === 'string' ? one : one.map((item) => `- ${item}`).join('\n');
/** Two lists in a row are one. */
const isApart = (blocks: readonly NoticeBlock[]) =>
  blocks.every((one, at) => typeof one === 'string' || typeof (blocks[at - 1] ?? '') === 'string');

test('whatever its words are, what was written is read', () => {
  const notice = fc.record({ title: line, version: line, mark: line, sections: fc.array(section, { maxLength: 4 }) });
  fc.assert(
    fc.property(notice, (given) => {
      fc.pre(given.sections.every(({ blocks }) => isApart(blocks)));
      const sections = given.sections.map(({ heading, blocks }) =>
        [`## ${heading}`, ...blocks.map(written)].join('\n'),
      );
      const text = [`# ${given.title}`, given.version, `> ${given.mark}`, ...sections].join('\n');
      expect(readNotice(text, {})).toEqual(given);
    }),
  );
});
