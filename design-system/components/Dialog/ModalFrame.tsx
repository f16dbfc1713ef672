import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useIntl } from 'react-intl'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ScrollArea } from '../Overlay/ScrollArea.tsx'
import { useFocusHome } from '../Overlay/useFocusHome.ts'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import { toastLane } from '../Toast/toast-bar.ts'
import * as styles from './ModalFrame.css.ts'

export type ModalFrameProps = {
  component: 'Dialog' | 'ConfirmDialog' | 'Sheet'
  shape: 'dialog' | 'question' | 'sheet' | 'shortSheet' | 'wideSheet' | 'drawer'
  role?: 'dialog' | 'alertdialog'
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Prevents closing while something runs that must not be interrupted. */
  isDismissDisabled?: boolean
  title: ReactNode
  titleSize: 'title' | 'heading'
  leading?: ReactNode
  /** Shows a close button at every width: some people cannot drag, or do not know that they can. */
  hasCloseButton?: boolean
  children: ReactNode
  footer?: ReactNode
}

/**
 * Shared frame of every modal: scrim, surface, language, and the heading that names the modal. Focus stays inside. Escape closes the modal,
 * and focus returns to its previous place. Head and foot are plain `div`s: a `header` outside the page's sections would be a second banner
 * landmark.
 */
export function ModalFrame({
  component,
  shape,
  role = 'dialog',
  isOpen,
  onOpenChange,
  isDismissDisabled = false,
  title,
  titleSize,
  leading,
  hasCloseButton = false,
  children,
  footer,
}: ModalFrameProps) {
  const intl = useIntl()
  const node = useOverlayNode()
  return (
    <ModalOverlay
      {...node}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog' && !isDismissDisabled}
      isKeyboardDismissDisabled={isDismissDisabled}
      className={styles.scrim[shape]}
      data-component={component}
    >
      <Modal className={styles.paper[shape]} data-part="paper">
        <AriaDialog role={role} className={styles.dialog}>
          <FocusHome />
          <div className={styles.header} data-part="header">
            {leading}
            <Heading slot="title" level={2} className={styles.title[titleSize]} data-part="title">
              {title}
            </Heading>
            {hasCloseButton && (
              <span className={styles.close} data-part="close">
                <IconButton
                  icon="close"
                  label={intl.formatMessage({ id: 'ds.dialog.close' })}
                  onPress={() => onOpenChange(false)}
                  isDisabled={isDismissDisabled}
                />
              </span>
            )}
          </div>
          <ScrollArea className={styles.body}>{children}</ScrollArea>
          <div className={styles.lane} {...toastLane} />
          {footer && (
            <div className={styles.footer} data-part="footer">
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Component inside the modal, so that the hook runs while the modal is on the page. */
function FocusHome() {
  useFocusHome()
  return null
}
