import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { readImportError } from '@wasla/contract/tracking/import-file.ts'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { Section } from '../shell/Section.tsx'
import * as styles from './ImportOutcome.css.ts'

export type Imported = { accepted: number; rejected: number; errors: readonly string[]; program: string }

const knownCodes = ['CLICK_NOT_FOUND', 'EVENT_NOT_FOR_OBJECTIVE', 'ATTRIBUTION_WINDOW_PASSED', 'BODY_INVALID'] as const
const window = conversionLimits.window / (24 * 60 * 60)

/** A row and what is wrong with it. A code that is newer than this page stands as the server wrote it. */
function RowError({ error }: { error: string }) {
  const read = readImportError(error)
  const code = knownCodes.find((known) => known === read?.code)
  if (!read || !code) return <Ltr>{error}</Ltr>
  const why = (
    <FormattedMessage
      key="why"
      id={`admin.import.why.${code}`}
      values={{ days: window, columns: <Ltr key="columns">{read.columns.join(', ')}</Ltr> }}
    />
  )
  return <FormattedMessage id="admin.import.row" values={{ row: read.row, why }} />
}

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
              <RowError error={error} />
            </Text>
          ))}
        </ul>
      )}
    </Section>
  )
}
