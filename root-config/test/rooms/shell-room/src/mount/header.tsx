import { createRoot } from 'react-dom/client';
import type { Mount } from 'shared-session/micro-frontend';

export const mount: Mount = (container) => {
  const root = createRoot(container);
  root.render(<p>Fixture header</p>);
  return { unmount: () => root.unmount() };
};
