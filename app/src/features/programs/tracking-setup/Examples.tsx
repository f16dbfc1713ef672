import { FormattedMessage, useIntl } from 'react-intl'
import { CopyButton } from '@wasla/design-system/components/CopyButton'
import { Tabs } from '@wasla/design-system/components/Tabs'
import { Text } from '@wasla/design-system/primitives/Text'
import type { Setup, Way } from './setup-state.ts'
import * as styles from './TrackingSetup.css.ts'

/** What is done with a shop that has no developer, in order. */
const shopSteps = ['landing', 'thanks', 'test'] as const

/** One ready example for each way a result can be reported (N-06, N-15). */
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

const Example = ({ way, code }: { way: Way; code: string }) => (
  <div className={styles.example}>
    <Text look="caption" tone="muted">
      <FormattedMessage id={`programs.setup.about.${way}`} />
    </Text>
    {way === 'SHOP' && (
      <ol className={styles.steps}>
        {shopSteps.map((step) => (
          <li key={step}>
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
