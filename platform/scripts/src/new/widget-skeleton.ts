/** The forms of a widget's name. */
export interface WidgetNames {
  /** `hours-meter`: the folder, the module, the anchor of its rule. */
  readonly name: string;
  /** `HoursMeter` */
  readonly component: string;
  /** `Hours meter` */
  readonly title: string;
  /** `hoursmeter`: scripts have letters only. */
  readonly script: string;
}

export function widgetNames(name: string): WidgetNames {
  const words = name.split('-');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return { name, component: words.map(capital).join(''), title: capital(words.join(' ')), script: words.join('') };
}

/** The story that a new widget begins with, as `stories.test.ts` names it. */
export const firstStory = ({ component }: WidgetNames): string => `Feedback/${component}/Labelled`;

/**
 * The files of a new widget: path in the repository → text. They pass all checks as they are, so that each later failure is about the
 * widget.
 * @param sentence a description of the widget
 */
export function widgetSkeleton(names: WidgetNames, sentence: string): Record<string, string> {
  const { name, component, title } = names;
  const [shelf, , story] = firstStory(names).split('/');
  const folder = `mfe-widgets/src/${name}`;
  return {
    [`${folder}/index.ts`]: `export { ${component}, type ${component}Props } from './${name}.tsx';\n`,
    [`${folder}/${name}.tsx`]: `import type { JSX } from 'react';
import { pageStyled } from '../internal/styles/page-styled.ts';

export interface ${component}Props {
  /** A short text. */
  label: string;
}

/** ${sentence} */
export function ${component}({ label }: ${component}Props): JSX.Element {
  return (
    <div ref={pageStyled} className="wd-${name}">
      <p>{label}</p>
    </div>
  );
}
`,
    [`${folder}/${name}.css`]: `.wd-${name} {
  color: var(--p-ink);
}
`,
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${component} } from './index.ts';

const meta: Meta<typeof ${component}> = { title: '${shelf}/${component}', component: ${component} };
export default meta;

export const ${story}: StoryObj = { render: () => <${component} label="${title}" /> };
`,
    [`${folder}/${name}.test.tsx`]: `/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ${component} } from './index.ts';

test('it shows its label (docs: widgets#${name})', () => {
  render(<${component} label="${title}" />);
  expect(screen.getByText('${title}')).toBeTruthy();
});
`,
    [`mfe-widgets/test/browser/trees/${shelf}-${component}--${story}.yaml`.toLowerCase()]: `- paragraph: ${title}\n`,
    [`.changeset/${name}.md`]: `---\n"mfe-widgets": minor\n---\n\nNew widget: \`${name}\`. ${sentence}\n`,
  };
}
