import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { Icon } from '../icons/Icon.tsx'
import { row } from './Welcome.css.ts'

/** A row that links to another page of this Storybook. The page replaces the whole window, because stories are shown in a frame. */
export const BookLink = ({ path, children }: { path: string; children: ReactNode }) => (
  <Link className={row} href={`./?path=${path}`} target="_top">
    <span>{children}</span>
    <Icon name="chevron-end" size="small" />
  </Link>
)
