/** PDFs that ask for more than a reader has; each is a complete file that pdf.js begins to read. */

/** A PDF of numbered objects, of which the first is the catalog. */
const pdfOf = (...objects: readonly string[]): Buffer =>
  Buffer.from(
    ['%PDF-1.4', ...objects.map((one, at) => `${at + 1} 0 obj${one}endobj`), 'trailer<</Root 1 0 R>>'].join('\n'),
    'latin1',
  );
const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const pageOf = (parent: number, rest = '/MediaBox[0 0 400 200]'): string =>
  `<</Type/Page/Parent ${parent} 0 R${rest}>>`;
const streamOf = (head: string, content: string): string =>
  `<<${head}/Length ${content.length}>>stream\n${content}\nendstream `;

/** A document of many pages. */
export function pagesPdf(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ');
  return pdfOf(
    CATALOG,
    `<</Type/Pages/Count ${count}/Kids[${kids}]>>`,
    ...Array.from({ length: count }, () => pageOf(2)),
  );
}

/** A document of one page that claims two billion. */
export const lyingPdf = (): Buffer => pdfOf(CATALOG, '<</Type/Pages/Count 2147483647/Kids[3 0 R]>>', pageOf(2));

/** A page of the given size in points; an inch has 72. */
export const sizedPdf = (width: number, height: number): Buffer =>
  pdfOf(CATALOG, '<</Type/Pages/Count 1/Kids[3 0 R]>>', pageOf(2, `/MediaBox[0 0 ${width} ${height}]`));

/** A tree of pages whose branch is the tree itself. */
export const endlessPdf = (): Buffer =>
  pdfOf(
    CATALOG,
    '<</Type/Pages/Count 9/Kids[3 0 R]/Parent 3 0 R>>',
    '<</Type/Pages/Count 9/Parent 2 0 R/Kids[2 0 R]>>',
  );

/** A tree of pages with one branch at each of many levels. */
export const deepPdf = (levels: number): Buffer =>
  pdfOf(
    CATALOG,
    ...Array.from({ length: levels }, (_, at) => `<</Type/Pages/Count 1/Kids[${at + 3} 0 R]>>`),
    pageOf(levels + 1),
  );

/** An array in an array in an array. */
export const nestedPdf = (levels: number): Buffer =>
  pdfOf(
    `<</Type/Catalog/Pages 2 0 R/Extra ${'['.repeat(levels)}${']'.repeat(levels)}>>`,
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    pageOf(2),
  );

/** A page that draws ten forms, each of which draws ten, and so on: a few hundred bytes, and ten to the power of `levels` drawings. */
export function multiplyingPdf(levels: number): Buffer {
  const form = (at: number): string =>
    streamOf(
      `/Type/XObject/Subtype/Form/BBox[0 0 400 200]/Resources<</XObject<</F ${at + 1} 0 R>>>>`,
      '/F Do '.repeat(10),
    );
  return pdfOf(
    CATALOG,
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    pageOf(2, '/MediaBox[0 0 400 200]/Contents 4 0 R/Resources<</XObject<</F 5 0 R>>>>'),
    streamOf('', '/F Do '.repeat(10)),
    ...Array.from({ length: levels }, (_, at) => form(at + 5)),
    streamOf('/Type/XObject/Subtype/Form/BBox[0 0 400 200]', '0 0 9 9 re f'),
  );
}
