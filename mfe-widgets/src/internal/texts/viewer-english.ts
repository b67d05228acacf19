/** The document viewer's own English (en-US) texts. They are in no type that other widgets export, so published builds stay valid. */
export const viewerEnglish = {
  ERR_DOCUMENT_UNREADABLE: 'This document is damaged or locked with a password. Download it to open it.',
} as const;
