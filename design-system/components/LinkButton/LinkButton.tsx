import { Link, type LinkProps } from 'react-aria-components/Link'
import { button, type buttonSizes, type buttonVariants } from '../Button/Button.css.ts'
import { ButtonContent, type ButtonContentProps } from '../Button/ButtonContent.tsx'

export type LinkButtonProps = Pick<LinkProps, 'onPress' | 'target' | 'rel' | 'download' | 'aria-describedby'> &
  ButtonContentProps & {
    href: string
    /** @default 'secondary' */
    variant?: (typeof buttonVariants)[number]
    /** @default 'medium' */
    size?: (typeof buttonSizes)[number]
    isFullWidth?: boolean
  }

/**
 * A link that looks like a button: it can be opened in a new tab, and the browser shows its address.
 *
 * @selector [data-hovered] [data-pressed] [data-focus-visible]
 */
export function LinkButton({ variant, size, isFullWidth, iconStart, iconEnd, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={button({ variant, size, isFullWidth })} data-component="LinkButton">
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Link>
  )
}
