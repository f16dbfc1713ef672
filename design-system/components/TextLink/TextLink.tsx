import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { textLink } from './TextLink.css.ts'

export type TextLinkProps = Pick<LinkProps, 'onPress' | 'aria-label' | 'aria-describedby' | 'aria-current'> & {
  href: string
  /** Set it for a link alone on its line: the touch target is 44 px high, and the link is underlined only under the pointer. */
  isStandalone?: boolean
  /** Opens another site in a new tab, and tells the reader so. */
  isExternal?: boolean
  children: ReactNode
}

/**
 * A link in text. Its text says where it leads, never “here”.
 *
 * @selector [data-hovered] [data-focus-visible]
 */
export function TextLink({ isStandalone, isExternal, children, ...link }: TextLinkProps) {
  const outside = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <Link {...link} {...outside} className={textLink({ isStandalone })} data-component="TextLink">
      {children}
      {isExternal && (
        <>
          {isStandalone && <Icon name="arrow-up-end" size="small" />}
          <VisuallyHidden>
            <FormattedMessage id="ds.textLink.newTab" />
          </VisuallyHidden>
        </>
      )}
    </Link>
  )
}
