import { FormattedMessage, useIntl } from 'react-intl'
import type { WithdrawalEventKind } from '@wasla/contract/generated/admin-types.ts'
import { Timeline, type TimelineEntry } from '@wasla/design-system/components/Timeline'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { useAdmin } from '../shell/admin-context.ts'
import type { WithdrawalCase } from './withdrawal-row.ts'

const isSaid = (kind: WithdrawalEventKind) => kind === 'SAID_PAID' || kind === 'SAID_REFUSED'

/** What was said already and by whom, and what that leaves to the reader: two different people decide on a large amount. */
export function ApprovalSteps({ one }: { one: WithdrawalCase }) {
  const intl = useIntl()
  const { date } = useFormats()
  const me = useAdmin()
  const { approvals, approvalsNeeded: needed } = one.row
  const given = approvals.map(({ id, name, email }): TimelineEntry => {
    const event = one.events.find(({ kind, actor }) => isSaid(kind) && (actor === name || actor === email))
    const said = event?.kind === 'SAID_REFUSED' ? 'SAID_REFUSED' : 'SAID_PAID'
    return {
      id,
      title: <FormattedMessage id={`admin.withdrawalEvent.${said}By`} values={{ name: <Bidi key="name">{name}</Bidi> }} />,
      ...(event ? { time: date(new Date(event.at), 'moment'), dateTime: event.at } : {}),
    }
  })
  const hasApproved = approvals.some(({ id }) => id === me.id)
  const mine: TimelineEntry = {
    id: 'next',
    state: hasApproved ? 'ahead' : 'current',
    title: hasApproved ? (
      <FormattedMessage id="admin.withdrawals.othersTurn" />
    ) : (
      <FormattedMessage id="admin.withdrawals.yourTurn" values={{ position: given.length + 1, needed }} />
    ),
    children: (
      <Text look="caption" tone="muted">
        <FormattedMessage id="admin.withdrawals.twoPeople" />
      </Text>
    ),
  }
  return <Timeline label={intl.formatMessage({ id: 'admin.column.approvals' })} entries={[...given, mine]} />
}
