import { FormattedMessage, useIntl } from 'react-intl'
import { CopyButton } from '@wasla/design-system/components/CopyButton'
import { Tabs } from '@wasla/design-system/components/Tabs'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import type { Setup, Way } from './setup-state.ts'
import * as styles from './TrackingSetup.css.ts'

/** Steps of the setup for a shop without a developer, in order. */
const shopSteps = ['landing', 'thanks', 'test'] as const

/** One example of code for each way of reporting a result (N-06, N-15). */
export function Examples({ examples }: { examples: Setup['examples'] }) {
  const intl = useIntl()
  return (
    <Tabs
      label={intl.formatMessage({ id: 'programs.setup.examples' })}
      isClose
      items={examples.map(({ way }) => ({ id: way, label: <FormattedMessage id={`programs.setup.way.${way}`} /> }))}
    >
      {(open) => {
        const example = examples.find(({ way }) => way === open)
        return example && <Example {...example} />
      }}
    </Tabs>
  )
}

function Example({ way, code }: { way: Way; code: string }) {
  const { number } = useFormats()
  return (
    <div className={styles.example}>
      <Text look="caption" tone="muted">
        <FormattedMessage id={`programs.setup.about.${way}`} />
      </Text>
      {way === 'SHOP' && (
        <ol className={styles.steps}>
          {shopSteps.map((step, at) => (
            <li key={step} className={styles.step}>
              <span className={styles.stepNumber} aria-hidden>
                {number(at + 1)}
              </span>
              <FormattedMessage id={`programs.setup.shop.${step}`} />
            </li>
          ))}
        </ol>
      )}
      <pre className={styles.code} dir="ltr" translate="no">
        {code}
      </pre>
      <div>
        <CopyButton value={code} />
      </div>
    </div>
  )
}
