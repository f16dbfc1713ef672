import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { usePageTitle } from '#shell/usePageTitle.ts'

/** Error page for a group that does not exist or is not visible to the viewer; both look the same. */
export function GroupMissing({ isSignedIn }: { isSignedIn: boolean }) {
  usePageTitle('groups.page.missing')
  return (
    <ErrorState
      kind="missing"
      level={1}
      title={<FormattedMessage id="groups.page.missing" />}
      action={
        <LinkButton variant="primary" href={isSignedIn ? '/groups' : '/'}>
          <FormattedMessage id={isSignedIn ? 'groups.page.toGroups' : 'shell.signIn'} />
        </LinkButton>
      }
    >
      <FormattedMessage id="groups.page.missingText" />
    </ErrorState>
  )
}
