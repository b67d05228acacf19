/** The part of Trusted Types used here, which TypeScript's DOM library does not have yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL: (url: string) => string;
  };
}

/** Named like the remote: the page's policy allows that name (`platform/deployments/src/page/page.ts`). */
const POLICY = 'mfe_widgets';

/**
 * Starts the worker that reads PDFs. It works on pages that enforce Trusted Types, and if the widgets are served from another origin than
 * the page: a worker must have the page's origin, so a small one of that origin imports the real one. Throws if the page's policy allows no
 * worker of ours; the caller then shows that the document cannot be shown.
 */
export function startPdfWorker(): Worker {
  const url = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);
  if (url.origin === globalThis.location.origin) {
    return new Worker(trusted(url.href), { type: 'module', name: 'pdf' });
  }
  const bridge = URL.createObjectURL(new Blob([`import ${JSON.stringify(url.href)};`], { type: 'text/javascript' }));
  const worker = new Worker(trusted(bridge), { type: 'module', name: 'pdf' });
  // The URL is read when the worker starts, before its first message.
  worker.addEventListener('message', () => URL.revokeObjectURL(bridge), { once: true });
  return worker;
}

/** Accepts only the two URLs that are made above. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return url;
  return trustedTypes.createPolicy(POLICY, { createScriptURL: (same) => same }).createScriptURL(url);
}
