import { Button } from 'mfe_widgets/button';
import type { JSX } from 'react';
import { getOwnData } from 'shared-client/account';
import { useText } from 'shared-session';
import { keptWork } from 'shared-session/device-data';
import { useChange } from './account-context.ts';
import { Panel } from './row.tsx';

/** The data stored about the user, on the server and on this device. */
export function YourData(): JSX.Element {
  const t = useText();
  const { busy, change } = useChange();
  return (
    <Panel title={t('LBL_YOUR_DATA')}>
      <p className="ac-quiet">{t('MSG_YOUR_DATA')}</p>
      <p className="ac-quiet">{t('MSG_ON_DEVICE', { count: keptWork().length })}</p>
      <Button size="small" icon="download" busy={busy} onClick={() => change('reading the data', download)}>
        {t('LBL_AC_DOWNLOAD')}
      </Button>
    </Panel>
  );
}

async function download(): Promise<void> {
  const data = await getOwnData();
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `account-${data.madeAt.slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
