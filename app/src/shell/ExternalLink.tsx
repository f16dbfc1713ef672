import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import { webAddress } from '@wasla/contract/validation/web-address.ts'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'

/** `rel` of a link to an address that a user typed (D-13). */
export const relOfTyped = 'nofollow noopener ugc'

type ExternalLinkProps = { href: string; className: string; 'aria-label'?: string; children: ReactNode }

/** Link to an address that a user typed. If the address is not http or https on a public host, only the text is shown. */
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
