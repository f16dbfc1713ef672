import { FormattedMessage, useIntl } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Section } from '../shell/Section.tsx'
import type { ResultCase } from './result-row.ts'
import { ChannelWord, CountryWord, WayWord } from './words.tsx'

type Fact =
  | 'program'
  | 'participant'
  | 'externalId'
  | 'amount'
  | 'clicked'
  | 'promoCode'
  | 'occurred'
  | 'received'
  | 'via'
  | 'channel'
  | 'country'

/** Shows the facts of a conversion, and of the click or the code that brought it. */
export function Facts({ one }: { one: ResultCase }) {
  const intl = useIntl()
  const { date } = useFormats()
  const { row } = one
  const fact = (id: Fact, value: Description['value']): Description => ({
    id,
    name: intl.formatMessage({ id: `admin.resultFact.${id}` }),
    value,
  })
  const moment = (text: string) => date(new Date(text), 'moment')
  const items = [
    fact(
      'program',
      <TextLink key="program" href={`/programs/${row.programId}`}>
        <Bidi>{row.programName}</Bidi>
      </TextLink>,
    ),
    fact('participant', <Bidi key="participant">{row.participant}</Bidi>),
    fact('externalId', <Ltr key="external">{row.externalId}</Ltr>),
    ...(row.amount === null ? [] : [fact('amount', <Amount key="amount" halalas={row.amount} size="small" />)]),
    one.promoCode === null
      ? fact('clicked', one.clickedAt === null ? intl.formatMessage({ id: 'admin.results.clickGone' }) : moment(one.clickedAt))
      : fact('promoCode', <Ltr key="code">{one.promoCode}</Ltr>),
    fact('occurred', moment(row.occurredAt)),
    fact('received', moment(one.receivedAt)),
    fact('via', <WayWord key="via" way={row.via} />),
    fact('channel', <ChannelWord key="channel" channel={one.channel} />),
    fact('country', <CountryWord key="country" country={one.country} />),
  ]
  return (
    <Section title={<FormattedMessage id="admin.results.facts" />}>
      <DescriptionList look="pairs" items={items} />
    </Section>
  )
}
