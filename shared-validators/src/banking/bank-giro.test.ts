import { describeRule } from '../../test/describe-rule.ts';
import { bankGiro } from './bank-giro.ts';

describeRule(
  'Swedish bank giro: 7 or 8 digits starting with 5 or 6 (docs: validators#validator-bank-giro)',
  bankGiro(),
  {
    key: 'invalidBankGiro',
    // 5050-1055 belongs to the Swedish tax agency; 5555555 shows that the check digit is not checked.
    accepts: ['50501055', '5555555', '60000000'],
    refuses: ['505010', '505010555', '40501055', '70501055', '05050105', '5050-1055', '5050 1055', '5050105a'],
    empty: 'passes',
    ascii: true,
  },
);

describeRule(
  'Swedish bank giro by the public standard: the last digit checks the others',
  bankGiro({ checkDigit: true }),
  {
    key: 'invalidBankGiro',
    accepts: ['50501055'],
    refuses: ['50501054', '5555555', '50510055'],
    empty: 'passes',
    ascii: true,
  },
);
