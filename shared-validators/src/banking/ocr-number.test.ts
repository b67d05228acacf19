import fc from 'fast-check';
import { describeRule, oneDigitChanged } from '../../test/describe-rule.ts';
import { isOcrNumber, ocrNumber } from './ocr-number.ts';

describeRule('OCR number: 2 to 26 digits with a Luhn check (docs: validators#validator-ocr)', ocrNumber(), {
  key: 'invalidOcrNumber',
  accepts: ['1234567897', '18', '00', '00000000000000000000000018', '79927398713'],
  refuses: ['1234567890', '0', '8', '000000000000000000000000018', '1234 567897', '1234-567897', '123456789X'],
  empty: 'passes',
  ascii: true,
});

test('a single digit changed is refused', () => {
  const example = fc.constantFrom('1234567897', '79927398713', '49927398716');
  fc.assert(fc.property(example.chain(oneDigitChanged), (text) => !isOcrNumber(text)));
});
