import { readSections } from './sections.ts';

test('sections are read as names with addresses', () => {
  expect(readSections('requests=https://vms.example.com/r?a=b  invoices=/legacy/invoices.jsp\n')).toEqual({
    sections: { requests: 'https://vms.example.com/r?a=b', invoices: '/legacy/invoices.jsp' },
  });
  expect(readSections('')).toEqual({ sections: {} });
});

test.each([
  ['orders=https://vms.example.com/', 'SECTION_URLS names orders'],
  ['requests', 'for requests'],
  ['requests=http://vms.example.com/', 'for requests'],
  ['requests=javascript:alert(1)', 'for requests'],
  ['requests=//vms.example.com/', 'for requests'],
])('%s is refused, with the reason', (text, reason) => {
  expect(readSections(text)).toEqual({ fault: expect.stringContaining(reason) });
});
