import { FormattedMessage, useIntl } from 'react-intl'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Section } from '../shell/Section.tsx'
import { factsOf, isCaseFact, kindOf } from './cases.ts'
import type { ReviewCase } from './review-case.ts'

/** Shows what the applicant submitted, and by when the case must be decided. */
export function CaseFacts({ one }: { one: ReviewCase }) {
  const intl = useIntl()
  const { date } = useFormats()
  const row = (id: 'kind' | 'type' | 'submitted' | 'due', value: Description['value']): Description => ({
    id,
    name: intl.formatMessage({ id: `admin.column.${id}` }),
    value,
  })
  const items: Description[] = [
    row('kind', intl.formatMessage({ id: `admin.caseKind.${kindOf(one.kind)}` })),
    row('type', intl.formatMessage({ id: `admin.profileType.${one.profileType}` })),
    // The numbers of a business are left out here, because `MustMatch` shows them.
    ...factsOf(one.provider)
      .filter(({ name }) => name === 'reference' || !isCaseFact(name))
      .map(({ name, value }) => ({
        id: name,
        name: isCaseFact(name) ? intl.formatMessage({ id: `admin.caseFact.${name}` }) : name,
        value: <Ltr key={name}>{value}</Ltr>,
      })),
    row('submitted', date(new Date(one.submittedAt), 'moment')),
    row('due', date(new Date(one.dueAt), 'moment')),
  ]
  return (
    <Section title={<FormattedMessage id="admin.reviews.facts" />}>
      <DescriptionList look="pairs" items={items} />
    </Section>
  )
}
