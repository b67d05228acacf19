import { EmptyState } from 'mfe_widgets/empty-state';
import { useCallback, useEffect } from 'react';
import { downloadFile, fileUrl } from 'shared-client/documents';
import { showDetailsHeader, useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';
import { useHost } from '../page/host.tsx';
import { ModuleState } from '../page/module-state.tsx';
import { loadViewer } from './use-document-dialog.tsx';

/**
 * The document viewer as a page: PDF, text or image; with no file 'No File Available' (docs: document-viewer#document-viewer,
 * document-viewer#viewer-empty).
 */
export function DocumentViewerPage({ search }: { search: string }) {
  const t = useText();
  const query = new URLSearchParams(search);
  const named = (name: string) => {
    const value = query.get(name);
    return value && value !== 'null' && value !== 'undefined' ? value : undefined;
  };
  const attName = named('fileAttachmentName');
  const name = named('fileDisplayName') ?? attName;
  const context = named('context');
  const tk = named('tk');
  const viewer = useModule('document-viewer', loadViewer, attName !== undefined);
  const load = useCallback(
    (signal: AbortSignal) => downloadFile({ attName: attName ?? '', context, tk }, { signal }),
    [attName, context, tk],
  );
  const host = useHost();
  useEffect(() => {
    const title = name ?? t('MSG_NO_FILE');
    // A page that was opened by URL has nothing to go back to, so it offers only Close.
    const onBack = window.history.length > 1 ? { onBack: () => window.history.back() } : {};
    return showDetailsHeader({ title, ...onBack, onClose: () => host.go('/worker/time-expense') });
  }, [name, host, t]);
  if (attName === undefined || name === undefined) {
    return (
      <div className="tc-page">
        <EmptyState title={t('MSG_NO_FILE')} />
      </div>
    );
  }
  return (
    <div className="tc-page">
      <header className="tc-title">
        <div className="tc-title-text">
          <h1>{name}</h1>
        </div>
        <div className="tc-title-tools">
          <a className="tc-link" href={fileUrl({ attName, context, tk }, { displayName: name })}>
            {t('LBL_TC_DOWNLOAD')}
          </a>
        </div>
      </header>
      {viewer.module ? <viewer.module.DocumentViewer name={name} load={load} /> : <ModuleState of={viewer} lines={6} />}
    </div>
  );
}
