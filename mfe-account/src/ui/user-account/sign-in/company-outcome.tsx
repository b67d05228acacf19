import { Banner } from 'mfe_widgets/banner';
import type { JSX } from 'react';
import { useText } from 'shared-session';

const FAULTS: Readonly<Record<string, string>> = {
  taken: 'ERR_COMPANY_TAKEN',
  refused: 'ERR_COMPANY_REFUSED',
  late: 'ERR_COMPANY_LATE',
  failed: 'ERR_COMPANY_FAILED',
};

/** The result of linking a company account, from the URL to which the provider redirects. */
export function CompanyOutcome({ search }: { readonly search: string }): JSX.Element | null {
  const t = useText();
  const outcome = new URLSearchParams(search).get('company') ?? '';
  if (outcome === 'linked') return <Banner tone="success">{t('MSG_COMPANY_IS_LINKED')}</Banner>;
  const fault = Object.hasOwn(FAULTS, outcome) ? FAULTS[outcome] : undefined;
  return fault === undefined ? null : <Banner tone="error">{t(fault)}</Banner>;
}
