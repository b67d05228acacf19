import { useMemo } from 'react';
import type { MountContext } from 'shared-session/micro-frontend';
import { readEntryQuery } from '../../state/add-time/entry-query.ts';
import { AddTimePage } from '../add-time/add-time-page.tsx';
import { App } from './app.tsx';

/** Attributes of a foreign host, as HTML delivers them, and the URL parameters they replace. */
const PARAMETERS: Readonly<Record<string, string>> = {
  billingitemid: 'billingItemId',
  engagementid: 'reqId',
  startdate: 'startDate',
  showengagementlist: 'showEnagagementList',
  ismodifyclick: 'isModifyClick',
};

/** Add Time in a foreign host: attributes configure it, and `onNavigate` tells the host where the person wants to go. */
export function ForeignAddTime({ context }: { context: MountContext }) {
  const query = useMemo(() => {
    const search = new URLSearchParams();
    for (const [attribute, value] of Object.entries(context.attributes ?? {})) {
      const name = PARAMETERS[attribute.toLowerCase().replace(/-/g, '')];
      if (name) search.set(name, value);
    }
    return readEntryQuery(search.toString());
  }, [context.attributes]);
  return (
    <App context={context}>
      <AddTimePage query={query} />
    </App>
  );
}
