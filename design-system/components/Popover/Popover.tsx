import type { ReactElement, ReactNode, RefObject } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { ScrollArea } from '../Overlay/ScrollArea.tsx'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import * as styles from './Popover.css.ts'

export const popoverPlacements = ['bottom start', 'bottom', 'bottom end', 'top start', 'top', 'top end'] as const
export const popoverWidths = ['content', 'wide'] as const

type Shared = {
  /** Accessible name of the panel; without it the trigger names it. */
  'aria-label'?: string
  /** @default 'bottom start' */
  placement?: (typeof popoverPlacements)[number]
  /** `wide` is 456 px, for a list such as the notifications. Both widths shrink to the screen. @default 'content' */
  width?: (typeof popoverWidths)[number]
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Content; a function receives `close`. */
  children: ReactNode | ((dialog: { close: () => void }) => ReactNode)
}

export type PopoverProps = Shared &
  (
    | { /** Button or IconButton that opens the panel. */ trigger: ReactElement; triggerRef?: never }
    | { /** Element beside which the panel opens, if the caller opens it. */ triggerRef: RefObject<Element | null>; trigger?: never }
  )

/**
 * A panel beside its trigger, to read or do something without leaving the page. Focus moves into the panel. Escape or a press outside
 * closes the panel, and focus returns to the trigger.
 * @selector [data-entering] [data-exiting] on the panel
 */
export function Popover({
  trigger,
  triggerRef,
  placement = 'bottom start',
  width = 'content',
  isOpen,
  onOpenChange,
  children,
  'aria-label': label,
}: PopoverProps) {
  const node = useOverlayNode()
  const panel = (
    <AriaPopover
      {...node}
      {...(triggerRef ? { triggerRef, isOpen, onOpenChange } : {})}
      placement={placement}
      className={styles.panel[width]}
      data-component="Popover"
    >
      <Dialog className={styles.dialog} aria-label={label}>
        {({ close }) => (
          <ScrollArea className={styles.content}>{typeof children === 'function' ? children({ close }) : children}</ScrollArea>
        )}
      </Dialog>
    </AriaPopover>
  )
  if (!trigger) return panel
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      {panel}
    </DialogTrigger>
  )
}
