import { useIntl } from 'react-intl'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { Text } from '@wasla/design-system/primitives/Text'
import * as styles from './OnboardingLine.css.ts'
import type { OnboardingStep } from './steps.ts'

/** Shows the progress of joining. It looks the same on every page from the first question to the last step. */
export function OnboardingLine({ step: { number, total } }: { step: OnboardingStep }) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'onboarding.progress' }, { number, total })
  const last = total - 1
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <Kashida
          label={label}
          value={(number - 1) / last}
          knots={Array.from({ length: total }, (_, index) => ({
            at: index / last,
            state: index < number - 1 ? 'done' : index === number - 1 ? 'here' : 'open',
            isSmall: total > 5 && index !== number - 1,
          }))}
        />
      </div>
      <Text look="caption" tone="muted">
        {label}
      </Text>
    </div>
  )
}
