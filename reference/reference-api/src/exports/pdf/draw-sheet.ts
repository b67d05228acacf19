import PDFDocument from 'pdfkit';
import { isRightToLeft, type LocaleName } from '../../translations/locales.ts';
import { type FontName, readFont, runsOf } from './fonts.ts';
import type { Sheet, SheetColumn } from './sheet.ts';
import { type VisualRun, visualRuns } from './visual-runs.ts';

/** A file that goes with a sheet: a picture is printed on a page of its own, any other is in the PDF as an attachment. */
export interface SheetFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

const MARGIN = 42;
const SIZE = { title: 18, text: 9, small: 8 } as const;
const LINE = 1.45;
const INK = { text: '#1b1f24', soft: '#5b6470', line: '#d5dae0', accent: '#0b57d0' } as const;
/** The countries that print on Letter. */
const LETTER: readonly LocaleName[] = ['en_US', 'es_MX', 'fr_CA'];

type Document = InstanceType<typeof PDFDocument>;

/** A text that is drawn on a line: parts of one font and one direction each, from left to right. */
type Line = readonly (VisualRun & { readonly width: number })[];

/**
 * Draws a sheet on A4 or Letter: one page unless it has very many rows, then its files (docs: exports#pdf-sheet, exports#pdf-receipts).
 *
 * @param pageOf the text of a page's number
 */
export async function drawSheet(
  sheet: Sheet,
  {
    locale,
    files,
    pageOf,
  }: { locale: LocaleName; files: readonly SheetFile[]; pageOf: (page: number, pages: number) => string },
): Promise<Document> {
  const document = new PDFDocument({
    size: LETTER.includes(locale) ? 'LETTER' : 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: locale.replace('_', '-'),
    displayTitle: true,
    info: { Title: `${sheet.title} · ${sheet.subtitle}`, Creator: 'Worker portal' },
  });
  await registerFonts(document, [...textsOf(sheet, files), pageOf(1, 1)].join(''), locale);
  const pen = penOf(document, locale);
  drawHead(pen, sheet);
  drawFacts(pen, sheet);
  drawTable(pen, sheet);
  drawRest(pen, sheet);
  for (const file of files) drawFile(pen, file);
  numberPages(pen, pageOf);
  document.end();
  return document;
}

const textsOf = (sheet: Sheet, files: readonly SheetFile[]): string[] => [
  ...[sheet.title, sheet.subtitle, sheet.status, ...sheet.notes],
  ...sheet.facts.flat(),
  ...sheet.totals.flat(),
  ...sheet.rows.flat(),
  ...sheet.columns.map(({ heading }) => heading),
  ...(sheet.files ? [sheet.files.heading, sheet.files.names] : []),
  ...files.map(({ name }) => name),
];

async function registerFonts(document: Document, text: string, locale: LocaleName): Promise<void> {
  const names = new Set(['latin' as FontName, ...runsOf(text, locale).map(({ font }) => font)]);
  for (const name of names) document.registerFont(name, await readFont(name));
}

interface Pen {
  readonly document: Document;
  /** Where the next thing is drawn. */
  y: number;
  readonly width: number;
  readonly bottom: number;
  lines(text: string, width: number, size: number): Line[];
  /** Draws lines below one another; on the other side of the page where it is written from right to left. */
  draw(
    lines: readonly Line[],
    at: { x: number; y: number; size: number; ink?: string; right?: number; strong?: boolean },
  ): void;
}

