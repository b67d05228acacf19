export { type Attachment, AttachmentUploader, type AttachmentUploaderProps } from './attachment-uploader.tsx';
export { DEFAULT_RULES, type FileIssue, type FileRules, fileIssue, MAXIMUM_SIZE, shortName } from './file-rules.ts';
export type { QueuedFile, Upload, Uploaded } from './use-upload-queue.ts';
