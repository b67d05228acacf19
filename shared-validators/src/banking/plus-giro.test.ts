import { describeRule } from '../../test/describe-rule.ts';
import { plusGiro } from './plus-giro.ts';

describeRule('Plus giro: 2 to 8 digits not starting with 0 (docs: validators#validator-plus-giro)', plusGiro(), {
  key: 'invalidPlusGiro',
  // 90 20 03-3 and 90 19 50-6 belong to charities; 12 shows that the check digit is not checked.
  accepts: ['9020033', '9019506', '12', '99999999'],
  refuses: ['1', '123456789', '09020033', '90 20 03-3', '902003-3', '90x0033'],
  empty: 'passes',
  ascii: true,
});

describeRule('Plus giro by the public standard: the last digit checks the others', plusGiro({ checkDigit: true }), {
  key: 'invalidPlusGiro',
  accepts: ['9020033', '9019506', '18'],
  refuses: ['9020034', '12', '9200033'],
  empty: 'passes',
  ascii: true,
});
