import { type ReactNode, useCallback, useState } from 'react';
import { downloadFile, fileUrl, type StoredFile } from 'shared-client/documents';
import { useModule } from 'shared-session/server-data';
import { ModuleState } from '../page/module-state.tsx';

/** Loads the viewer. */
export const loadViewer = () => import('mfe_widgets/document-viewer');

interface Attached {
  readonly fileName: string;
  readonly attachmentKey: string;
}

/**
 * Opens attachments in the viewer dialog (1280 wide, 95vh tall). Files that the viewer cannot show are downloaded; an empty attachment does
 * nothing (docs: document-viewer#viewer-empty).
 */
export function useDocumentDialog(): { open: (file: Attached) => void; dialog: ReactNode } {
  const [file, setFile] = useState<Attached | null>(null);
  const viewer = useModule('document-viewer', loadViewer, file !== null);
  const open = useCallback((chosen: Attached) => {
    if (chosen.attachmentKey === '' || chosen.fileName === '') return;
    if (/\.(pdf|txt|jpe?g)$/i.test(chosen.fileName)) setFile(chosen);
    else download({ attName: chosen.attachmentKey }, chosen.fileName);
  }, []);
  const attName = file?.attachmentKey ?? '';
  const load = useCallback((signal: AbortSignal) => downloadFile({ attName }, { signal }), [attName]);
  const dialog = !file ? null : viewer.module ? (
    <viewer.module.DocumentViewerDialog open name={file.fileName} load={load} onClose={() => setFile(null)} />
  ) : (
    <ModuleState of={viewer} lines={1} />
  );
  return { open, dialog };
}

function download(file: StoredFile, displayName: string): void {
  const link = document.createElement('a');
  link.href = fileUrl(file, { displayName });
  link.download = displayName;
  link.click();
}
