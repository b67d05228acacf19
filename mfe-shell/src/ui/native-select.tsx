import { Icon } from 'mfe_widgets/icon';
import type { ComponentProps, JSX } from 'react';

/** The browser's list of choices, drawn as the widgets' select. */
export const NativeSelect = (props: Omit<ComponentProps<'select'>, 'className'>): JSX.Element => (
  <div className="sh:relative sh:min-w-0">
    <select
      {...props}
      className="sh:h-10 sh:w-full sh:cursor-pointer sh:appearance-none sh:rounded-control sh:border sh:border-control-line sh:bg-surface sh:pe-8 sh:ps-2.5 sh:text-ink"
    />
    <span className="sh:pointer-events-none sh:absolute sh:top-[11px] sh:end-2.5 sh:text-ink-3">
      <Icon name="chevron-down" />
    </span>
  </div>
);
