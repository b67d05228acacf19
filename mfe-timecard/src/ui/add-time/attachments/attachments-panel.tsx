import { useMemo } from 'react';
import { uploadAttachment } from 'shared-client/documents';
import { useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';
import { SUPPORTED_UPLOADS } from '../../../domain/attachments/attachment-rules.ts';
import type { AttachmentForm, TimecardForm } from '../../../domain/form/timecard-form.ts';
import { action, changeForm } from '../../../state/add-time/edit-history.ts';
import { useDocumentDialog } from '../../document-viewer/use-document-dialog.tsx';
import { ModuleState } from '../../page/module-state.tsx';
import { useEditable, useTimecard, useTimecardStore } from '../timecard-context.tsx';

const loadUploader = () => import('mfe_widgets/attachment-uploader');

/** Attachments: editable only while the timecard has no status, or is Saved or Rejected. */
export function AttachmentsPanel() {
  const t = useText();
  const store = useTimecardStore();
  const editable = useEditable();
  const attachments = useTimecard((state) => state.form.attachments);
  const limit = useTimecard((state) => state.metadata.attachmentLimit ?? -1);
  const shown = editable || attachments.length > 0;
  const uploader = useModule('attachment-uploader', loadUploader, shown);
  const viewer = useDocumentDialog();
  const rules = useMemo(() => ({ extensions: SUPPORTED_UPLOADS, limit }), [limit]);
  const change = (next: (list: readonly AttachmentForm[]) => readonly AttachmentForm[]) =>
    changeForm(store, action('ACTION_ATTACHMENT'), (form: TimecardForm) => ({
      ...form,
      attachments: next(form.attachments),
    }));
  if (!shown) return null;
  return (
    <section className="tc-card tc-attachments">
      <h2 className="tc-card-title">{t('LBL_TC_ATTACHMENTS')}</h2>
      {uploader.module ? (
        <uploader.module.AttachmentUploader
          attachments={attachments}
          readOnly={!editable}
          rules={rules}
          upload={(file, options) => uploadAttachment(store.getState().metadata.billingItemId, file, options)}
          onAttach={(file) => change((list) => [...list, { id: null, ...file }])}
          onRemove={(file) => change((list) => list.filter((one) => one.attachmentKey !== file.attachmentKey))}
          onOpen={viewer.open}
        />
      ) : (
        <div className="tc-attachments-coming" data-files={attachments.length > 0 || undefined}>
          <ModuleState of={uploader} />
        </div>
      )}
      {viewer.dialog}
    </section>
  );
}
