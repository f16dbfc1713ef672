import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { Section } from '../shell/Section.tsx'
import * as styles from './ImportOutcome.css.ts'

export type Imported = { accepted: number; rejected: number; errors: readonly string[]; program: string }

/** What became of an imported file: how many rows count, and of each other row why not. */
export function ImportOutcome({ outcome: { accepted, rejected, errors, program } }: { outcome: Imported }) {
  const intl = useIntl()
  return (
    <Section title={<FormattedMessage id="admin.import.outcome" />}>
      <Banner tone={rejected === 0 ? 'success' : 'warning'} isLive>
        <FormattedMessage id="admin.import.counts" values={{ accepted, rejected, program: <Bidi key="program">{program}</Bidi> }} />
      </Banner>
      {errors.length > 0 && (
        <ul className={styles.errors} aria-label={intl.formatMessage({ id: 'admin.import.errors' })}>
          {errors.map((error) => (
            <Text key={error} as="li">
              <Bidi>{error}</Bidi>
            </Text>
          ))}
        </ul>
      )}
    </Section>
  )
}