function penOf(document: Document, locale: LocaleName): Pen {
  const segmenter = new Intl.Segmenter(locale.replace('_', '-'), { granularity: 'word' });
  const measured = (text: string, size: number): Line =>
    visualRuns(text, locale).map((run) => ({
      ...run,
      width: document.font(run.font).fontSize(size).widthOfString(run.text, shapingOf(run)),
    }));
  const total = (line: Line) => line.reduce((sum, { width }) => sum + width, 0);
  return {
    document,
    y: MARGIN,
    width: document.page.width - 2 * MARGIN,
    bottom: document.page.height - MARGIN - 20,
    lines(text, width, size) {
      const lines: string[] = [];
      for (const paragraph of text.split(/\r\n|\r|\n/)) {
        let line = '';
        const fits = (more: string) => total(measured((line + more).trimEnd(), size)) <= width;
        for (const { segment } of segmenter.segment(paragraph)) {
          if (fits(segment)) line += segment;
          else if (total(measured(segment, size)) <= width) {
            if (line) lines.push(line.trimEnd());
            line = segment.trimStart();
          }
          // A word that is longer than a line is broken anywhere.
          else
            for (const character of segment) {
              if (!fits(character)) {
                lines.push(line);
                line = '';
              }
              line += character;
            }
        }
        lines.push(line.trimEnd());
      }
      return lines.map((line) => measured(line, size));
    },
    draw(lines, { x, y, size, ink = INK.text, right, strong = false }) {
      lines.forEach((line, at) => {
        const start = right === undefined ? x : right - total(line);
        let place = isRightToLeft(locale) ? document.page.width - start - total(line) : start;
        // The text's own base line, because fonts differ in height.
        const base = y + at * size * LINE + size * 1.05;
        for (const run of line) {
          document
            .font(run.font)
            .fontSize(size)
            .fillColor(ink)
            .strokeColor(ink)
            .lineWidth(size / 32);
          document.text(run.text, place, base, {
            lineBreak: false,
            baseline: 'alphabetic',
            fill: true,
            stroke: strong,
            ...shapingOf(run),
          });
          place += run.width;
        }
      });
    },
  };
}

/** With features given, pdfkit shapes a text as a whole; otherwise word by word from left to right, the first one on the left. */
const shapingOf = ({ isFromRight }: VisualRun): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  isFromRight ? { features: ['kern'] } : {};

const heightOf = (lines: readonly Line[], size: number): number => lines.length * size * LINE;

function drawHead(pen: Pen, { title, subtitle, status }: Sheet): void {
  const { width } = pen;
  const [label] = [pen.lines(status, width * 0.45, SIZE.text)];
  const heading = pen.lines(title, width * 0.5, SIZE.title);
  pen.draw(heading, { x: MARGIN, y: pen.y, size: SIZE.title, strong: true });
  pen.draw(label, { x: 0, y: pen.y + 6, size: SIZE.text, ink: INK.accent, right: MARGIN + width, strong: true });
  pen.y += heightOf(heading, SIZE.title);
  const line = pen.lines(subtitle, width, SIZE.text);
  pen.draw(line, { x: MARGIN, y: pen.y, size: SIZE.text, ink: INK.soft });
  pen.y += heightOf(line, SIZE.text) + 8;
  rule(pen, INK.accent, 1.2);
  pen.y += 10;
}

function rule({ document, y, width }: Pen, ink: string, thickness = 0.6): void {
  document
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + width, y)
    .lineWidth(thickness)
    .strokeColor(ink)
    .stroke();
}

/** The facts in two columns. */
function drawFacts(pen: Pen, { facts }: Sheet): void {
  const column = pen.width / 2 - 8;
  for (let at = 0; at < facts.length; at += 2) {
    let tallest = 0;
    facts.slice(at, at + 2).forEach(([label, value], side) => {
      const x = MARGIN + side * (pen.width / 2 + 8);
      const name = pen.lines(label, column * 0.34, SIZE.small);
      const said = pen.lines(value, column * 0.62, SIZE.text);
      pen.draw(name, { x, y: pen.y + 0.8, size: SIZE.small, ink: INK.soft });
      pen.draw(said, { x: x + column * 0.38, y: pen.y, size: SIZE.text });
      tallest = Math.max(tallest, heightOf(name, SIZE.small), heightOf(said, SIZE.text));
    });
    pen.y += tallest + 3;
  }
  pen.y += 12;
}

const PADDING = 5;

