import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Card } from '@wasla/design-system/components/Card'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { verificationLimits } from '@wasla/contract/verification/limits.ts'
import * as styles from './VerifyCard.css.ts'
import { VerifyStepState } from './VerifyStepState.tsx'
import type { VerifyCard } from './verify-state.ts'

type VerifyBusinessProps = Extract<VerifyCard, { kind: 'business' }>

/** Verification card of a business, for which only the documents are reviewed (F-07). */
export function VerifyBusiness({ state, dueAt, reason }: VerifyBusinessProps) {
  return (
    <Card as="section" isPadded aria-labelledby="verify-title">
      <Heading level={2} look="title" id="verify-title">
        <FormattedMessage id="profiles.verify.title" />
      </Heading>
      {state === 'refused' ? <Refused reason={reason} /> : <UnderReview dueAt={dueAt} />}
    </Card>
  )
}

function UnderReview({ dueAt }: { dueAt: string | null }) {
  const { date } = useFormats()
  return (
    <>
      <Text tone="muted">
        <FormattedMessage id="profiles.verify.underReview" values={{ days: verificationLimits.businessReviewDays }} />
      </Text>
      <div className={styles.line}>
        <Kashida
          value={1}
          depth={34}
          knots={[
            { at: 0, state: 'done' },
            { at: 1, state: 'here' },
          ]}
        />
      </div>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <Text as="span" look="label">
            <FormattedMessage id="profiles.verify.documents" />
          </Text>
          <VerifyStepState state="done" />
        </li>
        <li className={styles.step}>
          <Text as="span" look="label">
            <FormattedMessage id="profiles.verify.review" />
          </Text>
          {dueAt ? (
            <VerifyStepState state="open">
              <FormattedMessage id="profiles.verify.due" values={{ date: date(new Date(dueAt), 'weekday') }} />
            </VerifyStepState>
          ) : (
            <VerifyStepState state="inReview" />
          )}
        </li>
      </ol>
    </>
  )
}

const Refused = ({ reason }: { reason: string | null }) => (
  <>
    <div className={styles.banner}>
      <Banner tone="danger" title={<FormattedMessage id="profiles.verify.refused.documents" />}>
        {reason ? <BidiProse>{reason}</BidiProse> : <FormattedMessage id="profiles.verify.refused.noReasonDocuments" />}
      </Banner>
    </div>
    <div className={styles.action}>
      <LinkButton variant="primary" iconStart="upload" href="/business-account">
        <FormattedMessage id="profiles.verify.retry.documents" />
      </LinkButton>
    </div>
  </>
)
