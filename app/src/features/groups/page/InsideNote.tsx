import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import type { Standing } from '@wasla/contract/groups/access.ts'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { signInFor } from '#session/safe-path.ts'

/** Instead of tabs: who sees the members and their figures. */
export function InsideNote({ standing: { viewer, isDiscoverable, isPrivate } }: { standing: Standing }) {
  const { pathname } = useLocation()
  const isSignedOut = viewer === 'signedOut'
  const kind = isDiscoverable ? 'signIn' : isPrivate ? 'byInvitation' : 'byLink'
  return (
    <Card>
      <Empty
        level={2}
        title={<FormattedMessage id={`groups.inside.${kind}`} />}
        {...(isSignedOut && {
          action: (
            <TextLink href={signInFor(pathname)} isStandalone>
              <FormattedMessage id="shell.signIn" />
            </TextLink>
          ),
        })}
      >
        <FormattedMessage id={`groups.inside.${kind}.text`} />
      </Empty>
    </Card>
  )
}
