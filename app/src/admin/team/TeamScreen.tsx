import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { PlainPage } from '../shell/PlainPage.tsx'
import { Invitations } from './Invitations.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { Members } from './Members.tsx'
import type { OneTimeLink } from './team-row.ts'
import { AdminTeamDocument } from './TeamScreen.generated.ts'

/** Shows admin accounts, open invitations, and which accounts are still too new to be a second person (Y-09). */
export function TeamScreen() {
  const { data, loading, error, refetch } = useQuery(AdminTeamDocument, { context: { errors: 'mine' }, fetchPolicy: 'cache-and-network' })
  const invite = useUrlDialog('invite')
  const [link, setLink] = useState<OneTimeLink | null>(null)
  return (
    <PlainPage title="admin.place.team" lead={<FormattedMessage id="admin.team.lead" />} width="rows">
      {!data &&
        (error ? <ErrorState level={2} onRetry={() => void refetch().catch(() => undefined)} isRetrying={loading} /> : <PageWaiting />)}
      {data && (
        <>
          <div>
            <Button variant="primary" iconStart="plus" onPress={invite.open}>
              <FormattedMessage id="admin.team.invite" />
            </Button>
          </div>
          {data.adminInvitations.length > 0 && <Invitations invitations={data.adminInvitations} onLink={setLink} />}
          <Members members={data.adminTeam.data} onLink={setLink} />
        </>
      )}
      {invite.isOpen && <InviteDialog onClose={invite.close} onLink={setLink} />}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </PlainPage>
  )
}
