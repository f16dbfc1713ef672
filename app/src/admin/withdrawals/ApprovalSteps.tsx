import { FormattedMessage, useIntl } from 'react-intl'
import { Timeline, type TimelineEntry } from '@wasla/design-system/components/Timeline'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { useAdmin } from '../shell/admin-context.ts'
import type { WithdrawalCase } from './withdrawal-row.ts'

/** Who approved already, and what that leaves to the reader: two different people decide on a large amount. */
export function ApprovalSteps({ one }: { one: WithdrawalCase }) {
  const intl = useIntl()
  const { date } = useFormats()
  const me = useAdmin()
  const { approvals, approvalsNeeded: needed } = one.row
  const given = approvals.map(({ id, name, email }): TimelineEntry => {
    const event = one.events.find(({ kind, actor }) => kind === 'APPROVED' && (actor === name || actor === email))
    return {
      id,
      title: <FormattedMessage id="admin.withdrawalEvent.APPROVEDBy" values={{ name: <Bidi key="name">{name}</Bidi> }} />,
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
