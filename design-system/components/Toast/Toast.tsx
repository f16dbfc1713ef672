import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import * as styles from './Toast.css.ts'
import { useToastPlace } from './useToastPlace.ts'
import { toastStore, type ShownToast, type ToastStore, type ToastTone } from './toastStore.ts'

const icons = { success: 'circle-check', info: 'info', warning: 'triangle-alert', danger: 'circle-alert' } as const

/** A short message about something that just happened. */
export function Toast({ tone, title, text, onClose }: { tone: ToastTone; title?: ReactNode; text: ReactNode; onClose: () => void }) {
  const intl = useIntl()
  return (
    <div className={styles.toast} data-component="Toast" data-tone={tone}>
      <span className={styles.icon[tone]} data-part="icon">
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.words}>
        {title && (
          <strong className={styles.title} data-part="title">
            {title}
          </strong>
        )}
        <p data-part="text">{text}</p>
      </div>
      <span className={styles.close} data-part="close">
        <IconButton icon="close" label={intl.formatMessage({ id: 'ds.toast.close' })} onPress={onClose} />
      </span>
    </div>
  )
}

/**
 * Place of toasts; render it once in the page. Its two live regions exist from the start, because screen readers announce only changes
 * inside a region they know. Toasts of tone `danger` are announced immediately (`alert`), others at a pause (`status`). The place stays
 * above dialogs and can be reached while a dialog is open. Its position (README-f, “Toasts have a lane”): in the lane of the open dialog,
 * else above the footer or bulk bar of the page (`toastBar`), else at the end of the page, which reserves space for it.
 */
export function ToastRegion({ store = toastStore }: { store?: ToastStore }) {
  const intl = useIntl()
  const node = useOverlayNode()
  const region = useRef<HTMLElement>(null)
  const toast = useSyncExternalStore(store.subscribe, store.read, store.read)
  const place = useToastPlace(region, toast?.id ?? null)
  const keepFocus = useFocusReturn(toast)
  const shown = toast && <Toast key={toast.id} {...toast} onClose={() => store.closeToast(toast.id)} />
  const isAlert = toast?.tone === 'danger'
  return createPortal(
    <section
      {...node}
      ref={region}
      className={place?.left === null || !place ? styles.region : `${styles.region} ${styles.inLane}`}
      style={place ? { insetBlockEnd: place.bottom, ...(place.left !== null && { left: place.left, right: place.right ?? 0 }) } : undefined}
      aria-label={intl.formatMessage({ id: 'ds.toast.region' })}
      data-component="ToastRegion"
      data-react-aria-top-layer="true"
      onFocus={keepFocus}
    >
      <div role="status">{!isAlert && shown}</div>
      <div role="alert">{isAlert && shown}</div>
    </section>,
    document.body,
  )
}

/** When the toast that has the focus closes, returns the focus to the element that had it before. */
function useFocusReturn(toast: ShownToast | null) {
  const cameFrom = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (toast || !cameFrom.current) return
    if (document.activeElement === document.body) cameFrom.current.focus()
    cameFrom.current = null
  }, [toast])
  return (event: { relatedTarget: EventTarget | null; currentTarget: HTMLElement }) => {
    const { relatedTarget, currentTarget } = event
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
}
