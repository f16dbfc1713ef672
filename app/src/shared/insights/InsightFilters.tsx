import { FormattedMessage, useIntl } from 'react-intl'
import type { Platform } from '@wasla/contract/social/record.ts'
import { ChipLinks } from '@wasla/design-system/components/Chip/ChipLinks.tsx'
import { SegmentedLinks } from '@wasla/design-system/components/SegmentedControl/SegmentedLinks.tsx'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { markOf } from '#shared/social/platforms.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { InPlaceLinks } from '#shell/InPlaceLinks.tsx'
import { ranges, type Selection } from './selection.ts'
import type { SelectionHref } from './useSelection.ts'
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
  hrefFor: SelectionHref
}

/** Id of the filters, to which the page scrolls if one of them reloads it. */
const place = 'figures'

/** Selects the platform and the number of days. */
export function InsightFilters({ selection, platforms, hrefFor }: InsightFiltersProps) {
  const intl = useIntl()
  const { number } = useFormats()
  return (
    <InPlaceLinks>
      <div className={styles.filters} id={place}>
        <div className={styles.platforms}>
          <ChipLinks
            label={intl.formatMessage({ id: 'insights.accounts' })}
            overflow="scroll"
            current={selection.platform ?? 'all'}
            options={[
              { id: 'all', label: <FormattedMessage id="insights.allAccounts" />, href: hrefFor('platform', 'all', place) },
              ...platforms.map((platform) => ({
                id: platform,
                label: <PlatformName platform={platform} />,
                href: hrefFor('platform', platform, place),
              })),
            ]}
          />
        </div>
        <div className={styles.range}>
          <SegmentedLinks
            label={intl.formatMessage({ id: 'insights.range' })}
            isFullWidthOnPhone
            current={selection.range}
            options={ranges.map((range) => ({
              id: range,
              label: range === '30' ? <FormattedMessage id="insights.days" values={{ count: 30 }} /> : number(Number(range)),
              href: hrefFor('range', range, place),
            }))}
          />
        </div>
      </div>
    </InPlaceLinks>
  )
}
