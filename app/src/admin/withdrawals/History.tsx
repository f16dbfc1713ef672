import { FormattedMessage, useIntl } from 'react-intl'
import type { WithdrawalEventKind } from '@wasla/contract/generated/admin-types.ts'
import { failureReasonOf } from '@wasla/contract/wallet/failure-reason.ts'
import { Timeline, type TimelineEntry } from '@wasla/design-system/components/Timeline'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, BidiProse, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Whole } from '../lists/Whole.tsx'
import { useNow } from '../services/useNow.ts'
import { Section } from '../shell/Section.tsx'
import { isOverdue, type WithdrawalCase } from './withdrawal-row.ts'

const looks: Readonly<Record<WithdrawalEventKind, Pick<TimelineEntry, 'state' | 'icon'>>> = {
  REQUESTED: { icon: 'bank' },
  IN_BANK_FILE: { icon: 'send' },
  SAID_PAID: { icon: 'user' },
  SAID_REFUSED: { icon: 'user' },
  SETTLED: { icon: 'check' },
  FAILED: { state: 'failed' },
}

/** Keeps a file name on one line: it must not break at its dashes. */
const FileName = ({ name }: { name: string | null }) => (
  <Whole>
    <Ltr>{name}</Ltr>
  </Whole>
)

/** Returns the title of an event. If an admin acted, it contains the admin’s name. For a bank file, it contains the file’s name. */
function titleOf({ kind, actor, file }: WithdrawalCase['events'][number]) {
  if (kind === 'IN_BANK_FILE')
    return <FormattedMessage id={`admin.withdrawalEvent.${kind}`} values={{ file: <FileName key="file" name={file} /> }} />
  if (actor === null) return <FormattedMessage id={`admin.withdrawalEvent.${kind}`} />
  return <FormattedMessage id={`admin.withdrawalEvent.${kind}By`} values={{ name: <Bidi key="by">{actor}</Bidi> }} />
}

/** Reason codes of banks that refuse automatically. */
const refusals = ['ACCOUNT_REJECTED'] as const

/** Shows why a withdrawal failed: translated if the bank’s code is known, otherwise as it was written. */
function Reason({ reason }: { reason: string | null }) {
  const why = failureReasonOf(reason, refusals)
  if (!why) return null
  if ('known' in why) return <FormattedMessage id={`admin.withdrawalFailure.${why.known}`} />
  return 'code' in why ? <Ltr>{why.code}</Ltr> : <BidiProse as="div">{why.written}</BidiProse>
}

/** Says that the name on the account differs, and that the approving admin compared both names. */
const Compared = () => <FormattedMessage id="admin.withdrawalEvent.namesCompared" />

/** Shows the events of a withdrawal, newest first, with the person who caused each. Also shows when the withdrawal became overdue. */
export function History({ one }: { one: WithdrawalCase }) {
  const intl = useIntl()
  const { date } = useFormats()
  const now = useNow()
  const moment = (at: string) => ({ time: date(new Date(at), 'moment'), dateTime: at })
  const events = one.events.map((event, index): TimelineEntry & { at: string } => ({
    id: `${event.kind}-${index + 1}`,
    at: event.at,
    ...moment(event.at),
    ...looks[event.kind],
    title: titleOf(event),
    children: event.kind === 'FAILED' ? <Reason reason={one.failureReason} /> : event.namesCompared && <Compared />,
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
