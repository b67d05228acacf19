import { LINE_TEXTS } from 'shared-validators/line-texts';
import * as v from 'valibot';
import { attachment } from './billing-item-detail.ts';
import { costAllocationValue } from './cost-allocation.ts';
import { textUpTo } from './wire.ts';

// Stored data may be longer: they are older than these limits.

/** A text of a save with at most so many code units. */
export const sentText = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** An attachment of a save. */
export const sentAttachment = v.object({
  ...attachment.entries,
  fileName: sentText(LINE_TEXTS.fileName),
  attachmentKey: sentText(LINE_TEXTS.attachmentKey),
});

const fieldText = textUpTo(LINE_TEXTS.customField);

/** A value of a custom field that is saved. */
export const sentFieldValue = v.object({
  ...costAllocationValue.entries,
  value: fieldText,
  associatedValue1: fieldText,
  associatedValue2: fieldText,
  associatedValue3: fieldText,
  associatedValue4: fieldText,
  associatedValue5: fieldText,
});
