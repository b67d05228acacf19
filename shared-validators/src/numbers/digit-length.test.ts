import { describeRule } from '../../test/describe-rule.ts';
import { digitLength } from './digit-length.ts';

describeRule(
  'Digit length, exact: spaces and hyphens are ignored (docs: validators#validator-digit-length)',
  digitLength({ exact: 9 }),
  {
    key: 'invalidNumber',
    accepts: ['123456789', '123-45-6789', '123 456 789', ' 123456789 ', '1-2-3-4-5-6-7-8-9'],
    refuses: [
      '12345678',
      '1234567890',
      '123.456.789',
      '12345678a',
      '123–45–6789',
      '123\u00a0456\u00a0789',
      '１２３４５６７８９',
      '123456789\n',
    ],
    empty: 'passes',
  },
);

describeRule(
  'Digit length, maximum and minimum (docs: validators#validator-digit-length)',
  digitLength({ minimum: 3, maximum: 5 }),
  {
    key: 'invalidNumber',
    accepts: ['123', '1234', '12345', '1 2 3'],
    refuses: ['12', '123456', '- -'],
    empty: 'passes',
  },
);

describeRule('Digit length, only a maximum', digitLength({ maximum: 5 }), {
  key: 'invalidNumber',
  accepts: ['1', '12345'],
  refuses: ['123456', '-', ' '],
  empty: 'passes',
});
