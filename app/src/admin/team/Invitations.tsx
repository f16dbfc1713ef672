import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mayResend } from '@wasla/contract/admin/invitations.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useAdmin } from '../shell/admin-context.ts'
import { sayDone } from '../form/said.tsx'
import type { Invitation, OneTimeLink } from './team-row.ts'
import * as styles from './TeamScreen.css.ts'
import { AdminResendInvitationDocument, AdminRevokeInvitationDocument, AdminTeamDocument } from './TeamScreen.generated.ts'

type InvitationsProps = { invitations: readonly Invitation[]; onLink: (link: OneTimeLink) => void }

/**
 * Lists the one-time links that are still unopened. Every reader of this page may revoke a link. Only the sender of a link may renew it
 * (Y-09).
 */
export const Invitations = ({ invitations, onLink }: InvitationsProps) => (
  <Stack as="section" gap="sm" aria-labelledby="team-invitations">
    <Heading level={2} look="heading" id="team-invitations">
      <FormattedMessage id="admin.team.invitations" />
    </Heading>
    <Card isClipped>
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={styles.row}>
            <Row invitation={invitation} onLink={onLink} />
          </li>
        ))}
      </ul>
    </Card>
  </Stack>
)

function Row({ invitation, onLink }: { invitation: Invitation } & Pick<InvitationsProps, 'onLink'>) {
  const intl = useIntl()
  const { date } = useFormats()
  const me = useAdmin()
  const { id, name, email, role, isReset, invitedBy, expiresAt, isExpired } = invitation
  const [resend, resending] = useMutation(AdminResendInvitationDocument, { refetchQueries: [AdminTeamDocument], fetchPolicy: 'no-cache' })
  const [revoke, revoking] = useMutation(AdminRevokeInvitationDocument, { refetchQueries: [AdminTeamDocument], awaitRefetchQueries: true })
  const send = async () => {
    const answer = await resend({ variables: { id } }).catch(() => null)
    if (answer?.data) onLink({ ...answer.data.adminResendInvitation, name })
  }
  const withdraw = async () => {
    if (await revoke({ variables: { id } }).catch(() => null)) sayDone({ id: 'admin.team.revoked' })
  }
  const isBusy = resending.loading || revoking.loading
  return (
    <>
      <div className={styles.name}>
        <Inline gap="xs" align="center">
          <Text as="span" look="label">
            <Bidi>{name}</Bidi>
          </Text>
          <Badge>{intl.formatMessage({ id: isReset ? 'admin.team.reset' : `admin.role.${role}` })}</Badge>
          {isExpired && (
            <Badge tone="warning">
              <FormattedMessage id="admin.team.expired" />
            </Badge>
          )}
        </Inline>
        <Text look="caption" tone="muted">
          <Ltr>{email}</Ltr>
        </Text>
      </div>
      <div className={styles.facts}>
        <Text as="div" look="caption" tone="muted">
          {invitedBy ? (
            <FormattedMessage id="admin.team.invitedBy" values={{ name: <Bidi key="name">{invitedBy.name}</Bidi> }} />
          ) : (
            <FormattedMessage id="admin.team.byMachine" />
          )}
        </Text>
        <Text as="div" look="caption" tone="muted">
          <FormattedMessage id="admin.team.until" values={{ moment: date(new Date(expiresAt), 'moment') }} />
        </Text>
      </div>
      <div className={styles.edit}>
        {mayResend({ invitedBy: invitedBy?.id ?? null }, me.id) && (
          <Button
            size="small"
            isDisabled={isBusy}
            onPress={() => void send()}
            aria-label={intl.formatMessage({ id: 'admin.team.resendOne' }, { name })}
          >
            <FormattedMessage id="admin.team.resend" />
          </Button>
        )}
        <Button
          size="small"
          variant="dangerQuiet"
          isDisabled={isBusy}
          onPress={() => void withdraw()}
          aria-label={intl.formatMessage({ id: 'admin.team.revokeOne' }, { name })}
        >
          <FormattedMessage id="admin.team.revoke" />
        </Button>
      </div>
    </>
  )
}
