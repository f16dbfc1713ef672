import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import type { StoredProgram } from '../page/page-values.ts'
import { useSpelledCode } from './useSpelledCode.ts'
import * as styles from './promo-code.css.ts'

type CodeCardProps = {
  code: NonNullable<StoredProgram['myPromoCode']>
  /** Whether tracking links count too. Then the card says which of the two gets an order that names both. */
  hasLinks: boolean
  /** Opens the sheet in which the participant chooses a code of their own. */
  onChoose: () => void
}

/** Card with a participant's code, how it is read aloud, and when it counts (decision 82). */
export function CodeCard({ code: { code, isChosen }, hasLinks, onChoose }: CodeCardProps) {
  const intl = useIntl()
  const spelled = useSpelledCode()
  return (
    <Card as="section" isPadded aria-labelledby="code-title">
      <div className={styles.card}>
        <Heading level={2} look="title" id="code-title">
          <FormattedMessage id="program.code" />
        </Heading>
        <Text look="caption" tone="muted">
          <FormattedMessage id="programs.code.lead" />
        </Text>
        <CopyField label={intl.formatMessage({ id: 'program.code' })} value={code} shown={{ lead: '', own: code }} />
        <Text look="caption" tone="muted">
          <FormattedMessage id="programs.code.aloud.words" values={{ words: spelled(code) }} />
        </Text>
        {hasLinks && (
          <Text look="caption" tone="muted">
            <FormattedMessage id="programs.code.which" />
          </Text>
        )}
        {!isChosen && (
          <div>
            <Button onPress={onChoose}>
              <FormattedMessage id="programs.code.choose" />
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
