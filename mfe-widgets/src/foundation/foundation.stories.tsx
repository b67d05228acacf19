import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = { title: 'Foundation/Tokens' };
export default meta;

const grounds = ['bg', 'surface', 'sunken', 'accent-soft', 'ok-soft', 'warn-soft', 'bad-soft'];
const inks = ['ink', 'ink-2', 'ink-3', 'accent', 'ok', 'warn', 'bad'];

/** Every text colour on every background that it may have. */
export const Colours: StoryObj = {
  render: () => (
    <div className="wd:grid wd:max-w-220 wd:grid-cols-2 wd:gap-4 wd:sm:grid-cols-3">
      {grounds.map((ground) => (
        <section
          key={ground}
          className="wd:rounded-card wd:p-4"
          style={{ background: `var(--p-${ground})`, border: '1px solid var(--p-line)' }}
        >
          <h3 className="wd:mb-2 wd:font-semibold">{ground}</h3>
          {inks
            .filter((ink) => !ground.endsWith('-soft') || ink === 'ink' || ground === `${ink}-soft`)
            .map((ink) => (
              <p key={ink} style={{ color: `var(--p-${ink})` }}>
                {ink}: 8.50 hours
              </p>
            ))}
        </section>
      ))}
    </div>
  ),
};

export const Type: StoryObj = {
  render: () => (
    <div className="wd:grid wd:gap-3">
      <h1 className="wd:text-title wd:font-semibold">Add time</h1>
      <p className="wd:text-lead">What a page begins with, in a sentence.</p>
      <h2 className="wd:text-card wd:font-semibold">Tuesday, November 17</h2>
      <p>Hours that are saved or submitted appear here.</p>
      <p className="wd:text-label wd:font-medium">Allocations</p>
      <p className="wd:text-hint wd:text-ink-3">Decimals of an hour: 7.5 is half past.</p>
      <p>
        <a href="#time">A link in a line of text</a>, <strong>strong</strong>, <small>small</small>,{' '}
        <code>B-48213</code>
      </p>
    </div>
  ),
};
