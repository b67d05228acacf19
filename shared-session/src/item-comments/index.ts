export { type ItemCommentField, type ItemCommentsOptions, itemCommentField } from './item-comment-field.ts';
