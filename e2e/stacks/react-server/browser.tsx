import { hydrateRoot } from 'react-dom/client';
import { nextOf, Page } from './page.tsx';

hydrateRoot(document, <Page next={nextOf(location.href)} />, {
  // React renders such a page anew in the browser: the element would be a second one.
  onRecoverableError: (error) => console.error(`Rendered anew: ${error}`),
});
