import type { ReactNode } from 'react'
import { ModalFrame } from '../Dialog/ModalFrame.tsx'

export const sheetHeights = ['tall', 'short'] as const

export type SheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Names the sheet. */
  title: ReactNode
  /** A picture beside the title. */
  leading?: ReactNode
  /** `short` stops at 60 % of a phone's height and 480 px above; its content scrolls. @default 'tall' */
  height?: (typeof sheetHeights)[number]
  /** Buttons that stay in sight under the content. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A list to choose from or details to look at: rises from the bottom edge of a phone, is a dialog from 768 px.
 * @selector [data-entering] [data-exiting] on the veil and the paper
 */
export function Sheet({ height = 'tall', actions, ...rest }: SheetProps) {
  return (
    <ModalFrame
      {...rest}
      component="Sheet"
      shape={height === 'short' ? 'shortSheet' : 'sheet'}
      titleSize="heading"
      closeButton="desktop"
      footer={actions}
    />
  )
}
