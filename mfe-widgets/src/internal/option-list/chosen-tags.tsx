import type { JSX } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Icon } from '../../icon/index.ts';
import { AriaLocale, useAriaStyled } from '../aria/index.ts';

export interface ChosenTagsProps {
  /** The group's name. */
  label: string;
  tags: readonly { readonly id: string; readonly label: string }[];
  /** A chip was removed; the focus has gone on to the next. */
  onRemove: (ids: ReadonlySet<string>) => void;
  /** Shown where nothing is chosen. */
  empty: string;
  /** Most chips drawn; beyond, a number says how many more there are. */
  most: number;
}

/** Chips in a frame. Arrow keys, Home and End move, Delete and Backspace remove: removing one keeps the focus among them. */
export function ChosenTags({ label, tags, onRemove, empty, most }: ChosenTagsProps): JSX.Element {
  return (
    <AriaLocale>
      <TagGroup aria-label={label} onRemove={(ids) => onRemove(ids as ReadonlySet<string>)}>
        <TagList
          ref={useAriaStyled<HTMLDivElement>()}
          className="wd-chosen-tags"
          items={tags.slice(0, most)}
          renderEmptyState={() => empty}
        >
          {(tag) => (
            <Tag id={tag.id} textValue={tag.label} className="wd-chip wd-chip-default">
              <span className="wd-chip-text" title={tag.label}>
                {tag.label}
              </span>
              <Button slot="remove" className="wd-chip-remove">
                <Icon name="close" size={12} />
              </Button>
            </Tag>
          )}
        </TagList>
        {tags.length > most ? <span className="wd-chosen-more">+{tags.length - most}</span> : null}
      </TagGroup>
    </AriaLocale>
  );
}
