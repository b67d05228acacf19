import { rightToLeftHtml } from './right-to-left-html.ts';

test('a mail in Hebrew or Arabic has a direction, its values and links are wholes, and nothing in it is markup', () => {
  const html = rightToLeftHtml(
    'נשלח על ידי \u2068<b>Acme</b> & (US)\u2069.\nהתקופה \u206715–28 בנוב׳\u2069, הסכום \u20668.50 $\u2069\n\nקישור:\nhttps://portal.example.com/#/x?a=1&b="2',
  );
  expect(html).toContain('<html lang="he" dir="rtl">');
  expect(html).toContain(
    '<p>נשלח על ידי <bdi>&lt;b&gt;Acme&lt;/b&gt; &amp; (US)</bdi>.<br>התקופה <span dir="rtl">15–28 בנוב׳</span>, הסכום <span dir="ltr">8.50 $</span></p>',
  );
  expect(html).toContain('<a dir="ltr" style="word-break:break-all" href="https://portal.example.com/#/x?a=1&amp;b=">');
  expect(html).toContain('</a>&quot;2</p>');
  expect(rightToLeftHtml('رمزك هو 12345678')).toContain('<html lang="ar" dir="rtl">');
});

test('the colors are those of the program that shows it, also in the dark', () => {
  expect(rightToLeftHtml('שלום')).toContain('<meta name="color-scheme" content="light dark">');
});

test('a link in a reason ends before the punctuation and the end of the reason, which is no text of the mail', () => {
  const html = rightToLeftHtml(
    'السبب: \u2068Please look at the log (see https://portal.example.com/gate).\u2069\nيُرجى تصحيحه.',
  );
  expect(html).toContain('<bdi>Please look at the log (see <a dir="ltr"');
  expect(html).toContain('href="https://portal.example.com/gate">https://portal.example.com/gate</a>).</bdi><br>');
});

test('an isolate that is not closed ends with its line', () => {
  expect(rightToLeftHtml('\u2068שלום\n\u2069ועוד')).toContain('<p><bdi>שלום</bdi><br>ועוד</p>');
});

test.each(['Your code is 12345678.', 'Sent by דניאל to everybody', ''])('%j stays plain text', (text) => {
  expect(rightToLeftHtml(text)).toBeUndefined();
});
