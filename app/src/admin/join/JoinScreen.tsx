import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { Banner } from '@wasla/design-system/components/Banner'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { ProblemText } from '#i18n/ProblemText.tsx'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { useAdminServices } from '../services/context.ts'
import { EntryLayout } from '../shell/EntryLayout.tsx'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { useInvitation } from './useInvitation.ts'

/** Page of a one-time link. The holder of the link sets the password of a new account, or resets the password of an existing one (Y-09). */
export function JoinScreen() {
  useAdminTitle('admin.join.title')
  const { session } = useAdminServices()
  const token = useLocation().hash.slice(1)
  const state = useInvitation(token)
  const [isDone, setDone] = useState(false)
  const finish = () => {
    // Another admin may be signed in on this browser.
    session.end('signedOut')
    setDone(true)
  }
  return (
    <EntryLayout>
      <Stack gap="lg">
        <Heading level={1} look="title">
          <FormattedMessage id="admin.join.title" />
        </Heading>
        {isDone && (
          <>
            <Banner tone="success" isLive>
              <FormattedMessage id="admin.join.done" />
            </Banner>
            <LinkButton variant="primary" href="/">
              <FormattedMessage id="admin.join.signIn" />
            </LinkButton>
          </>
        )}
        {!isDone && state.kind === 'waiting' && <PageWaiting />}
        {!isDone && state.kind === 'found' && <PasswordForm token={token} invitation={state.invitation} onDone={finish} />}
        {!isDone && state.kind === 'refused' && (
          <Banner tone="danger" isLive>
            <ProblemText problem={state.problem} />
          </Banner>
        )}
        {!isDone && state.kind === 'offline' && (
          <Text>
            <FormattedMessage id="admin.offline" />
          </Text>
        )}
      </Stack>
    </EntryLayout>
  )
}
