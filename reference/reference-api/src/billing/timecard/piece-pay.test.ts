import { day } from '../../testing/timecard.ts';
import { withPiecePay } from './piece-pay.ts';

const types = [{ id: 1, type: 'Pallet inspected', billRate: 4.2, payRate: 3.1 }];
const piece = (type: string, unitsWorked: number | null) => ({
  id: null,
  timeEntryId: null,
  unitsWorked,
  billRate: 999,
  payRate: 999,
  billAmount: 999,
  supplierPayAmount: 999,
  type,
});

test('units are paid at the rates of the engagement, whatever was sent', () => {
  const [paid] = withPiecePay(day({}, { pieceTypes: [piece('Pallet inspected', 36)] }), types).timeEntry.pieceTypes;
  expect(paid).toMatchObject({ billRate: 4.2, payRate: 3.1, billAmount: 151.2, supplierPayAmount: 111.6 });
});

test('cents are rounded half up', () => {
  const rate = [{ ...types[0], id: 1, type: 'Label', billRate: 0.335, payRate: 0.005 }];
  const [paid] = withPiecePay(day({}, { pieceTypes: [piece('Label', 1)] }), rate).timeEntry.pieceTypes;
  expect(paid).toMatchObject({ billAmount: 0.34, supplierPayAmount: 0.01 });
});

test('an unknown type has no rate; a type without units goes', () => {
  const sent = [piece('Invented', 5), piece('Pallet inspected', null)];
  const paid = withPiecePay(day({}, { pieceTypes: sent }), types).timeEntry.pieceTypes;
  expect(paid).toHaveLength(1);
  expect(paid[0]).toMatchObject({ type: 'Invented', billRate: null, billAmount: null });
});
