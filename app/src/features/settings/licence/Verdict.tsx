import { FormattedMessage } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { BidiProse } from '@wasla/design-system/primitives/Bidi'
import type { LicenceFieldsFragment } from '#shared/licence/myLicence.generated.ts'

/** Says in one block the state of the licence: what was checked, what waits, what was declined, or that there is none. */
export function Verdict({ licence: { current, next } }: { licence: LicenceFieldsFragment }) {
  const { date } = useFormats()
  const isValid = current?.state === 'VALID'
  if (next?.state === 'IN_REVIEW')
    return (
      <Banner tone="info" title={<FormattedMessage id="licence.inReview" />}>
        <FormattedMessage
          id={isValid ? 'licence.inReviewKept' : 'licence.inReviewText'}
          values={{ day: date(new Date(next.submittedAt)) }}
        />
      </Banner>
    )
  if (next)
    return (
      <Banner tone="danger" title={<FormattedMessage id="licence.declined" />}>
        {next.reason !== null && <BidiProse>{next.reason}</BidiProse>}
        <FormattedMessage id="licence.declinedText" />
      </Banner>
    )
  if (!current)
    return (
      <Banner title={<FormattedMessage id="licence.none" />}>
        <FormattedMessage id="licence.noneText" />
      </Banner>
    )
  return isValid ? (
    <Banner
      tone="success"
      title={<FormattedMessage id="licence.valid" values={{ day: date(new Date(current.checkedAt ?? current.submittedAt)) }} />}
    >
      <FormattedMessage id="licence.validText" />
    </Banner>
  ) : (
    <Banner
      tone="warning"
      title={<FormattedMessage id="licence.expired" values={{ day: date(new Date(startOfDay(current.expiresOn))) }} />}
    >
      <FormattedMessage id="licence.expiredText" />
    </Banner>
  )
}
