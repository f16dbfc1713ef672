import type { RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { groupedNumber } from '@wasla/contract/licences/number.ts'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { DescriptionList } from '@wasla/design-system/components/DescriptionList'
import { Popover } from '@wasla/design-system/components/Popover'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { useProductName } from '#services/useProductName.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import type { ShownLicence } from './profile-details.ts'
import * as styles from './LicenceMark.css.ts'

type LicencePanelProps = { beside: RefObject<Element | null>; licence: ShownLicence; onClose: () => void }

/** What a reviewer checked about a licence, beside its mark. */
export function LicencePanel({ beside, licence: { number, expiresOn, checkedAt, platforms }, onClose }: LicencePanelProps) {
  const intl = useIntl()
  const { date } = useFormats()
  const product = useProductName()
  const platformName = usePlatformName()
  return (
    <Popover
      triggerRef={beside}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      aria-label={intl.formatMessage({ id: 'profiles.licence.title' })}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <span className={styles.sign}>
            <Icon name="id-card" />
          </span>
          <div>
            <Text look="label">
              <FormattedMessage id="profiles.licence.title" />
            </Text>
            <Text look="caption" tone="muted">
              <FormattedMessage id="profiles.licence.checked" values={{ product, day: date(new Date(checkedAt)) }} />
            </Text>
          </div>
        </div>
        <DescriptionList
          look="pairs"
          items={[
            {
              id: 'number',
              name: intl.formatMessage({ id: 'profiles.licence.number' }),
              value: <Ltr key="number">{groupedNumber(number)}</Ltr>,
            },
            { id: 'until', name: intl.formatMessage({ id: 'profiles.licence.until' }), value: date(new Date(startOfDay(expiresOn))) },
          ]}
        />
        {platforms.length === 0 ? (
          <Text look="caption" tone="muted">
            <FormattedMessage id="profiles.licence.noAccounts" />
          </Text>
        ) : (
          <ul className={styles.platforms} aria-label={intl.formatMessage({ id: 'profiles.licence.accounts' })}>
            {platforms.map((platform) => (
              <li key={platform}>
                <Badge>{platformName(platform)}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Popover>
  )
}
