import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Mount, MountContext } from 'shared-session/micro-frontend';
import styles from './fixture.css';

/** The mount contract by hand, so that this fixture depends on nothing that is still being built. */
export function mountFixture(View: ComponentType<{ context: MountContext }>): Mount {
  return (container, context) => {
    const root = createRoot(container);
    const target = container.getRootNode() as Document | ShadowRoot;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    target.adoptedStyleSheets.push(sheet);
    root.render(<View context={context} />);
    return {
      update: (next) => root.render(<View context={next} />),
      unmount() {
        root.unmount();
        target.adoptedStyleSheets = target.adoptedStyleSheets.filter((other) => other !== sheet);
      },
    };
  };
}
