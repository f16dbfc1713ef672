import { FormattedMessage } from 'react-intl'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import * as styles from './splits.css.ts'

const rules = [
  ['earned', 'lock'],
  ['paid', 'both-ways'],
  ['end', 'undo'],
] as const satisfies readonly (readonly [string, IconName])[]

/** What a split means for both sides. */
export const Rules = () => (
  <ul className={styles.rules}>
    {rules.map(([id, icon]) => (
      <li key={id} className={styles.rule}>
        <Icon name={icon} />
        <span>
          <Text as="p" look="label">
            <FormattedMessage id={`splits.rule.${id}`} />
          </Text>
          <Text as="p" look="caption" tone="muted">
            <FormattedMessage id={`splits.rule.${id}Text`} />
          </Text>
        </span>
      </li>
    ))}
  </ul>
)
