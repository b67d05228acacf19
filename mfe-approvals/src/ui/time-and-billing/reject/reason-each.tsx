import { Switch } from 'mfe_widgets/switch';
import { TextField } from 'mfe_widgets/text-field';
import { useState } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { itemTitle } from '../labels.ts';
import type { LineReasons } from './line-reasons.ts';

interface ReasonEachProps {
  readonly items: readonly ApprovalItem[];
  readonly reasons: LineReasons;
  readonly onChange: (reasons: LineReasons) => void;
}

/** Several items, each with an optional reason of its own; items without one have the common reason. */
export function ReasonEach({ items, reasons, onChange }: ReasonEachProps) {
  const t = useText();
  const [on, setOn] = useState(false);
  return (
    <fieldset className="ap-stack">
      <Switch
        label={t('LBL_REASON_EACH')}
        checked={on}
        onChange={(next) => {
          setOn(next);
          if (!next) onChange(new Map());
        }}
      />
      {on
        ? items.map((item) => (
            <TextField
              key={item.billingItemId}
              label={t('LBL_LINE_REASON', { what: itemTitle(t, item) })}
              maxLength={500}
              value={reasons.get(item.billingItemId) ?? ''}
              onChange={(text) => onChange(new Map([...reasons, [item.billingItemId, text]]))}
            />
          ))
        : null}
    </fieldset>
  );
}
