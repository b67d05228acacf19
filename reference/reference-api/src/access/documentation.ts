import { readFileSync, writeFileSync } from 'node:fs';
import type { UserType } from '../identity/signed-in-user.ts';
import { ACCESS, type AccessRow, COMPANY_BILLING, type Reach } from './matrix.ts';

const PAGE = new URL('../../../../docs/reference/access.md', import.meta.url);
const BEGIN =
  '<!-- Written from reference/reference-api/src/access/matrix.ts by `node reference/reference-api/src/access/documentation.ts`. -->';
const END = '<!-- End of what is written. -->';

const USER_TYPES: readonly UserType[] = ['Worker', 'Supplier', 'Client', 'MSP', 'VMS'];

const WORDS: Readonly<Record<Reach, string>> = {
  none: '–',
  own: 'their own',
  supplier: 'of workers of their supplier',
  managed: 'that they manage or approve',
  client: 'of their company',
  all: 'all',
};

/** The reach that COMPANY_BILLING gives. */
const widened = ({ companyReach: { Client, MSP } = {} }: AccessRow): string =>
  Client && MSP ? `${WORDS[Client]}; MSP and VMS ${WORDS[MSP]}` : '–';

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The matrix as tables: the actions and data each user type may use, with the calls and fields that each row controls. */
function tables(): string {
  const rows: readonly AccessRow[] = Object.values(ACCESS);
  const governed = ({ calls = [], fields = [] }: AccessRow) =>
    [...calls, ...fields].map((one) => one.replace(/(.*?)( and .*)?$/, '`$1`$2')).join(', ');
  return [
    line(['', ...USER_TYPES]),
    line(['---', ...USER_TYPES.map(() => '---')]),
    ...rows.map((row) => line([row.what, ...USER_TYPES.map((type) => WORDS[row.reach[type]])])),
    '',
    line([
      'row',
      'calls, or fields that are null to everybody else',
      "in somebody's name with",
      `\`${COMPANY_BILLING}\``,
      'needs',
    ]),
    line(['---', '---', '---', '---', '---']),
    ...rows.map((row) =>
      line([
        row.what,
        governed(row),
        row.inNameOf?.map((one) => `\`${one}\``).join(', ') ?? '–',
        widened(row),
        row.needs ? `\`${row.needs}\`` : '–',
      ]),
    ),
  ].join('\n');
}

/** The current page, and the page generated from the matrix. */
export function accessPage(): { readonly now: string; readonly wanted: string } {
  const now = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = now.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return { now, wanted: `${before}${BEGIN}\n\n${tables()}\n\n${END}${after}` };
}

/** `node reference/reference-api/src/access/documentation.ts` writes the page. */
if (import.meta.main) writeFileSync(PAGE, accessPage().wanted);
