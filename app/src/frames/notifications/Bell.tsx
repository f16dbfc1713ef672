import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { CountBadge } from '@wasla/design-system/components/CountBadge'
import { useCountText } from '@wasla/design-system/components/CountBadge/useCountText.ts'
import { IconButton } from '@wasla/design-system/components/IconButton'
import { sayNotLoaded } from '@wasla/design-system/components/Toast/sayNotLoaded.tsx'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useWords } from '#services/useWords.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { notificationsMessages } from './messages/catalogue.ts'
import { useUnread } from './useUnread.ts'

/* The panel with its rows is 4 kB. It loads only when the user opens it. */
const Panel = lazyOverlay(() => import('./NotificationsPanel.tsx').then((module) => module.NotificationsPanel))

/** Name of the notifications dialog in the address; the bell and the menu on phones open it (T-08). */
export const notificationsDialog = 'notifications'

/** Greatest number that the bell shows. A greater number is shown as “9+” (I-05). */
const mostShown = 9

/** Bell of the bar with the number of unread notifications, at most “9+”. Screen readers announce new notifications. */
export function Bell() {
  const intl = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  const { count, arrivals } = useUnread()
  const { isOpen, open, close } = useUrlDialog(notificationsDialog)
  const hasWords = useWords(notificationsMessages, isOpen, () => {
    close()
    sayNotLoaded()
  })
  /*
   * The button's name contains the shown number. The announcement contains the exact number, because a change from “9+” to “9+” would not
   * be announced.
   */
  const shown = useCountText(count, mostShown)
  const label = count > 0 ? intl.formatMessage({ id: 'shell.bell' }, { shown }) : intl.formatMessage({ id: 'shell.notifications' })
  return (
    <>
      <IconButton
        ref={button}
        icon="bell"
        label={label}
        badge={<CountBadge count={count} limit={mostShown} />}
        onPress={isOpen ? close : open}
        aria-expanded={isOpen}
      />
      <VisuallyHidden role="status">{arrivals > 0 && !isOpen && intl.formatMessage({ id: 'shell.bell.news' }, { count })}</VisuallyHidden>
      {isOpen && <Panel trigger={button} hasWords={hasWords} onClose={close} />}
    </>
  )
}
