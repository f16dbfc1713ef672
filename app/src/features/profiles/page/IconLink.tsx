import { Link } from 'react-aria-components/Link'
import { iconButton } from '@wasla/design-system/components/IconButton/IconButton.css.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'

type IconLinkProps = {
  icon: IconName
  href: string
  label: string
  /** @default 'medium' */
  size?: 'small' | 'medium'
}

/** Link that is only an icon, with a name for screen readers. */
export const IconLink = ({ icon, href, label, size }: IconLinkProps) => (
  <Link href={href} aria-label={label} className={iconButton({ variant: 'bordered', size })}>
    <Icon name={icon} {...(size === 'small' && { size })} />
  </Link>
)
