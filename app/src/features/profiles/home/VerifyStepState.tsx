import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import * as styles from './VerifyCard.css.ts'
import type { VerifyStep } from './verify-state.ts'

const icons = { done: 'check', inReview: 'clock', refused: 'circle-alert' } as const satisfies Record<
  Exclude<VerifyStep['state'], 'open'>,
  IconName
>

/** State of a step, as a word with an icon. For an open step, renders `children` instead. */
export const VerifyStepState = ({ state, children }: { state: VerifyStep['state']; children?: ReactNode }) => (
  <span className={styles.state[state]}>
    {state !== 'open' && <Icon name={icons[state]} size="small" />}
    {state === 'open' ? children : <FormattedMessage id={`profiles.verify.state.${state}`} />}
  </span>
)
