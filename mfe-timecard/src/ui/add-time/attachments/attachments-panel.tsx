import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { Chip } from 'mfe_widgets/chip';
import { useRef, useState } from 'react';
import { CallError } from 'shared-client';
import { fileAddress, uploadFile } from 'shared-client/documents';
import { useText } from 'shared-session';
import {
  type AttachmentProblem,
  attachmentProblem,
  SUPPORTED_UPLOADS,
  storedFileName,
} from '../../../domain/attachments/attachment-rules.ts';
import { changeForm, deed } from '../../../state/add-time/timecard-store.ts';
import { useEditable, useTimecard, useTimecardStore } from '../timecard-context.tsx';

interface Upload {
  readonly name: string;
  readonly share: number;
}

/** Attachments: editable only while the timecard has no status, or is Saved or Rejected. */
export function AttachmentsPanel() {
  const t = useText();
  const store = useTimecardStore();
  const editable = useEditable();
  const attachments = useTimecard((state) => state.form.attachments);
  const limit = useTimecard((state) => state.metadata.attachmentLimit ?? -1);
  const input = useRef<HTMLInputElement>(null);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [errors, setErrors] = useState<readonly string[]>([]);

  const say = (problem: AttachmentProblem, name: string) =>
    problem === 'too-large'
      ? t('MSG_FILE_TOO_LARGE')
      : problem === 'type'
        ? t('MSG_FILE_TYPE', { name, types: SUPPORTED_UPLOADS.join(', ') })
        : t('MSG_FILE_LIMIT');
  const fail = (text: string) => setErrors((list) => [...list, text]);
  const upload = async (file: File) => {
    const name = storedFileName(file.name);
    const problem = attachmentProblem(file, store.getState().form.attachments.length, limit);
    if (problem) return fail(say(problem, file.name));
    setUploads((list) => [...list, { name, share: 0 }]);
    try {
      const named = name === file.name ? file : new File([file], name, { type: file.type });
      const answer = await uploadFile(store.getState().metadata.billingItemId, {
        file: named,
        onProgress: (share) => setUploads((list) => list.map((one) => (one.name === name ? { ...one, share } : one))),
      });
      if (answer.error || !answer.attachmentKey) return fail(answer.error ?? t('MSG_UPLOAD_FAILED', { name }));
      const attachment = { id: null, fileName: answer.fileName ?? name, attachmentKey: answer.attachmentKey };
      changeForm(store, deed('DEED_ATTACHMENT'), (form) => ({
        ...form,
        attachments: [...form.attachments, attachment],
      }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      fail(t('MSG_UPLOAD_FAILED', { name }));
    } finally {
      setUploads((list) => list.filter((one) => one.name !== name));
    }
  };

  if (!editable && attachments.length === 0) return null;
  return (
    <section className="tc-card tc-attachments">
      <h2 className="tc-card-title">{t('LBL_ATTACHMENTS')}</h2>
      {errors.length > 0 ? (
        <Banner tone="error" onDismiss={() => setErrors([])}>
          <ul className="tc-errors">
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <div className="tc-files">
        {attachments.map((file) => (
          <span key={file.attachmentKey} className="tc-file">
            <a
              href={fileAddress({ attName: file.attachmentKey }, { displayName: file.fileName })}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Chip
                icon="paperclip"
                {...(editable
                  ? {
                      removeLabel: t('LBL_REMOVE_FILE', { name: file.fileName }),
                      onRemove: () =>
                        changeForm(store, deed('DEED_ATTACHMENT'), (form) => ({
                          ...form,
                          attachments: form.attachments.filter((one) => one !== file),
                        })),
                    }
                  : {})}
              >
                {file.fileName}
              </Chip>
            </a>
          </span>
        ))}
        {uploads.map((one) => (
          <span key={one.name} className="tc-file">
            <progress value={one.share} max={1} aria-label={one.name} />{' '}
            {t('MSG_UPLOADING', { name: one.name, percent: Math.round(one.share * 100) })}
          </span>
        ))}
        {editable ? (
          <>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              accept={SUPPORTED_UPLOADS.map((type) => `.${type}`).join(',')}
              onChange={(event) => {
                const files = [...(event.target.files ?? [])];
                event.target.value = '';
                void files.reduce((before, file) => before.then(() => upload(file)), Promise.resolve());
              }}
            />
            <Button size="small" icon="paperclip" onClick={() => input.current?.click()}>
              {t('LBL_ATTACH_FILE')}
            </Button>
          </>
        ) : null}
      </div>
    </section>
  );
}
