import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { useOverlayNode } from '../Overlay/useOverlayNode.ts'
import * as styles from './Tooltip.css.ts'

export const tooltipPlacements = ['top', 'bottom', 'start', 'end'] as const

export type TooltipProps = {
  /** A few words without controls. Touch screens do not show it. */
  text: ReactNode
  /** The Button or IconButton that the tooltip explains. Its accessible name must make sense without the tooltip. */
  children: ReactElement
  /** @default 'top' */
  placement?: (typeof tooltipPlacements)[number]
  /** Milliseconds of hovering before the tooltip is shown. Keyboard focus shows it without delay. @default 600 */
  delay?: number
  isOpen?: boolean
}

/**
 * Explains a control on hover and focus. Escape hides it.
 * @selector [data-entering] [data-exiting] on the tip
 */
export function Tooltip({ text, children, placement = 'top', delay = 600, isOpen }: TooltipProps) {
  const node = useOverlayNode()
  return (
    <TooltipTrigger delay={delay} closeDelay={0} isOpen={isOpen}>
      {children}
      <AriaTooltip {...node} placement={placement} offset={6} className={styles.tip} data-component="Tooltip">
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
