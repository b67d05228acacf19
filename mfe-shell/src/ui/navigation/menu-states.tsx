import type { JSX } from 'react';
import { useText } from 'shared-session';
import { useBackOnline } from 'shared-session/connection';

/** "A spinner shows while the menu is empty" (docs: shell#menu-loading). */
export function LoadingMenu(): JSX.Element {
  const t = useText();
  return (
    <div role="status" className="sh:grid sh:place-items-center sh:py-10">
      <span className="sh-spinner" />
      <span className="sh:sr-only">{t('LBL_LOADING_NAVIGATION')}</span>
    </div>
  );
}

/** Nothing to go to. */
export function EmptyMenu(): JSX.Element {
  const t = useText();
  return <p className="sh:px-3 sh:py-2 sh:text-ink-2">{t('LBL_NAVIGATION_EMPTY')}</p>;
}

/** The menu could not be read. It tries again by itself when the connection comes back. */
export function FailedMenu({ onRetry }: { readonly onRetry: () => void }): JSX.Element {
  const t = useText();
  useBackOnline(onRetry);
  return (
    <div role="alert" className="sh:px-3 sh:py-2">
      <p className="sh:mb-3 sh:text-ink-2">{t('LBL_NAVIGATION_FAILED')}</p>
      <button
        type="button"
        onClick={onRetry}
        className="sh:h-9 sh:cursor-pointer sh:rounded-control sh:border sh:border-control-line sh:px-3.5 sh:font-medium sh:hover:bg-sunken"
      >
        {t('LBL_TRY_AGAIN')}
      </button>
    </div>
  );
}
