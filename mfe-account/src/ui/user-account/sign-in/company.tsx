import { Button } from 'mfe_widgets/button';
import { type JSX, useState } from 'react';
import { useText } from 'shared-session';
import { useAccount } from '../account-context.ts';
import { LaterDialog } from '../later-dialog.tsx';
import { Row } from '../row.tsx';
import { useInstant } from '../use-instant.ts';

/** The company's identity provider: linked, or to be linked (docs: account#company-link). Renders nothing if there is none. */
export function Company({ userName }: { readonly userName: string }): JSX.Element | null {
  const t = useText();
  const instant = useInstant();
  const company = useAccount(({ account }) => account?.company);
  const [isOpen, setOpen] = useState(false);
  if (!company) return null;
  const { name, linkedAt } = company;
  const title = t('LBL_COMPANY_SIGN_IN', { name });
  const close = () => setOpen(false);
  const label = t(linkedAt ? 'LBL_END_LINK' : 'LBL_LINK');
  return (
    <>
      <Row
        icon="globe"
        title={title}
        note={linkedAt ? t('LBL_LINKED_SINCE', { when: instant(linkedAt) }) : t('MSG_COMPANY_SIGN_IN')}
        action={
          <Button size="small" aria-label={`${title}: ${label}`} onClick={() => setOpen(true)}>
            {label}
          </Button>
        }
      />
      {isOpen ? (
        <LaterDialog title={title} onClose={close}>
          {({ CompanyDialog }) => (
            <CompanyDialog title={title} isLinked={linkedAt !== null} userName={userName} onClose={close} />
          )}
        </LaterDialog>
      ) : null}
    </>
  );
}
