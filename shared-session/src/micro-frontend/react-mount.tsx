import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configureClient, openSession } from 'shared-client';
import { adoptStyles, applyEmbeddedTheme, applyTheme, i18n, MountRootContext } from 'shared-session';
import {
  CRASHED,
  type CrashedDetail,
  type Mount,
  type MountContext,
  SIGNED_OUT,
  type SignedOutDetail,
} from './contract.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { fallbackStyle } from './fallback-style.ts';

export interface ReactMountOptions {
  /** Style texts, in order: `mfe_widgets/foundation` first, then the micro-frontend's own. */
  readonly styles: readonly string[];
}

/**
 * Makes a `mount` of a React component. The root element gets the class `portal-root`, language and theme; styles are
 * adopted into the document or shadow root it stands in; an error while rendering shows a fallback with a retry.
 * Unmounting undoes all of it.
 */
export function reactMount(View: ComponentType<{ context: MountContext }>, { styles }: ReactMountOptions): Mount {
  return (container, initialContext) => {
    reachServer(container, initialContext);
    const element = container.ownerDocument.createElement('div');
    element.className = 'portal-root';
    const removed = placeIn(container, element, initialContext);

    const undo = [
      adoptStyles(element, [...styles, fallbackStyle]),
      followTheme(element, initialContext),
      followLanguage(element, initialContext),
    ];
    const root = createRoot(element);
    const render = (context: MountContext) =>
      root.render(
        <StrictMode>
          <MountRootContext value={element}>
            <ErrorBoundary onCrash={(error, components) => tellHost(element, { error, components })}>
              <View context={context} />
            </ErrorBoundary>
          </MountRootContext>
        </StrictMode>,
      );
    render(initialContext);

    return {
      update: render,
      unmount() {
        root.unmount();
        for (const one of undo) one();
        removed();
      },
    };
  };
}

const isInShadow = (node: Node): boolean => node.getRootNode() instanceof ShadowRoot;

/**
 * On a page of a foreign host the content stands in a shadow root: that page's style sheets, whose rules stand in no layer, would beat
 * ours. `shadow: 'false'` leaves it in the page. @returns an undo
 */
function placeIn(container: HTMLElement, element: HTMLElement, { host, attributes }: MountContext): () => void {
  if (host !== 'foreign' || attributes?.shadow === 'false' || isInShadow(container)) {
    container.append(element);
    return () => element.remove();
  }
  const place = container.ownerDocument.createElement('div');
  place.style.setProperty('all', 'initial', 'important');
  place.style.setProperty('display', 'block', 'important');
  place.attachShadow({ mode: 'open' }).append(element);
  container.append(place);
  return () => place.remove();
}

/** A host that is not ours says by `baseurl` under which prefix or URL it makes the product's calls reachable. */
function reachServer(container: HTMLElement, { host, attributes }: MountContext): void {
  if (host === 'portal') return;
  configureClient({ leave: (url) => askHost(container, url) });
  if (host !== 'foreign') return;
  const baseUrl = attributes?.baseurl;
  if (baseUrl !== undefined) configureClient({ baseUrl });
  // Our own hosts do this while they load the code; other hosts do not.
  openSession().catch(() => undefined);
}

/** The session is over, or there was none: the host hears of it, and decides. @returns false: the page stays */
function askHost(container: HTMLElement, url: string): false {
  const detail: SignedOutDetail = { url };
  container.dispatchEvent(new CustomEvent(SIGNED_OUT, { detail, bubbles: true, composed: true }));
  return false;
}

function tellHost(element: HTMLElement, detail: CrashedDetail): void {
  element.dispatchEvent(new CustomEvent(CRASHED, { detail, bubbles: true, composed: true }));
}

function followTheme(element: HTMLElement, context: MountContext): () => void {
  return context.host === 'portal' ? applyTheme(document.documentElement) : applyEmbeddedTheme(element);
}

/** Our own page is in the user's language; on another host's page only our part is. */
function followLanguage(element: HTMLElement, context: MountContext): () => void {
  const target = context.host === 'portal' ? document.documentElement : element;
  const apply = () => {
    if (target.lang !== i18n.language) target.lang = i18n.language;
  };
  apply();
  return i18n.subscribe(apply);
}
