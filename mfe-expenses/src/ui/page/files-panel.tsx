import { PartFailure } from 'mfe_widgets/load-states';
import { Skeleton } from 'mfe_widgets/skeleton';
import { useMemo } from 'react';
import { uploadAttachment } from 'shared-client/documents';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import { changeForm, type ItemForm, type ItemHead, type ItemStore, isEditable } from '../../state/item-store.ts';
import type { WaitingFiles } from '../../state/waiting-files.ts';
import { useLoaded } from './use-loaded.ts';

const loadUploader = () => import('mfe_widgets/attachment-uploader');

/** The attachments of the item. */
export function FilesPanel<Metadata extends ItemHead, Setting, Form extends ItemForm>({
  store,
  files: waiting,
}: {
  readonly store: ItemStore<Metadata, Setting, Form>;
  readonly files: WaitingFiles;
}) {
  const t = useText();
  const isOpen = useStore(store, isEditable);
  const editable = useStore(store, ({ busy }) => busy === null) && isOpen;
  const files = useStore(store, (state) => state.form.files);
  const limit = useStore(store, (state) => state.metadata.attachmentLimit);
  // It stays open during a save, because files that are being uploaded are saved as well.
  const isShown = isOpen || files.length > 0;
  const uploader = useLoaded(isShown ? loadUploader : null);
  const rules = useMemo(() => ({ limit }), [limit]);
  const change = (next: (list: Form['files']) => Form['files']) =>
    changeForm(store, { label: 'LBL_STEP_FILES_CHANGED' }, (form) => ({ ...form, files: next(form.files) }));
  if (!isShown) return null;
  return (
    <div className="ex-card ex-pad">
      <h2>{t('LBL_EX_ATTACHMENTS')}</h2>
      {uploader.error ? (
        <PartFailure onRetry={uploader.retry} />
      ) : uploader.data ? (
        <uploader.data.AttachmentUploader
          attachments={files}
          readOnly={!editable}
          rules={rules}
          onWaiting={(coming) => waiting.setState({ coming })}
          upload={(file, options) => uploadAttachment(store.getState().metadata.billingItemId, file, options)}
          onAttach={(file) => change((list) => [...list, { id: null, ...file }])}
          onRemove={(file) => change((list) => list.filter((one) => one.attachmentKey !== file.attachmentKey))}
        />
      ) : (
        <div className="ex-files-coming" data-files={files.length > 0 || undefined}>
          <Skeleton lines={2} label={t('MSG_EX_LOADING')} />
        </div>
      )}
    </div>
  );
}
