import { FormattedMessage, useIntl } from 'react-intl'
import { Text } from '@wasla/design-system/primitives/Text'
import type { ProgramSteps } from '#shared/programs/page/program-steps.ts'
import { SignInButton } from '#shared/sign-in/SignInButton.tsx'
import * as styles from '../page/JoinFooter.css.ts'
import { useMost } from './useMost.ts'

/** Bar with the sign-in button and the highest reward of the program. */
export function SignInFooter({ objectives }: Pick<ProgramSteps, 'objectives'>) {
  const intl = useIntl()
  const most = useMost(objectives)
  return (
    <section className={styles.footer} aria-label={intl.formatMessage({ id: 'programs.join.label' })}>
      <div className={styles.inside}>
        <div className={styles.words}>
          {most !== null && (
            <Text as="span" look="label">
              {most}
            </Text>
          )}
          <Text as="span" look="caption" tone="muted">
            <FormattedMessage id="programs.public.back" />
          </Text>
        </div>
        <SignInButton isFullWidth />
      </div>
    </section>
  )
}
