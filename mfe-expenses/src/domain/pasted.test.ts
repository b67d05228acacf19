import { pastedReceipts } from './pasted.ts';

const taxi = { name: 'taxi.png' };
const fuel = { name: 'fuel 100%.pdf' };

test.each([
  ['a picture', [taxi], '', [taxi]],
  ['several files', [taxi, fuel], '', [taxi, fuel]],
  ['cells of a sheet with a picture of them', [{ name: 'image.png' }], 'Taxi\t31.20', []],
  ['text alone', [], 'RTC Taxi', []],
  ['a file and its name', [taxi], 'taxi.png', [taxi]],
  ['files and their paths', [taxi, fuel], '/home/nora/taxi.png\n/home/nora/fuel 100%.pdf', [taxi, fuel]],
  ['a file and its address', [{ name: 'ta xi.png' }], 'file:///home/nora/ta%20xi.png\r\n', [{ name: 'ta xi.png' }]],
  ['a file and the name of another one', [taxi], 'fuel.pdf', []],
])('%s', (_, files, text, receipts) => expect(pastedReceipts({ files, text })).toEqual(receipts));
