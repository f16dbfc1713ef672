import { FormattedMessage } from 'react-intl'
import type { Guidelines } from '@wasla/contract/programs/step-data.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { Section } from './Section.tsx'
import * as styles from './page.css.ts'

const lists = [
  ['dos', 'check'],
  ['donts', 'close'],
] as const

/** Shows what to do and what not to do, side by side (K-23). */
export function GuidelineLists({ guidelines }: { guidelines: Guidelines }) {
  if (guidelines.dos.length + guidelines.donts.length === 0) return null
  return (
    <div className={styles.pair}>
      {lists.map(
        ([kind, icon]) =>
          guidelines[kind].length > 0 && (
            <Section key={kind} title={<FormattedMessage id={`program.guidelines.${kind}`} />}>
              <ul>
                {guidelines[kind].map((rule) => (
                  <li key={rule} className={styles.rule}>
                    <span className={styles.ruleMarkOf[kind]}>
                      <Icon name={icon} size="small" />
                    </span>
                    <Text as="div" dir="auto">
                      {rule}
                    </Text>
                  </li>
                ))}
              </ul>
            </Section>
          ),
      )}
    </div>
  )
}
