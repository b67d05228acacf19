import type { PageText } from '../internal/texts/use-page-text.ts';
import '../internal/texts/fields-english.ts';

/** The text of a custom field's validation key (docs: custom-fields#field-messages). */
export function fieldErrorText(
  errorKey: string,
  definition: { validationType?: string | null | undefined; validationFormat?: string | null | undefined },
  text: PageText,
): string {
  const format = definition.validationFormat ?? '';
  switch (errorKey) {
    case 'required':
    case 'checkBoxNotFilled':
      return text('LBL_REQUIRED_FIELD');
    case 'invalidNumeric':
      return text('ERR_WD_CUSTOM_FIELD_NUMERAL_INPUT');
    case 'invalidNumericFormat':
    case 'invalidFormatError':
      return text('ERR_WD_CUSTOM_FIELD_NUMERAL_FORMAT', { format });
    case 'invalidTextFormat':
      return text('ERR_WD_CUSTOM_FIELD_TEXT_FORMAT', { format });
    case 'invalidRefList':
      return definition.validationType
        ? text('ERR_WD_CUSTOM_FIELD_OTHER', { validationType: definition.validationType })
        : text('ERR_WD_FIELD_INVALID');
    case 'invalidEmailFormat':
      return text('ERR_WD_CUSTOM_FIELD_EMAIL');
    case 'match':
      return text('ERR_WD_FIELD_MISMATCH');
    default: {
      const level = /^Level (\d+) Required$/.exec(errorKey)?.[1];
      return level === undefined ? text('ERR_WD_FIELD_INVALID') : text('LBL_LEVEL_REQUIRED', { level });
    }
  }
}
