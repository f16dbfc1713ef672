import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'

type OutsideLinkProps = { href: string; className?: string; children: ReactNode }

/** A link somebody put on their page: opens beside the product, which vouches for nothing behind it (D-13). */
export const OutsideLink = ({ children, ...link }: OutsideLinkProps) => (
  <a {...link} target="_blank" rel="nofollow noopener noreferrer ugc">
    {children}
    <VisuallyHidden>
      {' '}
      <FormattedMessage id="ds.textLink.newTab" />
    </VisuallyHidden>
  </a>
)
