import { FormattedMessage, useIntl } from 'react-intl'
import { Timeline, type TimelineEntry } from '@wasla/design-system/components/Timeline'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Section } from '../shell/Section.tsx'
import { allowedOf, type NetworkCase } from './network-case.ts'

/** Events of a case, newest first. */
export function History({ one }: { one: NetworkCase }) {
  const intl = useIntl()
  const { date } = useFormats()
  const { row, requests, note } = one
  const when = (at: string) => ({ time: date(new Date(at), 'moment'), dateTime: at })
  const decided: TimelineEntry[] =
    row.decidedAt === null
      ? []
      : [
          {
            id: 'decided',
            ...when(row.decidedAt),
            icon: row.status === 'Counted' ? 'check' : 'minus',
            title: (
              <FormattedMessage
                id={`admin.networkEvent.${row.status}`}
                values={{ name: <Bidi>{row.decidedBy ?? intl.formatMessage({ id: 'admin.networkEvent.somebody' })}</Bidi> }}
              />
            ),
            children: note !== null && <BidiProse as="div">{note}</BidiProse>,
          },
        ]
  const requested = requests.toReversed().map(({ requestedAt, note: words }, at): TimelineEntry => ({
    id: `requested-${at + 1}`,
    ...when(requestedAt),
    icon: 'message',
    title: <FormattedMessage id="admin.networkEvent.requested" values={{ name: <Bidi>{row.participant}</Bidi> }} />,
    children: words !== null && <BidiProse as="div">{words}</BidiProse>,
  }))
  const opened: TimelineEntry = {
    id: 'opened',
    ...when(row.openedAt),
    icon: 'network',
    title:
      row.counted === 0 ? (
        <FormattedMessage id="admin.networkEvent.opened" values={{ click: allowedOf(one) + 1 }} />
      ) : (
        <FormattedMessage id="admin.networkEvent.openedAgain" values={{ count: row.counted }} />
      ),
  }
  return (
    <Section title={<FormattedMessage id="admin.networkCase.history" />}>
      <Timeline label={intl.formatMessage({ id: 'admin.networkCase.history' })} entries={[...decided, ...requested, opened]} />
    </Section>
  )
}
