import { FormattedMessage, useIntl } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, BidiProse, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { factsOf, isCaseFact, kindOf } from './cases.ts'
import type { ReviewCase } from './CaseScreen.tsx'
import { DueDate } from './DueDate.tsx'

/** What the applicant said, and where the case stands. */
export function CaseFacts({ one }: { one: ReviewCase }) {
  const intl = useIntl()
  const { date } = useFormats()
  const row = (id: 'kind' | 'type' | 'submitted' | 'due' | 'reviewedBy' | 'reason', value: Description['value']): Description => ({
    id,
    name: intl.formatMessage({ id: `admin.column.${id}` }),
    value,
  })
  const items: Description[] = [
    row('kind', intl.formatMessage({ id: `admin.caseKind.${kindOf(one.kind)}` })),
    row('type', intl.formatMessage({ id: `admin.profileType.${one.profileType}` })),
    ...factsOf(one.provider).map(({ name, value }) => ({
      id: name,
      name: isCaseFact(name) ? intl.formatMessage({ id: `admin.caseFact.${name}` }) : name,
      value: <Ltr key={name}>{value}</Ltr>,
    })),
    row('submitted', date(new Date(one.submittedAt), 'moment')),
    row('due', <DueDate key="due" {...one} />),
    ...(one.reviewedBy ? [row('reviewedBy', <Bidi key="by">{one.reviewedBy.name}</Bidi>)] : []),
    ...(one.rejectionReason
      ? [
          row(
            'reason',
            <BidiProse key="why" as="div">
              {one.rejectionReason}
            </BidiProse>,
          ),
        ]
      : []),
  ]
  return (
    <Card as="section" isPadded aria-labelledby="case-facts">
      <Stack gap="sm">
        <Heading level={2} look="heading" id="case-facts">
          <FormattedMessage id="admin.reviews.facts" />
        </Heading>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  )
}
