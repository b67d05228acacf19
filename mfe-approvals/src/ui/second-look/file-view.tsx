import { LoadingCards, PartFailure } from 'mfe_widgets/load-states';
import { useCallback } from 'react';
import { downloadFile } from 'shared-client/documents';
import type { Attachment } from 'shared-client/schema/billing';
import { useModule } from 'shared-session/server-data';

const loadViewer = () => import('mfe_widgets/document-viewer');

/** A file in the viewer, which is fetched when a file is shown. */
export function FileView({ fileName, attachmentKey }: Attachment) {
  const viewer = useModule('document-viewer', loadViewer);
  const load = useCallback(
    (signal: AbortSignal) => downloadFile({ attName: attachmentKey }, { signal }),
    [attachmentKey],
  );
  if (viewer.error) return <PartFailure onRetry={viewer.retry} />;
  if (!viewer.module) return <LoadingCards lines={6} />;
  return <viewer.module.DocumentViewer key={attachmentKey} name={fileName} load={load} />;
}
