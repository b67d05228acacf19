import { Button } from 'mfe_widgets/button';
import { PartFailure } from 'mfe_widgets/load-states';
import { useCallback, useState } from 'react';
import { downloadFile, fileUrl } from 'shared-client/documents';
import type { Attachment } from 'shared-client/schema/billing';
import { useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';

const loadViewer = () => import('mfe_widgets/document-viewer');
const SHOWN = /\.(pdf|txt|jpe?g)$/i;

/** The files of an item. Files that the viewer cannot show are downloaded. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const t = useText();
  const [open, setOpen] = useState<Attachment | null>(null);
  const viewer = useModule('document-viewer', loadViewer, open !== null);
  const attName = open?.attachmentKey ?? '';
  const load = useCallback((signal: AbortSignal) => downloadFile({ attName }, { signal }), [attName]);
  if (files.length === 0) return null;
  return (
    <section className="ap-part">
      <h3>{t('LBL_ATTACHMENTS')}</h3>
      <ul className="ap-files">
        {files.map((file) => (
          <li key={file.attachmentKey}>
            {SHOWN.test(file.fileName) ? (
              <Button size="small" icon="paperclip" onClick={() => setOpen(file)}>
                {file.fileName}
              </Button>
            ) : (
              <a
                className="ap-link"
                href={fileUrl({ attName: file.attachmentKey }, { displayName: file.fileName })}
                download={file.fileName}
              >
                {file.fileName}
              </a>
            )}
          </li>
        ))}
      </ul>
      {open && viewer.module ? (
        <viewer.module.DocumentViewerDialog open name={open.fileName} load={load} onClose={() => setOpen(null)} />
      ) : null}
      {open && viewer.error ? <PartFailure onRetry={viewer.retry} /> : null}
    </section>
  );
}
