import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Card } from '@wasla/design-system/components/Card'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import * as styles from './VerifyCard.css.ts'
import { VerifyStepState } from './VerifyStepState.tsx'
import { verifyKnots, type VerifyCard, type VerifyStep } from './verify-state.ts'

type VerifyPersonProps = Extract<VerifyCard, { kind: 'person' }>

/** Page of each step, and the minutes that the step takes. */
const stepFacts = {
  identity: { href: '/verify-identity', icon: 'face-scan', minutes: 3 },
  social: { href: '/settings/accounts-rates', icon: 'link', minutes: 1 },
} as const satisfies Record<VerifyStep['name'], unknown>

export function VerifyPerson({ steps, stepsLeft, next, reason }: VerifyPersonProps) {
  const isRefused = steps.some((step) => step.state === 'refused')
  return (
    <Card as="section" isPadded aria-labelledby="verify-title">
      <Heading level={2} look="title" id="verify-title">
        <FormattedMessage id="profiles.verify.title" />
      </Heading>
      <Text tone="muted">
        {stepsLeft > 0 ? (
          <FormattedMessage id="profiles.verify.stepsLeft" values={{ count: stepsLeft }} />
        ) : (
          <FormattedMessage id="profiles.verify.allIn" />
        )}
      </Text>
      {isRefused && (
        <div className={styles.banner}>
          <Banner tone="danger" title={<FormattedMessage id="profiles.verify.refused.identity" />}>
            {reason ? <BidiProse>{reason}</BidiProse> : <FormattedMessage id="profiles.verify.refused.noReason" />}
          </Banner>
        </div>
      )}
      <div className={styles.line}>
        <Kashida value={steps[0].state === 'done' ? 1 : 0} depth={34} knots={verifyKnots(steps)} />
      </div>
      <ol className={styles.steps}>
        {steps.map(({ name, state }) => (
          <li key={name} className={styles.step}>
            <Text as="span" look="label">
              <FormattedMessage id={`profiles.verify.${name}`} />
            </Text>
            <VerifyStepState state={state}>
              <FormattedMessage id="profiles.verify.takes" values={{ minutes: stepFacts[name].minutes }} />
            </VerifyStepState>
          </li>
        ))}
      </ol>
      {next && (
        <div className={styles.action}>
          <LinkButton variant="primary" iconStart={stepFacts[next].icon} href={stepFacts[next].href}>
            {next === 'identity' && isRefused ? (
              <FormattedMessage id="profiles.verify.retry.identity" />
            ) : (
              <FormattedMessage id={`profiles.verify.do.${next}`} />
            )}
          </LinkButton>
        </div>
      )}
    </Card>
  )
}
