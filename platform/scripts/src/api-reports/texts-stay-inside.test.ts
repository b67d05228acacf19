import { readFileSync } from 'node:fs';
import { reportedPackages } from './reported-packages.ts';

// A module that exports label keys would export more with each new text, and break consumers that were built against fewer.
const widgets = reportedPackages.find(({ packageName }) => packageName === 'mfe-widgets');
if (!widgets) throw new Error('The widgets have no reports.');

test.each(Object.keys(widgets.modules))("the list of the widgets' texts is no part of the contract of %s", (module) => {
  const files = [...readFileSync(widgets.fileOf(module), 'utf8').matchAll(/^## (\S+)$/gm)].map(([, file]) => file);
  expect(files).toContain(`${module}/index`);
  expect(files.filter((file) => file?.startsWith('internal/texts/'))).toEqual([]);
});
