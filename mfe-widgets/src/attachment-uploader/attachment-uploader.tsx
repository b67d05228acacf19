import { type JSX, useEffect, useEffectEvent, useId, useState } from 'react';
import { focusAfter } from 'shared-session/focus';
import { Banner } from '../banner/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { Chip } from '../chip/index.ts';
import { FileDrop } from '../file-drop/index.ts';
import { Icon } from '../icon/index.ts';
import { uploaderStyled } from '../internal/styles/attachments-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { DEFAULT_RULES, type FileRules, fileIssue, shortName, sizeText, typeNames } from './file-rules.ts';
import { type Upload, type Uploaded, useUploadQueue } from './use-upload-queue.ts';
import '../internal/texts/attachments-english.ts';

export interface Attachment {
  fileName: string;
  attachmentKey: string;
}

export interface AttachmentUploaderProps {
  attachments: readonly Attachment[];
  /** Called once for each uploaded file. */
  onAttach: (attachment: Attachment) => void;
  onRemove: (attachment: Attachment) => void;
  /** Sends one file; see `Upload`. */
  upload: Upload;
  /** Default: the types of the widget (docs: attachments#upload-types), 10 MB, no limit on the number. */
  rules?: Partial<FileRules>;
  /** Replaces "This file … cannot be uploaded." */
  acceptedTypesMessage?: string;
  /** Called when the number of uploads under way changes. A save should wait for them. */
  onWaiting?: (count: number) => void;
  /** Opens an attachment. */
  onOpen?: (attachment: Attachment) => void;
  readOnly?: boolean;
}

/** Uploads attachments, chosen or dropped, several at once, each with its progress (docs: attachments#attachment-uploader). */
export function AttachmentUploader(props: AttachmentUploaderProps): JSX.Element {
  const { attachments, onAttach, onRemove, upload, readOnly = false } = props;
  const text = usePageText();
  const rules = { ...DEFAULT_RULES, ...props.rules };
  const [messages, setMessages] = useState<readonly string[]>([]);
  const rulesId = useId();
  const uploads = useUploadQueue(upload, ({ fileName, attachmentKey }: Uploaded) =>
    onAttach({ fileName, attachmentKey }),
  );

  const waiting = uploads.queue.filter(({ state }) => state !== 'failed').length;
  const tellWaiting = useEffectEvent((count: number) => props.onWaiting?.(count));
  useEffect(() => {
    tellWaiting(waiting);
  }, [waiting]);

  const take = (files: readonly File[]): void => {
    let present = attachments.length + uploads.queue.length;
    const refused: string[] = [];
    // Names the file of a message if there are several; a single one is obvious.
    const about = (name: string, message: string): string => (files.length > 1 ? `${name}: ${message}` : message);
    const taken: { file: File; name: string }[] = [];
    for (const file of files) {
      const name = shortName(file.name);
      const issue = fileIssue(file, present, rules);
      if (issue === undefined) {
        present += 1;
        taken.push({ file, name });
      } else if (issue === 'type')
        refused.push(
          props.acceptedTypesMessage === undefined
            ? text('ERR_FILE_TYPE', { name })
            : about(name, props.acceptedTypesMessage),
        );
      else if (issue === 'too-large') refused.push(about(name, text('ERR_FILE_TOO_LARGE')));
      else if (issue === 'empty') refused.push(text('ERR_FILE_EMPTY', { name }));
      else refused.push(text('ERR_ATTACHMENT_LIMIT'));
    }
    setMessages([...new Set(refused)]);
    uploads.add(taken);
  };

  return (
    <section ref={uploaderStyled} className="wd-uploader" aria-label={text('LBL_ATTACHMENTS')}>
      {messages.length === 0 ? null : (
        <Banner tone="error" onDismiss={() => setMessages([])}>
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Banner>
      )}
      {attachments.length === 0 ? null : (
        <ul className="wd:flex wd:flex-wrap wd:gap-2">
          {attachments.map((attachment) => (
            <li key={attachment.attachmentKey} className="wd:max-w-full">
              <Chip
                icon="paperclip"
                removeLabel={text('LBL_REMOVE_ITEM', { label: attachment.fileName })}
                {...(readOnly ? {} : { onRemove: () => onRemove(attachment) })}
              >
                {props.onOpen === undefined ? (
                  attachment.fileName
                ) : (
                  <button type="button" onClick={() => props.onOpen?.(attachment)}>
                    {attachment.fileName}
                  </button>
                )}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {uploads.queue.length === 0 ? null : (
        <ul className="wd-uploads">
          {uploads.queue.map((file) => (
            <li key={file.id} className="wd-upload">
              <span className="wd-upload-name" title={file.name}>
                {file.name}
              </span>
              {file.state === 'failed' ? (
                <p className="wd-error" role="alert">
                  <Icon name="error" size={14} />
                  <span>{file.error ?? text(file.errorKey ?? 'ERR_UPLOAD_FAILED', { name: file.name })}</span>
                </p>
              ) : file.state === 'checking' ? (
                <p className="wd-upload-checking" role="status">
                  {text('LBL_BEING_CHECKED')}
                </p>
              ) : (
                <progress
                  max={100}
                  value={file.percent}
                  aria-label={
                    file.state === 'queued'
                      ? `${file.name}: ${text('LBL_WAITING')}`
                      : text('LBL_UPLOADING', { name: file.name, percent: file.percent })
                  }
                />
              )}
              <span className="wd-upload-actions">
                {file.state === 'failed' && file.final !== true ? (
                  <Button
                    size="small"
                    onClick={({ currentTarget }) => focusAfter(currentTarget, () => uploads.retry(file.id))}
                  >
                    {text('LBL_RETRY')}
                  </Button>
                ) : null}
                <IconButton
                  size="small"
                  icon="close"
                  label={`${text('LBL_CANCEL')}: ${file.name}`}
                  onClick={({ currentTarget }) => focusAfter(currentTarget, () => uploads.cancel(file.id))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {readOnly ? null : (
        <FileDrop
          label={text('LBL_ATTACH_FILE')}
          icon="paperclip"
          size="small"
          describedBy={rulesId}
          accept={rules.extensions.map((extension) => `.${extension}`).join(',')}
          onFiles={take}
        >
          <span className="wd-drop-hint">
            {text('LBL_DROP_FILES')}
            <span id={rulesId}>
              {text('LBL_FILE_RULES', { types: typeNames(rules.extensions), size: sizeText(rules.maximumSize) })}
            </span>
          </span>
        </FileDrop>
      )}
    </section>
  );
}
