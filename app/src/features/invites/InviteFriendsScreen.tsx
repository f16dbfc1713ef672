import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import { managerTypes } from '@wasla/contract/managed-accounts/policy.ts'
import { Card } from '@wasla/design-system/components/Card'
import { Tabs } from '@wasla/design-system/components/Tabs'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { useViewer } from '#session/ViewerContext.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { InviteTalent } from '#shared/managed-accounts/InviteTalent.tsx'
import { InviteForm } from './InviteForm.tsx'
import { InvitedList } from './InvitedList.tsx'

function ByNumber() {
  const form = useRef<HTMLDivElement>(null)
  return (
    <Stack gap="lg">
      <Card isPadded>
        <div ref={form}>
          <InviteForm />
        </div>
      </Card>
      <InvitedList onInvite={() => form.current?.querySelector('input')?.focus()} />
    </Stack>
  )
}

/** Tabs for managers: invite by number, or invite an existing profile (J-05). The selected tab is part of the address. */
function BothWays() {
  const intl = useIntl()
  const [query] = useSearchParams()
  const selected = query.get('by') === 'platform' ? 'platform' : 'number'
  return (
    <Tabs
      label={intl.formatMessage({ id: 'talents.invite.ways' })}
      items={[
        { id: 'number', label: <FormattedMessage id="talents.invite.byNumber" />, href: '/invite-friends' },
        { id: 'platform', label: <FormattedMessage id="talents.invite.onPlatform" />, href: '/invite-friends?by=platform' },
      ]}
      selected={selected}
    >
      {selected === 'platform' ? (
        <Card isPadded>
          <InviteTalent />
        </Card>
      ) : (
        <ByNumber />
      )}
    </Tabs>
  )
}

/** Page to invite friends by phone number, with a list of earlier invitations and their status (J-01 to J-05). */
export function InviteFriendsScreen() {
  usePageTitle('invites.title')
  const viewer = useViewer()
  const isManager = viewer.kind === 'signedIn' && managerTypes.some((type) => type === viewer.type)
  return (
    <Stack gap="lg">
      <PageHead title={<FormattedMessage id="invites.title" />} lead={<FormattedMessage id="invites.lead" />} />
      {isManager ? <BothWays /> : <ByNumber />}
    </Stack>
  )
}
