import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { Image } from '@wasla/design-system/components/Image'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import type { Sorting } from '@wasla/design-system/components/SortableList'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import * as row from '#shared/list/Row.css.ts'
import { RowMenu } from '#shared/list/RowMenu.tsx'
import { RowPress } from '#shared/list/RowPress.tsx'
import { ContentFacts } from '#shared/programs/content/ContentFacts.tsx'
import type { ContentItemFragment } from '#shared/programs/content/program-contents.generated.ts'
import { coverInkOf } from '#shared/programs/status/cover-ink.ts'
import { RetryContentDocument } from './content.generated.ts'
import * as styles from './ContentRow.css.ts'

type ContentRowProps = { item: ContentItemFragment; sorting: Sorting; onEdit: () => void; onRemove?: () => void }

/** Retry button of a failed item, with a hint that says what to do if the retry fails too. */
function Failed({ item }: { item: ContentItemFragment }) {
  const [retry, { loading }] = useMutation(RetryContentDocument)
  return (
    <span className={styles.failed}>
      <Badge tone="danger" icon="triangle-alert">
        <FormattedMessage id="programs.content.failed" />
      </Badge>
      <Button
        size="small"
        variant="quiet"
        iconStart="retry"
        isPending={loading}
        onPress={() => void retry({ variables: { id: item.id } }).catch(() => undefined)}
      >
        <FormattedMessage id="programs.content.retry" />
        <VisuallyHidden>{` ${isolate(item.title)}`}</VisuallyHidden>
      </Button>
      <Text as="span" look="caption" tone="muted">
        <FormattedMessage id="programs.content.failedHint" />
      </Text>
    </span>
  )
}

/**
 * Row of a content item, which its owner can edit, move by its handle, or remove from its menu. Reserves the room of the thumbnail while
 * the item is processed.
 */
export function ContentRow({ item, sorting, onEdit, onRemove }: ContentRowProps) {
  const intl = useIntl()
  const { id, title, status, thumbnailUrl } = item
  const name = isolate(title)
  return (
    <div className={row.row} data-status={status}>
      <span className={styles.handle}>{sorting.handle}</span>
      <span className={styles.picture}>
        {status === 'PROCESSING' ? (
          <Skeleton>
            <SkeletonBlock shape="cover" />
          </Skeleton>
        ) : (
          <Image src={thumbnailUrl} alt="" name={title} ink={coverInkOf(id)} ratio="video" sizes="6rem" isRounded />
        )}
      </span>
      <div className={row.who}>
        <RowPress label={intl.formatMessage({ id: 'programs.content.editOne' }, { title: name })} onPress={onEdit}>
          <Text as="span" look="label">
            <Bidi>{title}</Bidi>
          </Text>
        </RowPress>
        <span className={styles.facts}>
          <ContentFacts item={item} />
          {status === 'PROCESSING' && (
            <Badge tone="info" icon="hourglass">
              <FormattedMessage id="programs.content.processing" />
            </Badge>
          )}
        </span>
        {status === 'FAILED' && <Failed item={item} />}
      </div>
      <div className={row.actions}>
        <RowMenu
          name={name}
          items={[
            { id: 'edit', icon: 'edit', label: intl.formatMessage({ id: 'programs.content.edit' }), onAction: onEdit },
            ...sorting.moves,
          ]}
          danger={onRemove && { id: 'remove', label: intl.formatMessage({ id: 'list.remove' }), onAction: onRemove }}
        />
      </div>
    </div>
  )
}
