import { type JSX, useState } from 'react';
import { focusAfter } from 'shared-session/focus';
import { Button, IconButton } from '../button/index.ts';
import { DrillDownDialog, valueOfPath } from '../drill-down/index.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { TextField } from '../text-field/index.ts';
import { type CustomFieldProps, framing } from './custom-field-props.ts';

/** A value that is chosen level by level, in a dialog. It can be cleared if the field may be empty. */
export function DrillDownField({
  definition,
  value,
  onChange,
  onBlur,
  source,
  error,
  disabled,
}: CustomFieldProps): JSX.Element {
  const text = usePageText();
  const [open, setOpen] = useState(false);
  const frame = framing(definition, disabled === true);
  const [stored] = useState(value);
  const { helpText, enableSuggestiveSearch, customValue } = source.drillDown?.(definition) ?? {};
  const shown = value !== '' && value === stored ? customValue || value : value;
  return (
    <>
      <TextField
        {...frame}
        error={error}
        value={shown}
        readOnly
        onChange={() => {}}
        suffix={
          <span className="wd:flex wd:items-center wd:gap-1">
            {frame.optional && value !== '' ? (
              <IconButton
                icon="close"
                size="small"
                label={`${text('LBL_CLEAR')}: ${definition.label}`}
                disabled={frame.disabled}
                onClick={({ currentTarget }) => focusAfter(currentTarget, () => onChange(''))}
              />
            ) : null}
            <Button variant="link" disabled={frame.disabled} onClick={() => setOpen(true)}>
              {text('LBL_CHOOSE')}
            </Button>
          </span>
        }
      />
      <DrillDownDialog
        open={open}
        title={definition.label}
        levels={source.levels(definition)}
        loadLevel={(names, signal) => source.loadLevel(definition.cfReferenceListId ?? 0, names, signal)}
        helpText={helpText ?? null}
        searchable={enableSuggestiveSearch === true}
        onCancel={() => {
          setOpen(false);
          onBlur?.();
        }}
        onSelect={(path) => {
          setOpen(false);
          onChange(valueOfPath(path, definition.storeHStr === true, definition.strDelim));
        }}
      />
    </>
  );
}
