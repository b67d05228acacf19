import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { type NumberedLine, type PayrollMapping, payrollFile, payrollMapping, USUAL_MAPPING } from './mapping.ts';

const LINE: NumberedLine = {
  batchNumber: 3,
  lineNumber: 1,
  billingItemId: 20_001,
  kind: 'original',
  facts: {
    itemType: 'TIME',
    workerId: 1001,
    workerName: '=Ada; "A"',
    engagementId: 5000,
    engagement: 'HV-5000',
    supplier: 'North',
    periodStart: '2026-11-16',
    periodEnd: '2026-11-22',
    minutes: 2345,
    overtimeMinutes: 90,
    doubletimeMinutes: 0,
    ptoMinutes: 0,
    days: 0,
    units: 0,
    amount: '-12.50',
    currency: 'EUR',
    approvedOn: null,
    approver: null,
  },
};

const written = (mapping: PayrollMapping) => {
  async function* lines() {
    yield LINE;
  }
  return text(payrollFile(lines(), mapping));
};

test('a file has the columns, words, dates and marks of its mapping (docs: exports#payroll-mapping)', async () => {
  const mapping = v.parse(payrollMapping, {
    separator: 'semicolon',
    decimalMark: ',',
    date: 'DD.MM.YYYY',
    columns: [
      { heading: 'Art', field: 'itemType', words: { TIME: '100' } },
      { heading: 'Name', field: 'workerName' },
      { heading: 'Bis', field: 'periodEnd' },
      { heading: 'Stunden', field: 'hours' },
      { heading: 'Über', field: 'overtimeHours' },
      { heading: 'Betrag', field: 'amount' },
      { heading: 'Mandant', text: '042' },
      { heading: 'Am', field: 'approvedOn' },
    ],
  });
  expect(await written(mapping)).toBe(
    'Art;Name;Bis;Stunden;Über;Betrag;Mandant;Am\r\n100;"\'=Ada; ""A""";22.11.2026;39,08;1,50;-12,50;042;\r\n',
  );
});

test('without a mapping a file has every value, and a parser reads it', async () => {
  const [row] = parse(await written(USUAL_MAPPING), { columns: true });
  expect(row).toMatchObject({ batchNumber: '3', itemNumber: '20001', minutes: '2345', amount: '-12.50' });
});

test.each([
  [{ columns: [] }],
  [{ columns: [{ heading: 'A' }] }],
  [{ columns: [{ heading: 'A', field: 'amount', text: 'x' }] }],
  [{ columns: [{ heading: 'A', field: 'salary' }] }],
  [{ columns: [{ heading: 'A', field: 'amount' }], date: 'MM/DD' }],
])('%j is not a mapping', (given) => {
  expect(v.safeParse(payrollMapping, given).success).toBe(false);
});
