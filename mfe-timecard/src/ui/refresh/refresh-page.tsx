import { RefreshDialog } from 'mfe_widgets/dialog';
import { useText } from 'shared-session';
import { useHost } from '../page/host.tsx';

/** `manager/refresh`: the refresh dialog (443 wide). Its button reloads the previous route, or the home page. */
export function RefreshPage({ search }: { search: string }) {
  const t = useText();
  const host = useHost();
  const wanted = new URLSearchParams(search).get('to') ?? '';
  const target = /^\/(worker|manager)\/[\w/-]*$/.test(wanted) ? wanted : '/worker/home';
  return (
    <RefreshDialog open onRefresh={() => host.go(target)}>
      {t('MSG_REFRESH')}
    </RefreshDialog>
  );
}
