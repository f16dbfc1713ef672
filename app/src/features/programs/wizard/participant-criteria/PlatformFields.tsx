import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { platformThreshold, type CriteriaPlatform } from '@wasla/contract/programs/types.ts'
import { NumberField } from '@wasla/design-system/components/NumberField'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { markOf } from '#shared/social/platforms.ts'
import { useStatedPlatformName } from '#shared/social/usePlatformName.ts'
import type { Thresholds } from './criteria-draft.ts'
import { typedNumber } from './typed-number.ts'
import * as styles from './Criteria.css.ts'

type PlatformFieldsProps = {
  platform: CriteriaPlatform
  /** Position of the platform among the chosen platforms. It is also the platform's index in the paths of the data. */
  at: number
  value: Thresholds
  onChange: (change: Partial<Thresholds>) => void
  /** Called with each key. The value of the field itself changes only on blur. */
  onType: (change: Partial<Thresholds>) => void
}

const number = (value: number) => (Number.isNaN(value) ? null : value)

/** Fields for the minimums of one chosen platform. At least one of the two minimums is required (K-13). */
export function PlatformFields({ platform, at, value, onChange, onType }: PlatformFieldsProps) {
  const intl = useIntl()
  const platformName = useStatedPlatformName()
  const mark = markOf(platform)
  const other = platformThreshold[platform]
  const name = platformName(platform)
  return (
    <div role="group" aria-label={name} className={styles.platform}>
      <span className={styles.platformName} aria-hidden>
        {mark && <PlatformIcon platform={mark} />}
        {name}
      </span>
      <div className={styles.thresholds}>
        <Typed onType={(minFollowers) => onType({ minFollowers })}>
          <NumberField
            name={`platforms.${at}.minFollowers`}
            label={<FormattedMessage id="programs.criteria.minFollowers" />}
            minValue={1}
            value={value.minFollowers ?? Number.NaN}
            onChange={(typed) => onChange({ minFollowers: number(typed) })}
          />
        </Typed>
        <Typed onType={(typed) => onType({ other: typed })}>
          <NumberField
            name={`platforms.${at}.${other}`}
            label={<FormattedMessage id={`programs.criteria.${other}`} />}
            {...(other === 'minEngagement' && {
              decimals: 2,
              maxValue: 100,
              step: 0.01,
              unit: intl.formatMessage({ id: 'programs.criteria.percent' }),
            })}
            minValue={other === 'minEngagement' ? 0.01 : 1}
            value={value.other ?? Number.NaN}
            onChange={(typed) => onChange({ other: number(typed) })}
          />
        </Typed>
      </div>
    </div>
  )
}

/** Calls `onType` with the number that is typed so far, on each key. */
const Typed = ({ onType, children }: { onType: (value: number | null) => void; children: ReactNode }) => (
  <div
    className={styles.threshold}
    onInput={({ target }) => target instanceof HTMLInputElement && target.type !== 'hidden' && onType(typedNumber(target.value))}
  >
    {children}
  </div>
)
