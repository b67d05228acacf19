import { kindOf, viewerLanguage, zoomed } from './document-kind.ts';

test('only PDF, TXT and JPG can be shown (docs: document-viewer#document-viewer, document-viewer#viewer-empty, document-viewer#viewer-types, document-viewer#viewer-zoom)', () => {
  expect(['a.PDF', 'a.txt', 'a.jpg', 'a.jpeg', 'a.png', 'pdf', 'a.pdf.exe', ''].map(kindOf)).toEqual([
    'pdf',
    'text',
    'image',
    'image',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('zoom goes from 0.7 to 1.3 in steps of 0.02 (docs: document-viewer#document-viewer, document-viewer#viewer-empty, document-viewer#viewer-types, document-viewer#viewer-zoom)', () => {
  expect(zoomed(100, 1)).toBe(102);
  expect(zoomed(130, 1)).toBe(130);
  expect(zoomed(70, -1)).toBe(70);
});

test('the viewer’s language is mapped from the 17 supported locales (docs: document-viewer#document-viewer, document-viewer#viewer-empty, document-viewer#viewer-types, document-viewer#viewer-zoom, document-viewer#viewer-language)', () => {
  const locales = [
    'en_US',
    'en_GB',
    'ja_JP',
    'de_DE',
    'fr_FR',
    'es_ES',
    'es_MX',
    'de_CH',
    'ko_KR',
    'fr_CA',
    'zh_HK',
    'zh_CN',
    'pt_BR',
    'nl_NL',
    'it_IT',
    'th_TH',
    'sv_SE',
  ];
  expect(locales.map(viewerLanguage)).toEqual([
    'en-US',
    'en-GB',
    'ja',
    'de',
    'fr',
    'es-ES',
    'es-MX',
    'de',
    'ko',
    'fr',
    'zh-TW',
    'zh-CN',
    'pt-BR',
    'nl',
    'it',
    'th',
    'sv-SE',
  ]);
  expect(viewerLanguage('constructor')).toBe('en-US');
});
