import { PartFailure } from 'mfe_widgets/load-states';
import '../../../texts/contact-us.ts';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from 'mfe_widgets/dialog';
import { Skeleton } from 'mfe_widgets/skeleton';
import {
  type ContactConfiguration,
  type EngagementContact,
  getContactConfiguration,
  getEngagementContacts,
  getHelpDeskContacts,
  type HelpDeskContact,
} from 'shared-client/contacts';
import { useText } from 'shared-session';
import { useTimecard } from '../timecard-context.tsx';

/** null for a part that could not be loaded. */
interface Contacts {
  readonly engagements: readonly EngagementContact[] | null;
  readonly helpDesk: readonly HelpDeskContact[] | null;
  readonly configuration: ContactConfiguration | null;
}

/**
 * Contact Us (510 px): program contact (of the current engagement first), help desk by country, support portal (docs: add-time#contact-us).
 */
export function ContactUsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const engagementId = useTimecard((state) => state.metadata.engagementId);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['contacts'],
    queryFn: async ({ signal }): Promise<Contacts> => {
      const [engagements, helpDesk, configuration] = await Promise.all([
        getEngagementContacts({ signal }).catch(() => null),
        getHelpDeskContacts({ signal }).catch(() => null),
        getContactConfiguration({ signal }).catch(() => null),
      ]);
      return { engagements, helpDesk, configuration };
    },
    enabled: open,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const contacts = isFetching || !data ? null : data;
  const failed = contacts !== null && (contacts.engagements === null || contacts.helpDesk === null);
  const others = contacts?.engagements?.filter((one) => one.engagementId !== engagementId) ?? [];
  const portal = contacts?.configuration?.supportPortalUrl;
  return (
    <Dialog open={open} onClose={onClose} title={t('LBL_CONTACT_US')} width={510} closeOnBackdrop>
      {contacts ? (
        <div className="tc-contact">
          {failed ? <PartFailure onRetry={() => void refetch()} /> : null}
          {contacts.configuration?.showProgramContact === false ? null : (
            <section>
              <h3>{t('LBL_PROGRAM_CONTACT')}</h3>
              <EngagementContacts
                list={contacts.engagements?.filter((one) => one.engagementId === engagementId) ?? []}
              />
              {others.length > 0 ? (
                <details className="tc-earlier">
                  <summary>{t('LBL_OTHER_ENGAGEMENTS', { count: others.length })}</summary>
                  <EngagementContacts list={others} />
                </details>
              ) : null}
              <p>{t('MSG_EMPLOYER_OF_RECORD')}</p>
            </section>
          )}
          <section hidden={contacts.helpDesk === null}>
            <h3>{t('LBL_HELP_DESK')}</h3>
            <dl className="tc-facts">
              {[...Map.groupBy(contacts.helpDesk ?? [], (one) => one.country)].map(([country, entries]) => (
                <div key={country}>
                  <dt>{country}</dt>
                  {entries.map(({ phoneOrEmail }) => (
                    <dd key={phoneOrEmail}>
                      {phoneOrEmail.includes('@') ? (
                        <a href={`mailto:${phoneOrEmail}`}>{phoneOrEmail}</a>
                      ) : (
                        <a href={`tel:${phoneOrEmail.replace(/[^+\d]/g, '')}`}>{phoneOrEmail}</a>
                      )}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
          </section>
          {portal && /^https:\/\//.test(portal) ? (
            <p>
              <a href={portal} target="_blank" rel="noopener noreferrer">
                {t('LBL_SUPPORT_PORTAL')}
              </a>
            </p>
          ) : null}
        </div>
      ) : (
        <Skeleton lines={5} label={t('MSG_TC_LOADING')} />
      )}
    </Dialog>
  );
}

function EngagementContacts({ list }: { list: readonly EngagementContact[] }) {
  const t = useText();
  return (
    <ul>
      {list.map((one) => (
        <li key={one.engagementId}>
          {t('LBL_ENGAGEMENT_NUMBER', { id: one.engagementId })} · {one.supplierName}
        </li>
      ))}
    </ul>
  );
}
