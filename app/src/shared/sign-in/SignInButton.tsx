import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { signInFor } from '#session/safe-path.ts'

type SignInButtonProps = {
  /** Makes the button as wide as its bar on phones. @default false */
  isFullWidth?: boolean
}

/** Sign-in link for pages that visitors can read. After signing in, the visitor returns to the page, including its query (Y-27). */
export function SignInButton({ isFullWidth = false }: SignInButtonProps) {
  const { pathname, search } = useLocation()
  return (
    <LinkButton variant="primary" href={signInFor(`${pathname}${search}`)} iconStart="user" isFullWidth={isFullWidth}>
      <FormattedMessage id="shell.signInToJoin" />
    </LinkButton>
  )
}
