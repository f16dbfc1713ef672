import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Popover, type PopoverProps } from '../Popover/Popover.tsx'
import { words } from './Toggletip.css.ts'

export type ToggletipProps = Pick<PopoverProps, 'placement' | 'isOpen' | 'onOpenChange'> & {
  /** What is explained: the words it stands beside. Names the button: “About: engagement”. */
  subject: string
  /** One or two sentences; a link may stand in them. */
  children: ReactNode
}

/** An explanation behind a small “i”, for those who want it: by a press and not by hovering, so that it works by touch. */
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
