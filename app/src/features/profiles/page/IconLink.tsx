import { Link } from 'react-aria-components/Link'
import { iconButton } from '@wasla/design-system/components/IconButton/IconButton.css.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'

/** Goes somewhere and is shown by an icon alone: a real link with a name. */
export const IconLink = ({ icon, href, label }: { icon: IconName; href: string; label: string }) => (
  <Link href={href} aria-label={label} className={iconButton({ variant: 'bordered' })}>
    <Icon name={icon} />
  </Link>
)
