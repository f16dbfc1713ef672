import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { Icon } from '../icons/Icon.tsx'
import { row } from './Welcome.css.ts'

/** A row that links to another page of this Storybook, out of the frame it is shown in. */
export const BookLink = ({ path, children }: { path: string; children: ReactNode }) => (
  <Link className={row} href={`./?path=${path}`} target="_top">
    <span>{children}</span>
    <Icon name="chevron-end" size="small" />
  </Link>
)
