/** A line of a gate log: the date, and the times at which a badge passed the gate. */
export interface Passage {
  readonly date: string;
  readonly in: string;
  readonly out: string;
}

/** A gate log as a PDF of one page. */
export function gateLog(name: string, passages: readonly Passage[]): Uint8Array {
  const lines = [
    'Pier 9, north gate: passages',
    '',
    `Badge 40-1106   ${name}`,
    '',
    'Date         In      Out',
    ...passages.map((passage) => `${passage.date}   ${passage.in}   ${passage.out}`),
  ];
  const text = `BT /F1 12 Tf 18 TL 56 780 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ]);
}

/** A PDF of these objects, numbered from 1; the first one is the catalogue. */
function pdfOf(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`);
}
