import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mayReset } from '@wasla/contract/admin/invitations.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ReasonDialog } from '../form/ReasonDialog.tsx'
import { sayDone } from '../form/said.tsx'
import { useNow } from '../services/useNow.ts'
import { useAdmin } from '../shell/admin-context.ts'
import type { Member, OneTimeLink } from './team-row.ts'
import * as styles from './TeamScreen.css.ts'
import { AdminResetTeamMemberDocument, AdminSetTeamMemberDisabledDocument, AdminTeamDocument } from './TeamScreen.generated.ts'

/** Converts a member to the input of the rules about lines (Y-09). */
const lineMemberOf = ({ id, invitedById, isDisabled }: Member) => ({ id, invitedBy: invitedById, disabledAt: isDisabled ? 0 : null })

type MembersProps = { members: readonly Member[]; onLink: (link: OneTimeLink) => void }

/** Lists the admin accounts, each with its inviter, the end of its rest and the actions on the account. */
export function Members({ members, onLink }: MembersProps) {
  const reset = useUrlDialog('reset')
  const disable = useUrlDialog('disable')
  const [sendLink] = useMutation(AdminResetTeamMemberDocument, { refetchQueries: [AdminTeamDocument], fetchPolicy: 'no-cache' })
  const [setDisabled] = useMutation(AdminSetTeamMemberDisabledDocument, { refetchQueries: [AdminTeamDocument], awaitRefetchQueries: true })
  const me = useAdmin()
  const lines = new Map(members.map((member) => [member.id, lineMemberOf(member)]))
  const byId = new Map(members.map((member) => [member.id, member]))
  const isResettable = (member: Member) => mayReset(lineMemberOf(member), lines, me.id)
  const toReset = members.find((member) => member.id === reset.value && isResettable(member))
  const toDisable = byId.get(disable.value ?? '')
  const nameOf = ({ name }: Member) => ({ name: <Bidi key="name">{name}</Bidi> })
  const action = toDisable?.isDisabled ? 'enable' : 'disable'
  return (
    <Stack as="section" gap="sm" aria-labelledby="team-people">
      <Heading level={2} look="heading" id="team-people">
        <FormattedMessage id="admin.team.people" />
      </Heading>
      <Card isClipped>
        <ul className={styles.list}>
          {members.map((member) => (
            <li key={member.id} className={styles.row}>
              <Row
                member={member}
                inviter={byId.get(member.invitedById ?? '') ?? null}
                isResettable={isResettable(member)}
                onReset={reset.openWith}
                onDisable={disable.openWith}
              />
            </li>
          ))}
        </ul>
      </Card>
      {toReset && (
        <ReasonDialog
          onClose={reset.close}
          title={<FormattedMessage id="admin.team.resetTitle" values={nameOf(toReset)} />}
          label={<FormattedMessage id="admin.reason" />}
          confirmText={<FormattedMessage id="admin.team.resetYes" />}
          onSend={async (reason, errors) => {
            const { data } = await sendLink({ variables: { id: toReset.id, reason }, context: { errors } })
            if (data) onLink({ ...data.adminResetTeamMember, name: toReset.name })
          }}
        >
          <FormattedMessage id="admin.team.resetText" />
        </ReasonDialog>
      )}
      {toDisable && (
        <ReasonDialog
          onClose={disable.close}
          title={<FormattedMessage id={`admin.team.${action}Title`} values={nameOf(toDisable)} />}
          label={<FormattedMessage id="admin.reason" />}
          confirmText={<FormattedMessage id={`admin.team.${action}`} />}
          isDanger={!toDisable.isDisabled}
          onSend={async (reason, errors) => {
            await setDisabled({ variables: { id: toDisable.id, disabled: !toDisable.isDisabled, reason }, context: { errors } })
            sayDone({ id: `admin.team.${action}Done`, values: nameOf(toDisable) })
          }}
        >
          <FormattedMessage id={`admin.team.${action}Text`} />
        </ReasonDialog>
      )}
    </Stack>
  )
}

type RowProps = {
  member: Member
  inviter: Member | null
  /** Whether the reader may send a link for a new password. Only admins of the account’s own line may. */
  isResettable: boolean
  onReset: (id: string) => void
  onDisable: (id: string) => void
}

function Row({ member, inviter, isResettable, onReset, onDisable }: RowProps) {
  const intl = useIntl()
  const { date } = useFormats()
  const now = useNow()
  const me = useAdmin()
  const { id, name, email, role, hasTotp, isDisabled, restsUntil } = member
  const isResting = restsUntil !== null && Date.parse(restsUntil) > now
  return (
    <>
      <div className={styles.name}>
        <Inline gap="xs" align="center">
          <Text as="span" look="label">
            <Bidi>{name}</Bidi>
          </Text>
          <Badge>{intl.formatMessage({ id: `admin.role.${role}` })}</Badge>
          {isDisabled && (
            <Badge tone="danger">
              <FormattedMessage id="admin.team.disabled" />
            </Badge>
          )}
        </Inline>
        <Text look="caption" tone="muted">
          <Ltr>{email}</Ltr>
        </Text>
      </div>
      <div className={styles.facts}>
        <Text as="div" look="caption" tone="muted">
          {inviter ? (
            <FormattedMessage id="admin.team.invitedBy" values={{ name: <Bidi key="name">{inviter.name}</Bidi> }} />
          ) : (
            <FormattedMessage id="admin.team.byMachine" />
          )}
        </Text>
        <Text as="div" look="caption" tone="muted">
          <FormattedMessage id={hasTotp ? 'admin.team.hasTotp' : 'admin.team.noTotp'} />
        </Text>
        {isResting && (
          <Text as="div" look="caption">
            <FormattedMessage id="admin.team.restsUntil" values={{ moment: date(new Date(restsUntil), 'moment') }} />
          </Text>
        )}
      </div>
      {id !== me.id && (
        <div className={styles.edit}>
          {isResettable && (
            <Button size="small" onPress={() => onReset(id)} aria-label={intl.formatMessage({ id: 'admin.team.resetOne' }, { name })}>
              <FormattedMessage id="admin.team.reset" />
            </Button>
          )}
          <Button
            size="small"
            variant={isDisabled ? 'secondary' : 'dangerQuiet'}
            onPress={() => onDisable(id)}
            aria-label={intl.formatMessage({ id: isDisabled ? 'admin.team.enableOne' : 'admin.team.disableOne' }, { name })}
          >
            <FormattedMessage id={isDisabled ? 'admin.team.enable' : 'admin.team.disable'} />
          </Button>
        </div>
      )}
    </>
  )
}
