import type { PageDeclaration } from 'shared-session/routing';
import { DocumentViewerPage } from './document-viewer-page.tsx';

export const pages: readonly PageDeclaration[] = [
  {
    path: '/document-viewer',
    application: 'document-viewer',
    menuParent: '/worker/time-expense',
    component: DocumentViewerPage,
  },
];
