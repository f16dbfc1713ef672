import { FormattedMessage, useIntl } from 'react-intl'
import type { Platform } from '@wasla/contract/social/record.ts'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { usePhone } from '@wasla/design-system/components/Overlay/usePhone.ts'
import { SegmentedControl } from '@wasla/design-system/components/SegmentedControl'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { markOf } from '#shared/social/platforms.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { ranges, type Range, type Selection } from './selection.ts'
import * as styles from './Insights.css.ts'

function PlatformName({ platform }: { platform: Platform }) {
  const platformName = usePlatformName()
  const mark = markOf(platform)
  return (
    <span className={styles.platform}>
      {mark && <PlatformIcon platform={mark} size="small" />}
      {platformName(platform)}
    </span>
  )
}

type InsightFiltersProps = {
  selection: Selection
  platforms: readonly Platform[]
  onSelect: (name: keyof Selection, value: string) => void
}

/** Selects the platform and the number of days. */
export function InsightFilters({ selection, platforms, onSelect }: InsightFiltersProps) {
  const intl = useIntl()
  const { number } = useFormats()
  const isPhone = usePhone()
  return (
    <div className={styles.filters}>
      <div className={styles.platforms}>
        <ChipGroup
          label={intl.formatMessage({ id: 'insights.accounts' })}
          overflow="scroll"
          selected={[selection.platform ?? 'all']}
          onChange={([chosen]) => onSelect('platform', chosen ?? 'all')}
          options={[
            { id: 'all', label: <FormattedMessage id="insights.allAccounts" /> },
            ...platforms.map((platform) => ({ id: platform, label: <PlatformName platform={platform} /> })),
          ]}
        />
      </div>
      <div className={styles.range}>
        <SegmentedControl<Range>
          label={intl.formatMessage({ id: 'insights.range' })}
          isFullWidth={isPhone}
          value={selection.range}
          onChange={(range) => onSelect('range', range)}
          options={ranges.map((range) => ({
            id: range,
            label: range === '30' ? <FormattedMessage id="insights.days" values={{ count: 30 }} /> : number(Number(range)),
          }))}
        />
      </div>
    </div>
  )
}
