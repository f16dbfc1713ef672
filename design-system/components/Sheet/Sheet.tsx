import type { ReactNode } from 'react'
import { ModalFrame } from '../Dialog/ModalFrame.tsx'

export const sheetHeights = ['tall', 'short'] as const

export const sheetPlacements = ['centre', 'end'] as const

export type SheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Accessible name of the sheet. */
  title: ReactNode
  /** Picture beside the title. */
  leading?: ReactNode
  /** `short` is at most 60 % of a phone's height, 480 px on wider screens; its content scrolls. @default 'tall' */
  height?: (typeof sheetHeights)[number]
  /**
   * Position from 768 px. `centre`: in the middle of the screen. `end`: at the end of the screen with its full height, for details and
   * forms beside their page. @default 'centre'
   */
  placement?: (typeof sheetPlacements)[number]
  /** Widens a sheet in the middle of the screen, for content to compare side by side. */
  isWide?: boolean
  /** Prevents closing while something runs that must not be interrupted. */
  isDismissDisabled?: boolean
  /** Buttons that stay visible below the content. */
  actions?: ReactNode
  children: ReactNode
}

/** Shape of the frame. A sheet at the end of the screen is always as high as the screen. */
const shapes = { centre: { tall: 'sheet', short: 'shortSheet' }, end: { tall: 'drawer', short: 'drawer' } } as const

/**
 * A list to choose from or details to read: a sheet at the bottom edge of a phone, a dialog from 768 px.
 * @selector [data-entering] [data-exiting] on the veil and the paper
 */
export function Sheet({ height = 'tall', placement = 'centre', isWide = false, actions, ...rest }: SheetProps) {
  return (
    <ModalFrame
      {...rest}
      component="Sheet"
      shape={isWide && placement === 'centre' ? 'wideSheet' : shapes[placement][height]}
      titleSize="heading"
      hasCloseButton
      footer={actions}
    />
  )
}
