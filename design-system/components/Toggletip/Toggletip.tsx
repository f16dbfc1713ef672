import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Popover, type PopoverProps } from '../Popover/Popover.tsx'
import { words } from './Toggletip.css.ts'

export type ToggletipProps = Pick<PopoverProps, 'placement' | 'isOpen' | 'onOpenChange'> & {
  /** The explained term, which is also the text beside the button. The button's name contains it: “About: engagement”. */
  subject: string
  /** One or two sentences; they may contain a link. */
  children: ReactNode
}

/** An explanation behind a small “i” button. It opens by a press instead of hovering, so that it works by touch. */
export function Toggletip({ subject, children, placement = 'bottom', ...rest }: ToggletipProps) {
  const label = useIntl().formatMessage({ id: 'ds.toggletip.label' }, { subject })
  return (
    <span data-component="Toggletip">
      <Popover {...rest} placement={placement} aria-label={label} trigger={<IconButton icon="info" size="small" label={label} />}>
        <div className={words}>{children}</div>
      </Popover>
    </span>
  )
}
