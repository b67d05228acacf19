/** Every rule of the library except the phone, which is in `shared-validators/phone` because it loads a numbering plan. */

// Used by forms

export { errorKeys, firstErrorKey } from './building-blocks/error-keys.ts';
export { type ErrorText, type ErrorTextValues, errorText } from './building-blocks/error-text.ts';

// Building blocks of rules

export { compact, withoutSeparators } from './building-blocks/compact.ts';
export { type FieldRule, fieldRule } from './building-blocks/field-rule.ts';
export { keyedRule, type Rule, rule, textRule } from './building-blocks/rule.ts';
export { whenEdited } from './building-blocks/when-edited.ts';

// Filled in

export { isBlank } from './building-blocks/is-blank.ts';
export { atLeastOneCheckbox } from './filled-in/at-least-one-checkbox.ts';
export { atLeastOneValue } from './filled-in/at-least-one-value.ts';
export { minimumChecked } from './filled-in/minimum-checked.ts';
export { minimumWords } from './filled-in/minimum-words.ts';
export { notOnlyWhitespace } from './filled-in/not-only-whitespace.ts';
export { pickedFromList } from './filled-in/picked-from-list.ts';
export { required } from './filled-in/required.ts';
export { requiredIfEmpty } from './filled-in/required-if-empty.ts';
export { requiredWhen } from './filled-in/required-when.ts';
export { hasRichText, richTextRequired } from './filled-in/rich-text-required.ts';

// Text

export { type AlphanumericOptions, alphanumeric } from './texts/alphanumeric.ts';
export { combinedMaxLength } from './texts/combined-max-length.ts';
export { equalsField } from './texts/equals-field.ts';
export { SEARCH_TEXT_MAXIMUM, searchText } from './texts/search-text.ts';

// Identity

export { currentPassword } from './identity/current-password.ts';
export { email, emailMatch, emailNotEmpty, isEmail } from './identity/email.ts';
export { type EmailList, parseEmailList } from './identity/email-list.ts';
export { mayRemoveMobile } from './identity/last-contact.ts';
export { isPassword, PASSWORD_MAXIMUM, PASSWORD_MINIMUM, password } from './identity/password.ts';
export { VERIFICATION_CODE_LENGTH, verificationCode } from './identity/verification-code.ts';

// Numbers

export { type DigitCount, digitLength, hasDigitCount } from './numbers/digit-length.ts';
export { greaterThanZero } from './numbers/greater-than-zero.ts';
export { nonNegativeNumber } from './numbers/non-negative-number.ts';
export { isNumeric, numeric } from './numbers/numeric.ts';
export { percent } from './numbers/percent.ts';
export { positiveInteger } from './numbers/positive-integer.ts';

// Dates

export { DEFAULT_DATE_FORMAT, dayNumber, ISO_DATE } from './calendar-date/calendar-date.ts';
export { type DateLimitOptions, dateBeforeOrSame } from './dates/date-before-or-same.ts';
export { endDateAfter, endDateAfterField } from './dates/end-date-after.ts';
export { todayOrLater } from './dates/today-or-later.ts';

// Banking

export { abaRoutingNumber, abaRoutingNumberError } from './banking/aba-routing-number.ts';
export { bankGiro, type GiroOptions, isBankGiro } from './banking/bank-giro.ts';
export { clabe, isClabe } from './banking/clabe.ts';
export { type IbanLengths, iban, isIban } from './banking/iban.ts';
export { isOcrNumber, ocrNumber } from './banking/ocr-number.ts';
export { isPlusGiro, plusGiro } from './banking/plus-giro.ts';
export { isSwiftCode, swiftCode } from './banking/swift-code.ts';

// Choices of search fields

export { firstAndLastName } from './choices/first-and-last-name.ts';
export { idAndName } from './choices/id-and-name.ts';
export { jobIdAndTitle } from './choices/job-id-and-title.ts';
export { locationAndCountry } from './choices/location-and-country.ts';
export { nameAndDescription } from './choices/name-and-description.ts';
export { personName } from './choices/person-name.ts';

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

export { DATE_INPUT_MAXIMUM, dateFilter } from './filters/date-filter.ts';
export { DECIMAL_RANGE_DIGITS, isRangeNumber, rangeFilter } from './filters/range-filter.ts';
export { textFilter } from './filters/text-filter.ts';
