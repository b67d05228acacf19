import { Banner } from 'mfe_widgets/banner';
import { Select } from 'mfe_widgets/select';
import type { Principal } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { formatDate } from '../page/formats.ts';

interface RecordOwnerProps {
  /** The people the reader is a delegate of. */
  readonly principals: readonly Principal[];
  readonly onBehalfOf: number | null;
  readonly onChange: (onBehalfOf: number | null) => void;
}

/**
 * Switches between the reader's own records and those of people the reader is a delegate of. Renders nothing for readers who are not a
 * delegate.
 */
export function RecordsSwitch({ principals, onBehalfOf, onChange }: RecordOwnerProps) {
  const t = useText();
  if (principals.length === 0) return null;
  return (
    <Select
      label={t('LBL_WHOSE_RECORDS')}
      hideLabel
      value={onBehalfOf === null ? '' : String(onBehalfOf)}
      options={[
        { value: '', label: t('LBL_MY_RECORDS') },
        ...principals.map(({ userId, name }) => ({
          value: String(userId),
          label: t('LBL_DELEGATE_RECORDS', { name }),
        })),
      ]}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  );
}

/** Names the person on whose behalf something is decided; renders nothing for the reader's own name. */
export function InNameOf({ principal }: { principal: string | undefined }) {
  const t = useText();
  return principal === undefined ? null : <p className="ap-warn">{t('LBL_IN_NAME_OF', { name: principal })}</p>;
}

/** Names the owner of the records, and says that both names are recorded. */
export function RecordOwner({ principal }: { principal: Principal }) {
  const t = useText();
  const { name, endDate } = principal;
  return (
    <Banner tone="info" live="off">
      {t('MSG_STANDS_IN_UNTIL', { name, date: formatDate(endDate) })}
    </Banner>
  );
}
