import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { signInFor } from '#session/safe-path.ts'

type SignInButtonProps = {
  /** Fills a bar on phones. @default false */
  isFullWidth?: boolean
}

/** The sign-in link of every page that a visitor can read. It returns to the page, including its query (Y-27). */
export function SignInButton({ isFullWidth = false }: SignInButtonProps) {
  const { pathname, search } = useLocation()
  return (
    <LinkButton variant="primary" href={signInFor(`${pathname}${search}`)} iconStart="user" isFullWidth={isFullWidth}>
      <FormattedMessage id="shell.signInToJoin" />
    </LinkButton>
  )
}
