import { describeRule } from '../../test/describe-rule.ts';
import { locationAndCountry } from './location-and-country.ts';

describeRule('Location id and country code (docs: validators#validator-location)', locationAndCountry(), {
  key: 'match',
  accepts: [{ locationId: 1, countryCode: 'US' }, null, undefined],
  refuses: [
    { locationId: 1 },
    { countryCode: 'US' },
    { locationId: -1, countryCode: 'US' },
    'typed only',
    7,
    true,
    [],
    {},
  ],
  empty: 'passes',
});
