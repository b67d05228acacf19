import { Banner } from 'mfe_widgets/banner';
import { Select } from 'mfe_widgets/select';
import type { Principal } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { formatDate } from '../page/formats.ts';

interface WhoseRecordsProps {
  /** For whom the reader stands in. */
  readonly principals: readonly Principal[];
  readonly onBehalfOf: number | null;
  readonly onChange: (onBehalfOf: number | null) => void;
}

/** Between the reader's own records and those of each person they stand in for; nothing for who stands in for nobody. */
export function RecordsSwitch({ principals, onBehalfOf, onChange }: WhoseRecordsProps) {
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

/** Names the person in whose name something is decided; nothing in one's own. */
export function InNameOf({ principal }: { principal: string | undefined }) {
  const t = useText();
  return principal === undefined ? null : <p className="ap-warn">{t('LBL_IN_NAME_OF', { name: principal })}</p>;
}

/** Says whose records these are, and that both are recorded. */
export function WhoseRecords({ principal }: { principal: Principal }) {
  const t = useText();
  const { name, endDate } = principal;
  return (
    <Banner tone="info" live="off">
      {t('MSG_STANDS_IN_UNTIL', { name, date: formatDate(endDate) })}
    </Banner>
  );
}
