import { registerTexts } from 'shared-session';

/** The English (en-US) texts of the document viewer, registered with their script. */
export const viewerEnglish = {
  LBL_NO_FILE: 'No File Available',
  LBL_ZOOM_IN: 'Zoom in',
  LBL_ZOOM_OUT: 'Zoom out',
  LBL_PAGE_OF: 'Page {{page}} of {{pages}}',
  ERR_DOCUMENT: 'This document could not be shown. Check the connection and try again.',
  ERR_DOCUMENT_TYPE: 'Only PDF, TXT and JPG files can be shown here.',
  ERR_DOCUMENT_UNREADABLE: 'This document is damaged or locked with a password. Download it to open it.',
  ERR_DOCUMENT_SLOW: 'This document takes too long to show. Download it to read it.',
  ERR_PAGE: 'This page could not be shown. Download the document to read it.',
  MSG_PAGES_SHOWN: 'The first {{shown}} of {{pages}} pages are shown. Download the document to read the others.',
  LBL_DOWNLOAD: 'Download',
} as const;

registerTexts(viewerEnglish);
