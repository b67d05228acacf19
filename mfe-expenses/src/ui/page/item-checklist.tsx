import { Checkbox } from 'mfe_widgets/checkbox';
import { Icon } from 'mfe_widgets/icon';
import { useText } from 'shared-session';

/** Something that is missing, and its place. Without a place the row is not a link. */
export interface CheckRow<Missing> {
  readonly key: string;
  readonly place: string | null;
  /** Label key of the next step. */
  readonly label: string;
  readonly missing: Missing;
}

interface ItemChecklistProps<Missing> {
  readonly rows: readonly CheckRow<Missing>[];
  readonly lead: (scope: Document | ShadowRoot, missing: Missing) => void;
  /** The text of the certification. */
  readonly certify: string;
  readonly certified: boolean;
  readonly onCertify: (on: boolean) => void;
  readonly showsMissing: boolean;
}

/** Missing entries, each a link to its field, and the certification. */
export function ItemChecklist<Missing>({
  rows,
  lead,
  certify,
  certified,
  onCertify,
  showsMissing,
}: ItemChecklistProps<Missing>) {
  const t = useText();
  return (
    <section className="ex-card ex-pad" aria-labelledby="ex.checklist">
      <h2 id="ex.checklist">{t('LBL_EX_BEFORE_YOU_SUBMIT')}</h2>
      <ul className="ex-checks">
        {rows.length === 0 ? (
          <li data-done>
            <Icon name="check-circle" size={16} />
            <span>{t('MSG_EXPENSE_COMPLETE')}</span>
          </li>
        ) : (
          rows.map(({ key, place, label, missing }) => (
            <li key={key}>
              <span className="ex-open" aria-hidden="true" />
              <span>
                {place === null ? null : (
                  <>
                    <button
                      type="button"
                      className="ex-link"
                      onClick={({ currentTarget }) =>
                        lead(currentTarget.getRootNode() as Document | ShadowRoot, missing)
                      }
                    >
                      {place}
                    </button>
                    {': '}
                  </>
                )}
                {t(label)}
              </span>
            </li>
          ))
        )}
      </ul>
      <div className="ex-certify">
        <Checkbox
          label={certify}
          checked={certified}
          onChange={onCertify}
          {...(showsMissing && !certified && rows.length === 0 ? { error: t('MSG_EXPENSE_CERTIFY') } : {})}
        />
      </div>
    </section>
  );
}
