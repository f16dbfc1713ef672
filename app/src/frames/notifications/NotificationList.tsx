import { useEffect, useEffectEvent, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { NotificationRow } from './NotificationRow.tsx'
import type { useNotifications } from './useNotifications.ts'
import * as styles from './Notifications.css.ts'

type Panel = ReturnType<typeof useNotifications>

/** Shows the notifications, or the reason why there are none. */
export function NotificationList({ panel }: { panel: Panel }) {
  const intl = useIntl()
  const { lines, hasOlder, hasFailed, retry } = panel
  if (hasFailed) return <ErrorState title={<FormattedMessage id="notifications.failed" />} onRetry={retry} />
  if (!lines)
    return (
      <div className={styles.waiting}>
        <SkeletonRows rows={5} />
      </div>
    )
  if (lines.length === 0)
    return (
      <Empty title={<FormattedMessage id="notifications.none" />}>
        <FormattedMessage id="notifications.noneText" />
      </Empty>
    )
  return (
    <>
      <ul aria-label={intl.formatMessage({ id: 'notifications.list' })}>
        {lines.map(({ id }) => (
          <NotificationRow key={id} id={id} />
        ))}
      </ul>
      {hasOlder && <Older {...panel} />}
    </>
  )
}

/** Loads older notifications when this element scrolls into view. A button does the same for readers who do not scroll (I-05). */
function Older({ older, loadOlder }: Pick<Panel, 'older' | 'loadOlder'>) {
  const end = useRef<HTMLDivElement>(null)
  const isIdle = older === 'idle'
  const reach = useEffectEvent(loadOlder)
  useEffect(() => {
    const element = end.current
    if (!isIdle || !element) return undefined
    const sight = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && reach())
    sight.observe(element)
    return () => sight.disconnect()
  }, [isIdle])
  return (
    <div ref={end} className={styles.more}>
      {older === 'failed' && (
        <Text look="caption" tone="muted">
          <FormattedMessage id="notifications.moreFailed" />
        </Text>
      )}
      <Button variant="quiet" size="small" onPress={loadOlder} isPending={older === 'loading'}>
        <FormattedMessage id="notifications.more" />
      </Button>
    </div>
  )
}
