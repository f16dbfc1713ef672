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
  /** `short` is at most 60 % of a phone's height, 480 px on wider screens; its content scrolls. @default 'tall' */
  height?: (typeof sheetHeights)[number]
  /** Buttons that stay visible under the content. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A list to choose from or details to look at: a sheet at the bottom edge of a phone, a dialog from 768 px.
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
