import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { Bidi } from '../../primitives/Bidi/Bidi.tsx'
import { empty as emptyStyle, list, remove, tag, words } from './TagGroup.css.ts'

type TagItem = {
  id: string
  /** Label, also for screen readers and type-ahead. */
  text: string
  icon?: IconName
  isDisabled?: boolean
}

export type TagGroupProps = {
  /** Accessible name of the group: “Chosen interests”. For screen readers only. */
  label: string
  items: readonly TagItem[]
  /** Called to remove a tag. With it each tag has a remove button, and Delete or Backspace removes the focused tag. */
  onRemove?: (id: string) => void
  /** Shown if there are no tags. */
  empty?: ReactNode
}

/**
 * Chosen values as tags that can be removed. After a removal the focus moves to the neighbour.
 *
 * @selector [data-allows-removing] [data-focus-visible] [data-disabled] on a tag
 */
export function TagGroup({ label, items, onRemove, empty }: TagGroupProps) {
  const removeEach = (ids: ReadonlySet<unknown>) => {
    for (const id of ids) onRemove?.(String(id))
  }
  return (
    <AriaTagGroup
      aria-label={label}
      disabledKeys={items.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
      onRemove={onRemove && removeEach}
      data-component="TagGroup"
    >
      <TagList items={items} className={list} renderEmptyState={() => <span className={emptyStyle}>{empty}</span>}>
        {({ id, text, icon }) => (
          <Tag id={id} textValue={text} className={tag} data-part="tag">
            {({ allowsRemoving }) => (
              <>
                {icon && <Icon name={icon} size="small" />}
                <span className={words}>
                  <Bidi>{text}</Bidi>
                </span>
                {allowsRemoving && (
                  <Button slot="remove" className={remove}>
                    <Icon name="close" size="tiny" />
                  </Button>
                )}
              </>
            )}
          </Tag>
        )}
      </TagList>
    </AriaTagGroup>
  )
}
