import { widgetPages } from './widget-pages.ts';

const story = (title: string, name: string, type = 'story') => ({
  id: `${title}--${name}`.toLowerCase().replaceAll('/', '-'),
  title,
  name,
  type,
  importPath: './src/date-field/date-field.stories.tsx',
});

test('a widget has a page with its module, a link to each story and its exports, and a page of documentation is none', () => {
  const all = [
    story('Fields/DateField', 'Empty'),
    story('Fields/DateField', 'Filled'),
    story('Fields/DateField', 'Docs', 'docs'),
  ];
  const report = (folder: string) => (folder === 'date-field' ? '### date-field/index' : undefined);
  const [page, ...others] = widgetPages({ entries: Object.fromEntries(all.map((one) => [one.id, one])) }, report);
  expect(others).toEqual([]);
  expect(page).toMatchObject({ path: 'build/widgets/date-field', title: 'DateField' });
  expect(page?.content).toContain('`mfe_widgets/date-field`');
  expect(page?.content).toMatch(/## Exports\n\n### date-field\/index$/);
  expect(page?.content.match(/<Story id="[^"]+">\w+/g)).toEqual([
    '<Story id="fields-datefield--empty">Empty',
    '<Story id="fields-datefield--filled">Filled',
  ]);
});

test('a name of words is a path of words', () => {
  const one = story('Feedback/Work period dialog', 'Open');
  expect(widgetPages({ entries: { [one.id]: one } }, () => undefined)[0]?.path).toBe(
    'build/widgets/work-period-dialog',
  );
});
