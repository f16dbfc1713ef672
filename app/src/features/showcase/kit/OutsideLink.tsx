import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { textLink } from '@wasla/design-system/components/TextLink/TextLink.css.ts'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'

type OutsideLinkProps = {
  href: string
  /** @default the look of words that lead somewhere */
  className?: string
  children: ReactNode
}

/** A link somebody put on their page: opens beside the product, which vouches for nothing behind it (D-13). */
export const OutsideLink = ({ href, className = textLink(), children }: OutsideLinkProps) => (
  <a href={href} className={className} target="_blank" rel="nofollow noopener noreferrer ugc">
    {children}
    <VisuallyHidden>
      {' '}
      <FormattedMessage id="ds.textLink.newTab" />
    </VisuallyHidden>
  </a>
)
