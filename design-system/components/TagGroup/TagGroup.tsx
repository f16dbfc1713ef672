import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components/TagGroup'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { Bidi } from '../../primitives/Bidi/Bidi.tsx'
import { empty as emptyStyle, list, remove, tag, words } from './TagGroup.css.ts'

export type TagItem = {
  id: string
  /** Its words; also its name for listeners and for typing ahead. */
  text: string
  icon?: IconName
  isDisabled?: boolean
}

export type TagGroupProps = {
  /** What these are: “Chosen interests”. Heard, not shown. */
  label: string
  items: readonly TagItem[]
  /** With it each tag has a cross, and Delete or Backspace takes the focused one away. */
  onRemove?: (id: string) => void
  /** What stands where nothing was chosen. */
  empty?: ReactNode
}

/**
 * What was chosen, as words that can be taken away again. After one is gone the focus goes to its neighbour.
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
