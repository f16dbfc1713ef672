import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { usePageTitle } from '#shell/usePageTitle.ts'

/** Error page with a link to Discover, for a program that does not exist or that the viewer may not see (K-33). */
export function ProgramMissing() {
  usePageTitle('programs.page.missing')
  return (
    <ErrorState
      kind="missing"
      level={1}
      title={<FormattedMessage id="programs.page.missing" />}
      action={
        <LinkButton variant="primary" href="/discover">
          <FormattedMessage id="programs.page.toDiscover" />
        </LinkButton>
      }
    >
      <FormattedMessage id="programs.page.missingText" />
    </ErrorState>
  )
}
