import * as v from 'valibot';
import { idText, shortText } from '../call/fields.ts';

/** The calls of one reference list. */
export const LIST = '/wand2/api/configuration/cfReferenceList/{listId}';
export const SOURCE = 'docs/reference/api.md#api-reference-lists';
export const listParams = v.strictObject({ listId: idText });
/** "Input maximum length 150" (docs: lists#search-length). */
export const searchKey = shortText(150);
