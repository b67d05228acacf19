import { EVERYTHING, LAYERS, PACKAGES } from './import-table.ts';

const START = '<!-- Written from platform/scripts/src/fence/import-table.ts by `npm run fence -- --write`. -->';
const END = '<!-- End of what is written. -->';

/**
 * ARCHITECTURE.md with the current table of packages and layers.
 *
 * @throws Error if the document has no place for it
 */
export function withTable(document: string): string {
  const start = document.indexOf(START);
  const end = document.indexOf(END);
  if (start < 0 || end < start) throw new Error(`ARCHITECTURE.md has no place for the table: ${START} … ${END}`);
  return `${document.slice(0, start + START.length)}\n\n${table()}\n\n${document.slice(end)}`;
}

function table(): string {
  const packages = PACKAGES.map(
    ({ folder, holds, imports, toolImports = [] }) =>
      `| \`${folder}/\` | ${holds} | ${code(imports)} | ${toolImports.length ? code(toolImports) : ''} |`,
  );
  const layers = LAYERS.map(
    ({ folder, holds, imports }) =>
      `| ${name(folder)} | ${holds} | ${imports.length ? imports.map(name).join(', ') : 'nothing of these'} |`,
  );
  return [
    '| package | what lives there | may import | tests and configuration also |',
    '|---|---|---|---|',
    ...packages,
    '',
    '| folder of a micro-frontend | what lives there | may import |',
    '|---|---|---|',
    ...layers,
  ].join('\n');
}

const name = (folder: string): string => (folder === '*' ? 'any other' : `\`${folder}/\``);

function code(names: readonly string[]): string {
  if (names.includes(EVERYTHING)) return 'everything';
  return names.length ? names.map((one) => `\`${one}\``).join(', ') : 'nothing of ours';
}
