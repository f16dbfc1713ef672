import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import { webAddress } from '@wasla/contract/validation/web-address.ts'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'

/** What the `rel` of a link says of an address somebody typed (D-13). */
export const relOfTyped = 'nofollow noopener ugc'

type ExternalLinkProps = { href: string; className: string; 'aria-label'?: string; children: ReactNode }

/** A link to an address somebody typed. One that is not plain http or https on a public host is text without a link. */
export function ExternalLink({ href, className, children, ...named }: ExternalLinkProps) {
  const address = webAddress(href)
  if (address === null) return <span className={className}>{children}</span>
  return (
    <Link {...named} href={address} target="_blank" rel={relOfTyped} className={className}>
      {children}
      <VisuallyHidden>
        <FormattedMessage id="ds.textLink.newTab" />
      </VisuallyHidden>
    </Link>
  )
}
