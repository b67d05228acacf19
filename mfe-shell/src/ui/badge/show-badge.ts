import '../../texts/bell.ts';
import { urlOf } from 'shared-client';
import { adoptStyles, applyEmbeddedTheme, i18n } from 'shared-session';
import { unread } from '../../state/unread.ts';
import { badgeStyle } from './badge-style.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** The bell of mfe_widgets/icon, whose script the badge does not load. */
const BELL = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15ZM10 21h4';

/**
 * Shows the number of unread notifications as a link to them, and nothing while it is unknown, as it is for somebody who is not signed in
 * (docs: notifications#notification-badge). Without React, because a page of another product has nothing else to render.
 *
 * @returns a function that removes it
 */
export function showBadge(container: HTMLElement): () => void {
  const { ownerDocument } = container;
  const link = ownerDocument.createElement('a');
  link.className = 'badge';
  link.href = urlOf('/#/notifications');
  const count = ownerDocument.createElement('span');
  count.className = 'count';
  count.setAttribute('aria-hidden', 'true');
  link.append(bell(ownerDocument), count);
  const show = () => {
    const { count: number } = unread.getState();
    if (number === undefined) return link.remove();
    const label = number > 0 ? i18n.t('LBL_SH_UNREAD_COUNT', { count: number }) : i18n.t('LBL_SH_NOTIFICATIONS');
    link.lang = i18n.language;
    link.setAttribute('aria-label', label);
    link.title = label;
    count.textContent = number > 99 ? '99+' : String(number);
    count.hidden = number === 0;
    if (!link.isConnected) container.append(link);
  };
  const undo = [
    adoptStyles(container, [badgeStyle]),
    applyEmbeddedTheme(link),
    i18n.subscribe(show),
    unread.subscribe(show),
    () => link.remove(),
  ];
  show();
  return () => {
    for (const one of undo) one();
  };
}

function bell(page: Document): SVGElement {
  const image = page.createElementNS(SVG, 'svg');
  image.setAttribute('viewBox', '0 0 24 24');
  image.setAttribute('aria-hidden', 'true');
  const path = page.createElementNS(SVG, 'path');
  path.setAttribute('d', BELL);
  image.append(path);
  return image;
}
