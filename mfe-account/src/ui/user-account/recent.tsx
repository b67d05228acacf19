import { Button } from 'mfe_widgets/button';
import type { JSX, ReactNode } from 'react';
import { clearRecent } from 'shared-client/account';
import type { RecentlyViewed } from 'shared-client/users';
import { useText, viewedAddress } from 'shared-session';
import { useAccount, useChange } from './account-context.ts';
import { Row, RowCard } from './row.tsx';
import { useInstant } from './use-instant.ts';

/** Recently viewed items and recent searches, until the owner clears them. */
export function Recent(): JSX.Element {
  const t = useText();
  const instant = useInstant();
  const viewed = useAccount(({ account }) => account?.recentlyViewed ?? []);
  const searches = useAccount((state) => state.searches);
  const { busy, change } = useChange();
  const isEmpty = viewed.length + searches.length === 0;
  return (
    <RowCard
      title={t('LBL_RECENT')}
      action={
        isEmpty ? undefined : (
          <Button size="small" variant="quiet" busy={busy} onClick={() => change('clearing', () => clearRecent())}>
            {t('LBL_CLEAR_RECENT')}
          </Button>
        )
      }
    >
      {viewed.map((one) => (
        <Row
          key={`${one.type} ${one.objectId}`}
          icon="document"
          title={<Viewed {...one} />}
          note={instant(one.viewedAt, 'time')}
        />
      ))}
      {searches.map((one) => (
        <Row
          key={one.id}
          icon="search"
          title={t('LBL_SEARCHED_FOR', { text: one.searchText })}
          note={instant(one.searchedAt, 'time')}
        />
      ))}
      {isEmpty ? <Row icon="clock" title={t('MSG_NOTHING_RECENT')} /> : null}
    </RowCard>
  );
}

/** A link to a viewed item, if it has a page. */
function Viewed({ type, objectId, otherDetails }: RecentlyViewed): ReactNode {
  const name = otherDetails ?? `${type} ${objectId}`;
  const address = viewedAddress(type, objectId);
  return address === undefined ? name : <a href={address}>{name}</a>;
}
