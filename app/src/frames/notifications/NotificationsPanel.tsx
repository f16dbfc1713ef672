import type { RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { CountBadge } from '@wasla/design-system/components/CountBadge'
import { usePhone } from '@wasla/design-system/components/Overlay/usePhone.ts'
import { Popover } from '@wasla/design-system/components/Popover'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { NotificationList } from './NotificationList.tsx'
import { useFocusBack } from './useFocusBack.ts'
import { useMarkRead } from './useMarkRead.ts'
import { useNotifications } from './useNotifications.ts'
import * as styles from './Notifications.css.ts'

type NotificationsPanelProps = {
  /** The bell. On desktops, the panel opens beside it. */
  trigger: RefObject<Element | null>
  /** Whether the panel's messages are loaded. */
  hasWords: boolean
  onClose: () => void
}

/** Notifications of the active profile: a panel beside the bell from 768 px, a sheet as high as the page on phones (S1 §2). */
export function NotificationsPanel({ trigger, hasWords, onClose }: NotificationsPanelProps) {
  const intl = useIntl()
  const isPhone = usePhone()
  const markRead = useMarkRead()
  const panel = useNotifications()
  useFocusBack(trigger)
  const change = (isOpen: boolean) => !isOpen && onClose()

  const title = hasWords && <Title unreadCount={panel.unreadCount} />
  const readAll = hasWords && panel.unreadCount > 0 && panel.lines && (
    <Button variant="quiet" size="small" onPress={() => void markRead(panel.lines?.map(({ id }) => id) ?? [])}>
      <FormattedMessage id="notifications.markAllRead" />
    </Button>
  )
  const list = hasWords ? (
    <NotificationList panel={panel} />
  ) : (
    <div className={styles.waiting}>
      <SkeletonRows rows={5} />
    </div>
  )

  if (isPhone)
    return (
      <Sheet isOpen onOpenChange={change} title={title}>
        <div className={styles.sheet}>
          {readAll && <div className={styles.sheetTools}>{readAll}</div>}
          {list}
        </div>
      </Sheet>
    )
  return (
    <Popover
      triggerRef={trigger}
      isOpen
      onOpenChange={change}
      placement="bottom end"
      width="wide"
      aria-label={intl.formatMessage({ id: 'shell.notifications' })}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <Heading level={2} look="heading">
            {title}
          </Heading>
          {readAll}
        </div>
        <div className={styles.scroller}>{list}</div>
      </div>
    </Popover>
  )
}

const Title = ({ unreadCount }: { unreadCount: number }) => (
  <span className={styles.title}>
    <FormattedMessage id="notifications.title" />
    <span aria-hidden>
      <CountBadge count={unreadCount} limit={99} />
    </span>
    {unreadCount > 0 && (
      <VisuallyHidden>
        <FormattedMessage id="notifications.unreadCount" values={{ count: unreadCount }} />
      </VisuallyHidden>
    )}
  </span>
)
