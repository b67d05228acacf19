import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { useEffect, useRef, useState } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import type { Receipts, Underway } from '../../state/receipts.ts';

/** Where receipts are dropped, pasted, chosen or photographed, several at once, and what becomes of them. */
export function ReceiptDrop({ receipts }: { receipts: Receipts }) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { underway, repeated } = useStore(receipts);
  usePasted(receipts);
  return (
    <section className="ex-receipts" aria-label={t('LBL_RECEIPTS')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first. */}
      <div
        className="ex-drop"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void receipts.add([...event.dataTransfer.files]);
        }}
      >
        <Button icon="upload" onClick={() => picker.current?.click()}>
          {t('LBL_ADD_RECEIPTS')}
        </Button>
        <span className="ex-quiet">{t('MSG_RECEIPTS_HOW')}</span>
        <input
          ref={picker}
          type="file"
          className="ex-hidden"
          tabIndex={-1}
          aria-hidden="true"
          accept="image/*,application/pdf"
          multiple
          onChange={({ target }) => {
            void receipts.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {repeated.map((one) => (
        <Banner
          key={one.id}
          tone="warning"
          actions={
            <>
              <Button size="small" onClick={() => receipts.answer(one, false)}>
                {t('LBL_RECEIPT_SKIP')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => receipts.answer(one, true)}>
                {t('LBL_RECEIPT_ADD_AGAIN')}
              </Button>
            </>
          }
        >
          {t('MSG_RECEIPT_REPEATED', { name: one.file.name })}
        </Banner>
      ))}
      {underway.map((one) => (
        <OneUnderway key={one.id} of={one} receipts={receipts} />
      ))}
    </section>
  );
}

function OneUnderway({ of: one, receipts }: { of: Underway; receipts: Receipts }) {
  const t = useText();
  const { name, failure, retry, sent } = one;
  if (failure === null)
    return (
      <p className="ex-uploading">
        {name} <progress max={1} value={sent} aria-label={name} />
      </p>
    );
  return (
    <Banner
      tone="error"
      onDismiss={() => receipts.dismiss(one.id)}
      actions={
        retry ? (
          <Button size="small" icon="refresh" onClick={retry}>
            {t('LBL_TRY_AGAIN')}
          </Button>
        ) : null
      }
    >
      {failure.sentence || t(failure.label ?? 'ERR_UPLOAD_FAILED', { name })}
    </Banner>
  );
}

/** A picture that is pasted is a receipt, wherever the focus is; pasted text belongs to its field. */
function usePasted(receipts: Receipts): void {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) void receipts.add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [receipts]);
}
