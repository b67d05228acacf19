import { type JSX, useEffect, useState } from 'react';
import { useText } from 'shared-session';

/** A text as a QR code: a single path, black on white in both themes, because cameras expect that. */
export function QrCode({ text }: { readonly text: string }): JSX.Element {
  const t = useText();
  const [code, setCode] = useState({ path: '', size: 1 });
  useEffect(() => {
    let isGone = false;
    // Few people begin this, so the encoder is a script of its own. Without it the key beside the code can be typed.
    import('uqr').then(
      ({ encode }) => {
        const { data, size } = encode(text, { border: 2 });
        const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
        if (!isGone) setCode({ path, size });
      },
      (error: unknown) => console.warn('The QR code could not be drawn.', error),
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  return (
    <svg className="ac-qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('LBL_QR_CODE')}>
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
