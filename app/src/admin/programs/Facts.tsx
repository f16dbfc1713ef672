import { FormattedMessage, useIntl } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { objectiveTypes } from '@wasla/contract/programs/types.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { Section } from '../shell/Section.tsx'
import type { ProgramCase } from './program-row.ts'

type Fact =
  | 'brand'
  | 'objective'
  | 'trackingUrl'
  | 'dates'
  | 'listedFrom'
  | 'published'
  | 'joining'
  | 'visibility'
  | 'participants'
  | 'applicants'
  | 'budget'
  | 'spent'
  | 'remaining'

function useFact() {
  const intl = useIntl()
  return (id: Fact, value: Description['value']): Description => ({
    id,
    name: intl.formatMessage({ id: `admin.programFact.${id}` }),
    value,
  })
}

/** Shows what the owner wrote about a program, and its figures. */
export function Facts({ one }: { one: ProgramCase }) {
  const intl = useIntl()
  const { date } = useFormats()
  const fact = useFact()
  const { row, startDate, endDate, publishDate, isPublic, isVisible, trackingUrl, applicants } = one
  const objective = objectiveTypes.find((type) => type === one.objectiveType)
  const day = (text: string) => date(new Date(startOfDay(text)), 'day')
  const say = (id: 'joinAlone' | 'joinAsked' | 'listed' | 'byLink' | 'notYet') => intl.formatMessage({ id: `admin.programs.${id}` })
  const dates =
    endDate === null
      ? intl.formatMessage({ id: 'admin.programs.openEnded' }, { start: day(startDate) })
      : intl.formatMessage({ id: 'admin.programs.between' }, { start: day(startDate), end: day(endDate) })
  const items = [
    fact('brand', <Bidi key="brand">{row.brand}</Bidi>),
    fact('objective', objective ? intl.formatMessage({ id: `admin.objective.${objective}` }) : say('notYet')),
    fact('trackingUrl', trackingUrl === null ? say('notYet') : <Ltr key="url">{trackingUrl}</Ltr>),
    fact('dates', dates),
    // A scheduled program is published at the start of its day.
    publishDate === null
      ? fact('published', row.publishedAt === null ? say('notYet') : date(new Date(row.publishedAt), 'moment'))
      : fact('listedFrom', date(new Date(publishDate), 'day')),
    fact('joining', say(isPublic ? 'joinAlone' : 'joinAsked')),
    fact('visibility', say(isVisible ? 'listed' : 'byLink')),
    fact('participants', intl.formatNumber(row.participants)),
    fact('applicants', intl.formatNumber(applicants)),
  ]
  return (
    <Section
      title={<FormattedMessage id="admin.programs.facts" />}
      end={
        <TextLink href={`/results?status=all&program=${row.id}`}>
          <FormattedMessage id="admin.results.ofProgram" />
        </TextLink>
      }
    >
      <Text>
        <Bidi>{one.description}</Bidi>
      </Text>
      <DescriptionList look="pairs" items={items} />
    </Section>
  )
}

/** Shows the reserved budget and what is left of it. Shows nothing before the program was published. */
export function Budget({ one: { row, remaining } }: { one: ProgramCase }) {
  const fact = useFact()
  if (row.publishedAt === null) return null
  const items = [
    fact('budget', <Amount key="budget" halalas={row.budget} size="small" />),
    fact('spent', <FormattedMessage key="spent" id="admin.programs.spent" values={{ share: row.consumedPercent / 100 }} />),
    fact('remaining', <Amount key="remaining" halalas={remaining} size="small" />),
  ]
  return (
    <Section title={<FormattedMessage id="admin.programs.budget" />}>
      <DescriptionList look="pairs" items={items} />
    </Section>
  )
}
