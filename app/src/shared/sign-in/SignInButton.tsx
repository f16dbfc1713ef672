import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { signInFor } from '#session/safe-path.ts'

type SignInButtonProps = {
  /** Across a bar on phones. @default false */
  isFullWidth?: boolean
}

/** The way in of every page that a visitor reads: one word for it, and it comes back to the page with what its address says (Y-27). */
export function SignInButton({ isFullWidth = false }: SignInButtonProps) {
  const { pathname, search } = useLocation()
  return (
    <LinkButton variant="primary" href={signInFor(`${pathname}${search}`)} iconStart="user" isFullWidth={isFullWidth}>
      <FormattedMessage id="shell.signInToJoin" />
    </LinkButton>
  )
}
