import type { ReactNode } from 'react'
import { ModalFrame } from '../Dialog/ModalFrame.tsx'

export const sheetHeights = ['tall', 'short'] as const

export const sheetPlacements = ['centre', 'end'] as const

export type SheetProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Names the sheet. */
  title: ReactNode
  /** A picture beside the title. */
  leading?: ReactNode
  /** `short` is at most 60 % of a phone's height, 480 px on wider screens; its content scrolls. @default 'tall' */
  height?: (typeof sheetHeights)[number]
  /** From 768 px: in the middle of the screen, or along its end, as high as it is, for details and forms beside their page. @default 'centre' */
  placement?: (typeof sheetPlacements)[number]
  /** Wider, in the middle of the screen, for what is compared beside each other. */
  isWide?: boolean
  /** Keeps it open while something runs that must not be interrupted. */
  isHeld?: boolean
  /** Buttons that stay visible under the content. */
  actions?: ReactNode
  children: ReactNode
}

/** The shape of the frame; along the end of the screen there is one height. */
const shapes = { centre: { tall: 'sheet', short: 'shortSheet' }, end: { tall: 'drawer', short: 'drawer' } } as const

/**
 * A list to choose from or details to look at: a sheet at the bottom edge of a phone, a dialog from 768 px.
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
