import { Button } from 'mfe_widgets/button';
import { useText } from 'shared-session';
import { formatCount } from '../../page/formats.ts';

/** The pages of a list; `page` counts from 0. */
export function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const t = useText();
  if (pages < 2) return null;
  return (
    <nav className="ap-pages" aria-label={t('LBL_AP_PAGES')}>
      <Button icon="chevron-left" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('LBL_AP_PREVIOUS')}
      </Button>
      <span>{t('LBL_AP_PAGE_OF', { page: formatCount(page + 1), pages: formatCount(pages) })}</span>
      <Button disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
        {t('LBL_AP_NEXT')}
      </Button>
    </nav>
  );
}
