/** Every rule of the library except the phone, which is in `shared-validators/phone` because it loads a numbering plan. */

// Used by forms

export { errorKeys, firstErrorKey } from './error-keys/error-keys.ts';
export { type ErrorText, type ErrorTextValues, errorText } from './error-text/error-text.ts';

// Building blocks of rules

export { compact, withoutSeparators } from './compact/compact.ts';
export { type FieldRule, fieldRule } from './field-rule/field-rule.ts';
export { keyedRule, type Rule, rule, textRule } from './rule/rule.ts';
export { whenEdited } from './when-edited/when-edited.ts';

// Filled in

export { atLeastOneCheckbox } from './at-least-one-checkbox/at-least-one-checkbox.ts';
export { atLeastOneValue } from './at-least-one-value/at-least-one-value.ts';
export { minimumChecked } from './minimum-checked/minimum-checked.ts';
export { minimumWords } from './minimum-words/minimum-words.ts';
export { notOnlyWhitespace } from './not-only-whitespace/not-only-whitespace.ts';
export { pickedFromList } from './picked-from-list/picked-from-list.ts';
export { isBlank } from './required/is-blank.ts';
export { required } from './required/required.ts';
export { requiredIfEmpty } from './required-if-empty/required-if-empty.ts';
export { requiredWhen } from './required-when/required-when.ts';
export { hasRichText, richTextRequired } from './rich-text-required/rich-text-required.ts';

// Text

export { type AlphanumericOptions, alphanumeric } from './alphanumeric/alphanumeric.ts';
export { combinedMaxLength } from './combined-max-length/combined-max-length.ts';
export { equalsField } from './equals-field/equals-field.ts';
export { SEARCH_TEXT_MAXIMUM, searchText } from './search-text/search-text.ts';

// Identity

export { currentPassword } from './current-password/current-password.ts';
export { email, emailMatch, emailNotEmpty, isEmail } from './email/email.ts';
export { type EmailList, parseEmailList } from './email-list/email-list.ts';
export { mayRemoveMobile } from './last-contact/last-contact.ts';
export { isPassword, PASSWORD_MAXIMUM, PASSWORD_MINIMUM, password } from './password/password.ts';
export { VERIFICATION_CODE_LENGTH, verificationCode } from './verification-code/verification-code.ts';

// Numbers

export { type DigitCount, digitLength, hasDigitCount } from './digit-length/digit-length.ts';
export { greaterThanZero } from './greater-than-zero/greater-than-zero.ts';
export { nonNegativeNumber } from './non-negative-number/non-negative-number.ts';
export { isNumeric, numeric } from './numeric/numeric.ts';
export { percent } from './percent/percent.ts';
export { positiveInteger } from './positive-integer/positive-integer.ts';

// Dates

export { DEFAULT_DATE_FORMAT, dayNumber, ISO_DATE } from './calendar-date/calendar-date.ts';
export { type DateLimitOptions, dateBeforeOrSame } from './date-before-or-same/date-before-or-same.ts';
export { endDateAfter, endDateAfterField } from './end-date-after/end-date-after.ts';
export { todayOrLater } from './today-or-later/today-or-later.ts';

// Banking

export { abaRoutingNumber, abaRoutingNumberError } from './aba-routing-number/aba-routing-number.ts';
export { bankGiro, type GiroOptions, isBankGiro } from './bank-giro/bank-giro.ts';
export { clabe, isClabe } from './clabe/clabe.ts';
export { type IbanLengths, iban, isIban } from './iban/iban.ts';
export { isOcrNumber, ocrNumber } from './ocr-number/ocr-number.ts';
export { isPlusGiro, plusGiro } from './plus-giro/plus-giro.ts';
export { isSwiftCode, swiftCode } from './swift-code/swift-code.ts';

// Choices of search fields

export { firstAndLastName } from './first-and-last-name/first-and-last-name.ts';
export { idAndName } from './id-and-name/id-and-name.ts';
export { jobIdAndTitle } from './job-id-and-title/job-id-and-title.ts';
export { locationAndCountry } from './location-and-country/location-and-country.ts';
export { nameAndDescription } from './name-and-description/name-and-description.ts';
export { personName } from './person-name/person-name.ts';

// Custom fields

export { type CustomFieldKey, customField, customFieldKey } from './custom-field/custom-field.ts';
export {
  type CustomFieldContext,
  type CustomFieldDefinition,
  type InputType,
  type ReferenceListValue,
  SECURE_PLACEHOLDER,
  type ValidationType,
} from './custom-field/definition.ts';
export {
  DRILL_DOWN_MAXIMUM_LEVELS,
  type DrillDownItem,
  drillDown,
  isLevelKey,
  isTerminal,
  type LevelKey,
  missingLevels,
} from './custom-field/drill-down.ts';
export { isInReferenceList, isReferenceValueActive } from './custom-field/reference-list.ts';
export { dateFormatOf, matchesFormat } from './format/format.ts';

// Attachments

export {
  ATTACHMENT_MAXIMUM_BYTES,
  ATTACHMENT_TYPES,
  type AttachedFile,
  type AttachmentOptions,
  attachment,
  attachmentCount,
  attachmentError,
  FILE_NAME_MAXIMUM,
  type FileTypes,
  isAllowedFileType,
  truncatedFileName,
  UNLIMITED_ATTACHMENTS,
} from './attachment/attachment.ts';

// Filters

export { DATE_INPUT_MAXIMUM, dateFilter } from './date-filter/date-filter.ts';
export { DECIMAL_RANGE_DIGITS, isRangeNumber, rangeFilter } from './range-filter/range-filter.ts';
export { textFilter } from './text-filter/text-filter.ts';
