import { useEffect, useId, useRef, useState, type ReactNode, type ToggleEvent } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import * as frame from '../Dialog/ModalFrame.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useIsStatic } from '../Lazy/useIsStatic.ts'
import { keepFocusIn } from '../Overlay/keep-focus.ts'
import { closePopover, openPopover } from '../Overlay/open-popover.ts'
import { ScrollArea } from '../Overlay/ScrollArea.tsx'
import { pageSheet, type pageSheetHeights } from './PageSheet.css.ts'

export type PageSheetProps = {
  /** Id on the page. A `Button` or `IconButton` with this id in `opens` opens the sheet. */
  id: string
  /** Accessible name of the sheet. */
  title: ReactNode
  /** Picture beside the title. */
  leading?: ReactNode
  /** `short` is at most 60 % of a phone's height, 480 px on wider screens; its content scrolls. @default 'tall' */
  height?: (typeof pageSheetHeights)[number]
  /** Whether the sheet is open, if something else than its buttons decides it, such as the address. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

/** Makes the browser move the focus into the sheet when the sheet opens. React writes the attribute only on the server. */
const focused = { autoFocus: true }
const withFocus = (sheet: HTMLElement | null) => sheet?.toggleAttribute('autofocus', true)

/**
 * A sheet that is a part of its page and also opens without scripts: at the bottom edge of a phone, a dialog from 768 px. Escape and a press
 * beside the sheet close it.
 * @selector [popover] on the sheet
 */
export function PageSheet({ id, title, leading, height = 'tall', isOpen, onOpenChange, children }: PageSheetProps) {
  const intl = useIntl()
  const isStatic = useIsStatic()
  const titleId = useId()
  const sheet = useRef<HTMLDivElement>(null)
  /* In the app, the content is rendered when the sheet is first opened. */
  const [isFilled, setFilled] = useState(false)
  const hasContent = isStatic || isFilled || isOpen === true

  useEffect(() => {
    withFocus(sheet.current)
    if (!sheet.current || isOpen === undefined) return
    if (isOpen) openPopover(sheet.current)
    else closePopover(sheet.current)
  }, [isOpen])

  const fill = ({ newState }: ToggleEvent) => {
    if (newState !== 'open') return
    if (hasContent) setFilled(true)
    else flushSync(() => setFilled(true))
  }
  const follow = ({ newState }: ToggleEvent) => {
    if ((newState === 'open') !== isOpen) onOpenChange?.(newState === 'open')
  }

  return (
    <div
      {...focused}
      ref={sheet}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={pageSheet({ height })}
      onBeforeToggle={fill}
      onToggle={follow}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closePopover(event.currentTarget)
        else keepFocusIn(event.currentTarget, event)
      }}
      data-component="PageSheet"
    >
      <div className={frame.header} data-part="header">
        {leading}
        <h2 id={titleId} className={frame.title.heading} data-part="title">
          {title}
        </h2>
        <span className={frame.close} data-part="close">
          <IconButton icon="close" label={intl.formatMessage({ id: 'ds.dialog.close' })} closes={id} />
        </span>
      </div>
      <ScrollArea className={frame.body}>{hasContent && children}</ScrollArea>
    </div>
  )
}
