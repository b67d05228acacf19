import { type JSX, useLayoutEffect } from 'react';
import { analytics, page, useText } from 'shared-session';
import { useStore } from 'zustand';
import { openDialog } from '../../state/dialogs.ts';
import { vendorSite } from '../../state/vendor-site.ts';

const LINK =
  'sh:inline-flex sh:min-h-6 sh:pointer-coarse:min-h-11 sh:cursor-pointer sh:items-center sh:text-ink-2 sh:underline-offset-2 sh:hover:text-ink sh:hover:underline';

/** Copyright, privacy, browser requirements and notices (docs: shell#shell-footer); hidden where the route says so. */
export function Footer(): JSX.Element | null {
  const t = useText();
  const isHidden = useStore(page, (state) => state.hideFooter || state.fullScreenMode);
  const hasFloating = useStore(page, (state) => state.floatingFooters > 0);
  useFooterBelowWindow(!isHidden);
  const site = vendorSite();
  if (isHidden) return hasFloating ? <div className="sh:h-[72px]" /> : null;
  return (
    <footer
      className={`sh:flex sh:flex-wrap sh:items-center sh:gap-x-6 sh:gap-y-1 sh:px-4 sh:py-5 sh:text-label sh:text-ink-2 sh:wide:px-8 ${hasFloating ? 'sh:mb-[72px]' : ''}`}
    >
      <p className="sh:me-auto">{t('LBL_COPYRIGHT', { year: new Date().getFullYear() })}</p>
      <div className="sh:flex sh:flex-wrap sh:gap-x-6 sh:gap-y-1">
        <button type="button" className={LINK} onClick={() => openDialog('privacy')}>
          {t('LBL_PRIVACY_SECURITY')}
        </button>
        <button type="button" className={LINK} onClick={() => openDialog('browser-requirements')}>
          {t('LBL_BROWSER_REQUIREMENTS')}
        </button>
        <a href="/notices.txt" target="_blank" rel="noopener" className={`${LINK} sh:no-underline`}>
          {t('LBL_THIRD_PARTY_NOTICES')}
        </a>
        {site ? (
          <a
            href={site}
            target="_blank"
            rel="noopener noreferrer"
            className={`${LINK} sh:no-underline`}
            onClick={() => analytics.track('vendor_site_link', { action: 'open' })}
          >
            {t('LBL_VENDOR_SITE')}
          </a>
        ) : null}
      </div>
    </footer>
  );
}

/** The page is at least as tall as the window, so that the footer stays below it and does not move while a page loads. */
function useFooterBelowWindow(isShown: boolean): void {
  useLayoutEffect(() => {
    const region = document.querySelector<HTMLElement>('[data-region="page"]');
    if (!region || !isShown) return undefined;
    region.style.minHeight = 'calc(100dvh - 75px - var(--alert-shift, 0px))';
    return () => {
      region.style.minHeight = '';
    };
  }, [isShown]);
}
