import { createElement } from 'react';
import type { GeneralInfo } from 'shared-client/billing';
import { useText } from 'shared-session';

/** The element that shows the lines of an item, by type; its owner declares each in its micro-frontend.json. */
const ELEMENTS: Readonly<Record<Exclude<GeneralInfo['type'], 'TIME'>, string>> = {
  ADJUSTMENT: 'billing-item-lines',
  BENEFIT: 'billing-item-lines',
  EXPENSE: 'billing-item-lines',
  PROJECT: 'billing-item-lines',
};

interface ItemModuleProps {
  readonly type: keyof typeof ELEMENTS;
  readonly info: Pick<GeneralInfo, 'billingItemId' | 'version'>;
}

/** The lines of an item that is not a timecard, shown by the micro-frontend that owns it. A foreign host has no such element. */
export function ItemModule({ type, info: { billingItemId, version } }: ItemModuleProps) {
  const t = useText();
  const tag = ELEMENTS[type];
  if (!customElements.get(tag)) return <p className="tc-card tc-pad">{t('MSG_LINES_ELSEWHERE')}</p>;
  return createElement(tag, { key: version, 'billing-item-id': billingItemId });
}
