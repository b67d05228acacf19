export { type DocumentKind, kindOf, viewerLanguage } from './document-kind.ts';
export { DocumentViewer, DocumentViewerDialog, type DocumentViewerProps } from './document-viewer.tsx';