/** The table's rows; its head is repeated on each page. */
function drawTable(pen: Pen, { columns, rows }: Sheet): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (share / shares) * pen.width);
  const places = widths.map((_width, at) => MARGIN + widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  const cells = (texts: readonly string[], size: number) =>
    texts.map((text, at) => pen.lines(text, (widths[at] ?? 0) - 2 * PADDING, size));
  const row = (texts: readonly string[], size: number, ink: string, strong: boolean) => {
    const drawn = cells(texts, size);
    const height = Math.max(...drawn.map((lines) => heightOf(lines, size))) + 2 * PADDING;
    if (pen.y + height > pen.bottom) {
      pen.document.addPage();
      pen.y = MARGIN;
      if (!strong) head();
    }
    drawn.forEach((lines, at) => {
      const x = (places[at] ?? 0) + PADDING;
      const right = (columns[at] as SheetColumn).isFigure ? x + (widths[at] ?? 0) - 2 * PADDING : undefined;
      pen.draw(lines, { x, y: pen.y + PADDING, size, ink, strong, ...(right === undefined ? {} : { right }) });
    });
    pen.y += height;
    rule(pen, INK.line);
  };
  const head = () =>
    row(
      columns.map(({ heading }) => heading),
      SIZE.small,
      INK.soft,
      true,
    );
  head();
  for (const texts of rows) row(texts, SIZE.text, INK.text, false);
  pen.y += 4;
}

/** Totals, the reason of a rejection, the names of the files. */
function drawRest(pen: Pen, { totals, notes, files }: Sheet): void {
  for (const [label, figure] of totals) {
    const size = SIZE.text + 1;
    pen.draw(pen.lines(label, pen.width / 2, size), { x: MARGIN + PADDING, y: pen.y, size, strong: true });
    pen.draw(pen.lines(figure, pen.width / 2, size), {
      x: 0,
      y: pen.y,
      size,
      right: MARGIN + pen.width - PADDING,
      strong: true,
    });
    pen.y += size * LINE + 3;
  }
  pen.y += 8;
  const paragraphs = [...notes, ...(files ? [`${files.heading}: ${files.names}`] : [])];
  for (const text of paragraphs) {
    const lines = pen.lines(text, pen.width - 2 * PADDING, SIZE.text);
    if (pen.y + heightOf(lines, SIZE.text) > pen.bottom) {
      pen.document.addPage();
      pen.y = MARGIN;
    }
    pen.draw(lines, { x: MARGIN + PADDING, y: pen.y, size: SIZE.text, ink: INK.soft });
    pen.y += heightOf(lines, SIZE.text) + 4;
  }
}

/** A file as an attachment of the PDF, and a picture also as a page. A picture that cannot be read is only attached. */
function drawFile(pen: Pen, { name, mediaType, content }: SheetFile): void {
  const { document } = pen;
  document.file(content, { name, type: mediaType.replace(/;.*/, '') });
  if (mediaType !== 'image/jpeg' && mediaType !== 'image/png') return;
  let picture: PDFKit.Mixins.ImageSrc;
  try {
    picture = (document as Document & { openImage(content: Buffer): PDFKit.Mixins.ImageSrc }).openImage(content);
  } catch {
    return;
  }
  document.addPage();
  pen.draw(pen.lines(name, pen.width, SIZE.small), { x: MARGIN, y: MARGIN, size: SIZE.small, ink: INK.soft });
  const top = MARGIN + 18;
  document.image(picture, MARGIN, top, { fit: [pen.width, pen.bottom - top], align: 'center' });
}

function numberPages(pen: Pen, pageOf: (page: number, pages: number) => string): void {
  const { count } = pen.document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pen.document.switchToPage(page);
    const y = pen.document.page.height - MARGIN - 4;
    const line = pen.lines(pageOf(page + 1, count), pen.width, SIZE.small);
    // Below the margin pdfkit would begin another page.
    pen.document.page.margins.bottom = 0;
    pen.draw(line, { x: 0, y, size: SIZE.small, ink: INK.soft, right: MARGIN + pen.width });
  }
}
