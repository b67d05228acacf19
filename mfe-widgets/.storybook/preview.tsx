import type { Decorator, Preview } from '@storybook/react-vite';
import { type JSX, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from 'shared-session';
import { FONT_FAMILY, foundation } from '../src/foundation/index.ts';
import stories from './stories.css';

/** The stories' own utilities are not in the product's style sheet. */
const STYLES = [foundation, stories];

/** Shows every widget as in the product: in a `portal-root`, in the document or in a shadow root on a hostile page. */
const inPortalRoot: Decorator = (Story, { globals, parameters }) => {
  const theme = String(globals.theme ?? 'light');
  const padding = parameters.flush === true ? 0 : 24;
  const content = (
    <div
      className="portal-root"
      data-theme={theme === 'system' ? undefined : theme}
      style={{ padding, minHeight: '100vh', background: 'var(--p-bg)' }}
    >
      <Story />
    </div>
  );
  return globals.root === 'shadow' ? <InShadowRoot>{content}</InShadowRoot> : <InDocument>{content}</InDocument>;
};

function InDocument({ children }: { children: ReactNode }): JSX.Element {
  useEffect(() => adoptStyles(document.body, STYLES), []);
  return <>{children}</>;
}

const HOSTILE = `* { box-sizing: content-box !important; letter-spacing: 2px; }
input, button, label, select { background: yellow; color: red; border: 5px dotted lime; font: 9px cursive; float: right; }
div, p, h2 { color: purple; text-transform: uppercase; }`;

function InShadowRoot({ children }: { children: ReactNode }): JSX.Element {
  const [root, setRoot] = useState<ShadowRoot>();
  useEffect(() => {
    if (root === undefined) return undefined;
    return adoptStyles(root, STYLES);
  }, [root]);
  return (
    <>
      <style>{HOSTILE}</style>
      <div
        ref={(element) => {
          if (element !== null) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
        }}
      />
      {root === undefined ? null : createPortal(children, root as unknown as Element)}
    </>
  );
}

const preview: Preview = {
  // The font is optional: a story that is shown before it is loaded keeps the system's font, and two pictures of it differ.
  loaders: [() => document.fonts.load(`1em "${FONT_FAMILY}"`)],
  decorators: [inPortalRoot],
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
  initialGlobals: { theme: 'light', root: 'document' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
    root: {
      description: 'Where it is mounted',
      toolbar: { icon: 'box', items: ['document', 'shadow'], dynamicTitle: true },
    },
  },
};

export default preview;
