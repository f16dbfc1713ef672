import { FormattedMessage, useIntl } from 'react-intl'
import type { WithdrawalEventKind } from '@wasla/contract/generated/admin-types.ts'
import { Timeline, type TimelineEntry } from '@wasla/design-system/components/Timeline'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, BidiProse } from '@wasla/design-system/primitives/Bidi'
import { useNow } from '../services/useNow.ts'
import { Section } from '../shell/Section.tsx'
import { isOverdue, type WithdrawalCase } from './withdrawal-row.ts'

const looks: Readonly<Record<WithdrawalEventKind, Pick<TimelineEntry, 'state' | 'icon'>>> = {
  REQUESTED: { icon: 'bank' },
  APPROVED: { icon: 'user' },
  SETTLED: { icon: 'check' },
  FAILED: { state: 'failed' },
}

/** What happened to a withdrawal, newest first, with who did it, and when it became overdue. */
export function History({ one }: { one: WithdrawalCase }) {
  const intl = useIntl()
  const { date } = useFormats()
  const now = useNow()
  const moment = (at: string) => ({ time: date(new Date(at), 'moment'), dateTime: at })
  const events = one.events.map(({ kind, at, actor }, index): TimelineEntry & { at: string } => ({
    id: `${kind}-${index + 1}`,
    at,
    ...moment(at),
    ...looks[kind],
    title: actor ? (
      <FormattedMessage id={`admin.withdrawalEvent.${kind}By`} values={{ name: <Bidi key="by">{actor}</Bidi> }} />
    ) : (
      <FormattedMessage id={`admin.withdrawalEvent.${kind}`} />
    ),
    children: kind === 'FAILED' && one.failureReason !== null && <BidiProse as="div">{one.failureReason}</BidiProse>,
  }))
  const { dueAt } = one.row
  const late = {
    id: 'late',
    at: dueAt,
    ...moment(dueAt),
    state: 'failed',
    icon: 'clock',
    title: <FormattedMessage id="admin.reviews.history.overdue" />,
  } as const
  const entries = [...events, ...(isOverdue(one.row, now) ? [late] : [])].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return (
    <Section title={<FormattedMessage id="admin.reviews.history" />}>
      <Timeline label={intl.formatMessage({ id: 'admin.reviews.history' })} entries={entries} />
    </Section>
  )
}
