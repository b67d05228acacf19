import { FIRST_HOST_CONTRACT } from 'deployments/host-contract';
import { hrefPath } from '../routing/href-path.ts';
import { LEAVING } from '../routing/leaving.ts';
import { type MountContext, NAVIGATE, type Navigation, SIGNED_OUT, type SignedOutDetail } from './contract.ts';

/** The host's current properties: hosts made with React pass new functions with every rendering. */
export interface ForeignPage {
  /** Called with where the person wants to go. */
  readonly navigate: (navigation: Navigation) => void;
  /** Called when nobody is signed in (any more). @returns false: the page stays */
  readonly signedOut: (url: string) => false;
  /** Removes the listeners that keep the page where it is. */
  readonly release: () => void;
}

/**
 * Keeps a foreign host's page where it is. Links and `navigate` of the mounted micro-frontend are passed to the host, by its `onNavigate`
 * and by an event on the container; the host decides what happens.
 *
 * @param now the context as it is now
 */
export function foreignPage(container: HTMLElement, now: () => MountContext): ForeignPage {
  const tell = (type: string, detail: unknown) =>
    container.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  const navigate = (navigation: Navigation) => {
    now().onNavigate?.(navigation);
    tell(NAVIGATE, navigation);
  };
  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    event.preventDefault();
    navigate(link);
  };
  // Only one mount handles an event.
  const onLeaving = (event: Event) => {
    if (event.defaultPrevented) return;
    const navigation = (event as CustomEvent<Navigation>).detail;
    // A host of the first generation sets by an attribute where its page goes at the end, and is not notified.
    const { generation } = now().hostContract ?? FIRST_HOST_CONTRACT;
    if ('url' in navigation && generation < 2) return;
    event.preventDefault();
    navigate(navigation);
  };
  container.addEventListener('click', onClick);
  window.addEventListener(LEAVING, onLeaving);
  return {
    navigate,
    signedOut(url) {
      const detail: SignedOutDetail = { url };
      now().onUnauthenticated?.(detail);
      tell(SIGNED_OUT, detail);
      return false;
    },
    release() {
      container.removeEventListener('click', onClick);
      window.removeEventListener(LEAVING, onLeaving);
    },
  };
}

/** Where a click would take the page; undefined where it takes it nowhere: another tab, a download, a button. */
function followedLink(event: MouseEvent): Navigation | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event
    .composedPath()
    .find((one) => one instanceof Element && one.localName === 'a' && one.hasAttribute('href'));
  if (!(link instanceof Element)) return undefined;
  const target = link.getAttribute('target') ?? '';
  if ((target !== '' && target !== '_self') || link.hasAttribute('download')) return undefined;
  // Read from the attribute, because a link of a drawing has no address as text.
  const text = link.getAttribute('href') ?? '';
  if (!URL.canParse(text, document.baseURI)) return undefined;
  const { href, protocol } = new URL(text, document.baseURI);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const path = hrefPath(href);
  return path === undefined ? { url: href } : { path };
}
