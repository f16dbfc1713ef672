import { FormattedMessage, useIntl } from 'react-intl'
import type { WithdrawalEventKind } from '@wasla/contract/generated/admin-types.ts'
import { Timeline, type TimelineEntry } from '@wasla/design-system/components/Timeline'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { useAdmin } from '../shell/admin-context.ts'
import type { BankAnswer, WithdrawalCase } from './withdrawal-row.ts'

const kinds = { paid: 'SAID_PAID', refused: 'SAID_REFUSED' } as const satisfies Readonly<Record<BankAnswer, WithdrawalEventKind>>

type ApprovalStepsProps = { one: WithdrawalCase; answer: BankAnswer }

/** Shows who has approved, and what the reader can still do. If two approvals are needed, two different people give them (Q-04, Y-09). */
export function ApprovalSteps({ one, answer }: ApprovalStepsProps) {
  const intl = useIntl()
  const { date } = useFormats()
  const me = useAdmin()
  const { said, needed } = one[answer]
  const given = said.map(({ id, name, email }): TimelineEntry => {
    const event = one.events.find(({ kind, actor }) => kind === kinds[answer] && (actor === name || actor === email))
    return {
      id,
      title: <FormattedMessage id={`admin.withdrawalEvent.${kinds[answer]}By`} values={{ name: <Bidi key="name">{name}</Bidi> }} />,
      ...(event ? { time: date(new Date(event.at), 'moment'), dateTime: event.at } : {}),
    }
  })
  const isReleased = said.length >= needed
  const isOthersTurn = !isReleased && said.some(({ id }) => id === me.id)
  const mine: TimelineEntry = {
    id: 'next',
    state: isOthersTurn ? 'ahead' : 'current',
    title: isReleased ? (
      <FormattedMessage id={one.isWithBank ? 'admin.withdrawals.withBank' : 'admin.withdrawals.released'} />
    ) : isOthersTurn ? (
      <FormattedMessage id="admin.withdrawals.othersTurn" />
    ) : (
      <FormattedMessage id="admin.withdrawals.yourTurn" values={{ position: given.length + 1, needed }} />
    ),
    children: needed > 1 && (
      <Text look="caption" tone="muted">
        <FormattedMessage
          id={one.isWithBank && answer === 'refused' ? 'admin.withdrawals.twoPeopleToFail' : 'admin.withdrawals.twoPeople'}
        />
      </Text>
    ),
  }
  return <Timeline label={intl.formatMessage({ id: 'admin.column.approvals' })} entries={[...given, mine]} />
}
