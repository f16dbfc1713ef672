import { FormattedMessage, useIntl } from 'react-intl'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Text } from '@wasla/design-system/primitives/Text'
import { programAddress } from '#shared/programs/page/program-address.ts'
import type { ProgramSteps } from '#shared/programs/page/program-steps.ts'
import { signInFor } from '#session/safe-path.ts'
import * as styles from '../page/JoinFooter.css.ts'
import { useMost } from './useMost.ts'

/** The one way in, with what the program pays beside it. */
export function SignInFooter({ id, objectives }: { id: string; objectives: ProgramSteps['objectives'] }) {
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
        <LinkButton variant="primary" href={signInFor(programAddress(id))} isFullWidth>
          <FormattedMessage id="programs.public.signIn" />
        </LinkButton>
      </div>
    </section>
  )
}
