import { Banner } from 'mfe_widgets/banner';
import { Select } from 'mfe_widgets/select';
import type { Principal } from 'shared-client/approvals';
import { RECORDS, type RecordsOwner } from 'shared-client/schema/approvals';
import { useText } from 'shared-session';
import type { RecordsOf } from '../../domain/list-state.ts';
import { formatDate } from '../page/formats.ts';

interface RecordsSwitchProps {
  /** The people the reader is a delegate of. */
  readonly principals: readonly Principal[];
  /** The reader may see the records of the company. */
  readonly hasCompanyRecords?: boolean;
  /** The records that are listed in the reader's own name. */
  readonly shown?: RecordsOwner;
  readonly onBehalfOf: number | null;
  readonly onChange: (records: RecordsOf) => void;
}

/**
 * Switches between the reader's own records, those of people the reader is a delegate of, and those of the company. Renders nothing for
 * readers who only have their own (docs: approvals#approval-records).
 */
export function RecordsSwitch({
  principals,
  hasCompanyRecords = false,
  shown = 'own',
  onBehalfOf,
  onChange,
}: RecordsSwitchProps) {
  const t = useText();
  if (principals.length === 0 && !hasCompanyRecords) return null;
  return (
    <Select
      label={t('LBL_WHOSE_RECORDS')}
      hideLabel
      value={onBehalfOf === null ? shown : String(onBehalfOf)}
      options={[
        { value: 'own', label: t('LBL_MY_RECORDS') },
        ...principals.map(({ userId, name }) => ({
          value: String(userId),
          label: t('LBL_DELEGATE_RECORDS', { name }),
        })),
        ...(hasCompanyRecords ? [{ value: 'company', label: t('LBL_ALL_RECORDS') }] : []),
      ]}
      onChange={(chosen) => {
        const records = RECORDS.find((one) => one === chosen) ?? null;
        onChange({ records: hasCompanyRecords ? records : null, onBehalfOf: records ? null : Number(chosen) });
      }}
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
