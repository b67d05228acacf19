import type { JSX } from 'react';
import { Breadcrumbs as AriaBreadcrumbs, Breadcrumb } from 'react-aria-components/Breadcrumbs';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../icon/index.ts';
import { AriaLocale, useAriaStyled } from '../internal/aria/index.ts';
import navigation from '../internal/aria/navigation.css';

export interface BreadcrumbItem {
  id: string;
  label: string;
  /** The URL. The last item is the current page and has none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** The name of this navigation. */
  label: string;
  items: readonly BreadcrumbItem[];
}

/** The path to this page, as links (APG: Breadcrumb). On a narrow screen only the parent page is shown. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps): JSX.Element {
  const above = items.at(-2)?.id;
  const here = items.at(-1)?.id;
  return (
    <AriaLocale>
      <nav ref={useAriaStyled<HTMLElement>(navigation)} aria-label={label}>
        <AriaBreadcrumbs items={items} className="wd-crumbs">
          {({ id, label: name, href }) => (
            <Breadcrumb className="wd-crumb" {...(id === above ? { 'data-above': '' } : {})}>
              <Link className="wd-crumb-link" {...(href === undefined || id === here ? {} : { href })}>
                {name}
              </Link>
              {id === here ? null : <Icon name="chevron-right" size={14} />}
            </Breadcrumb>
          )}
        </AriaBreadcrumbs>
      </nav>
    </AriaLocale>
  );
}
