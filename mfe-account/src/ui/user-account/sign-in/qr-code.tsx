import type { JSX } from 'react';
import { useText } from 'shared-session';
import { encode } from 'uqr';

/** A text as a QR code: a single path, black on white in both themes, because cameras expect that. */
export function QrCode({ text }: { readonly text: string }): JSX.Element {
  const t = useText();
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="ac-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('LBL_QR_CODE')}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
