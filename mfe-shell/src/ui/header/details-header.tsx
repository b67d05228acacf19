import type { JSX } from 'react';
import { type DetailsHeader as Details, useText } from 'shared-session';
import { RoundButton } from './round-button.tsx';

/** The header of a details screen: "offers back and close buttons" (docs: shell#details-header). */
export function DetailsHeader({ title, onBack, onClose }: Details): JSX.Element {
  const t = useText();
  return (
    <>
      {onBack ? <RoundButton icon="arrow-left" label={t('LBL_BACK')} onClick={onBack} /> : null}
      <p data-truncates className="sh:min-w-0 sh:grow sh:truncate sh:text-[17px] sh:font-semibold sh:tracking-title">
        {title}
      </p>
      {onClose ? <RoundButton icon="close" label={t('LBL_CLOSE')} onClick={onClose} /> : null}
    </>
  );
}
