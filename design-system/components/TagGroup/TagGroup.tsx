import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { Bidi } from '../../primitives/Bidi/Bidi.tsx'
import { empty as emptyStyle, list, remove, tag, words } from './TagGroup.css.ts'

export type TagItem = {
  id: string
  /** The label, also for screen readers and for typing ahead. */
  text: string
  icon?: IconName
  isDisabled?: boolean
}

export type TagGroupProps = {
  /** Names the group: “Chosen interests”. Read by screen readers, not shown. */
  label: string
  items: readonly TagItem[]
  /** With it each tag has a remove button, and Delete or Backspace removes the focused one. */
  onRemove?: (id: string) => void
  /** Shown where there are no tags. */
  empty?: ReactNode
}

/**
 * Chosen values as tags that can be removed. After a removal the focus goes to the neighbour.
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
