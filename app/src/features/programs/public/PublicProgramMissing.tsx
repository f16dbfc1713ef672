import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { signInFor } from '#session/safe-path.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'

/**
 * Error page for signed-out visitors if a program does not exist, or only members may see it; the page does not say which. It leads to the
 * sign-in, which returns here (Y-27, K-10).
 */
export function PublicProgramMissing({ id }: { id: string }) {
  usePageTitle('programs.page.missing')
  return (
    <ErrorState
      kind="missing"
      level={1}
      title={<FormattedMessage id="programs.page.missing" />}
      action={
        <LinkButton variant="primary" href={signInFor(programAddress(id))}>
          <FormattedMessage id="shell.signIn" />
        </LinkButton>
      }
    >
      <FormattedMessage id="programs.public.missingText" />
    </ErrorState>
  )
}
