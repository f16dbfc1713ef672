import { Button } from 'react-aria-components/Button'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { isolate } from '../../locale/isolate.ts'
import * as styles from './MultiSelect.css.ts'

type TagsProps = {
  label: string
  tags: readonly { id: string; label: string }[]
  isDisabled?: boolean
  onRemove: (ids: ReadonlySet<unknown>) => void
  /** Called to focus another element after the last tag is removed. */
  focusAfterLast: () => void
}

/** The chosen options, each with a button that removes it. Arrow keys move between tags; Delete and Backspace also remove a tag. */
export function Tags({ label, tags, isDisabled = false, onRemove, focusAfterLast }: TagsProps) {
  const intl = useIntl()
  if (tags.length === 0) return null
  const remove = (ids: Set<unknown>) => {
    onRemove(ids)
    if (ids.size >= tags.length) focusAfterLast()
  }
  return (
    <TagGroup
      aria-label={intl.formatMessage({ id: 'ds.multiSelect.chosen' }, { label: isolate(label) })}
      onRemove={isDisabled ? undefined : remove}
      data-part="tags"
    >
      <TagList className={styles.tags} items={tags}>
        {(tag) => (
          <Tag textValue={tag.label} isDisabled={isDisabled} className={styles.tag} data-part="tag">
            <bdi className={styles.name}>{tag.label}</bdi>
            {!isDisabled && (
              <Button slot="remove" className={styles.remove} aria-label={intl.formatMessage({ id: 'ds.multiSelect.remove' })}>
                <Icon name="close" size="small" />
              </Button>
            )}
          </Tag>
        )}
      </TagList>
    </TagGroup>
  )
}
