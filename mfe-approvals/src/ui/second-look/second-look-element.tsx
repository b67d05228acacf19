import { LoadingCards, PartFailure } from 'mfe_widgets/load-states';
import type { MountContext } from 'shared-session/micro-frontend';
import { ServerData } from 'shared-session/server-data';
import { useSecondLook } from './use-second-look.ts';

/** `<second-look billing-item-id="…">`: a second look at an item, for the pages of other micro-frontends. */
export function SecondLookElement({ context }: { readonly context: MountContext }) {
  const text = context.attributes?.billingitemid ?? '';
  if (!/^\d{1,15}$/.test(text)) return null;
  return (
    <ServerData>
      <Loaded billingItemId={Number(text)} />
    </ServerData>
  );
}

function Loaded({ billingItemId }: { readonly billingItemId: number }) {
  const { module, error, retry } = useSecondLook();
  if (error) return <PartFailure onRetry={retry} />;
  if (!module) return <LoadingCards lines={4} />;
  return (
    <div className="ap-look-card">
      <module.SecondLook key={billingItemId} billingItemId={billingItemId} onBehalfOf={null} heading="h2" />
    </div>
  );
}
