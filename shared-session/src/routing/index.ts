export {
  currentHash,
  type HashUrl,
  hrefOf,
  type NavigateOptions,
  navigate,
  pageUrl,
  useHashUrl,
} from './hash-location.ts';
export { leavePage } from './leaving.ts';
export { type PageDeclaration, type PageProps, type PageUrl, prefetchPage } from './page-declaration.ts';
export { PageNotFound } from './page-not-found.tsx';
export { Pages, pagesView } from './pages.tsx';
export { Redirect } from './redirect.ts';
