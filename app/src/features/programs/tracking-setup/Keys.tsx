import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { Text } from '@wasla/design-system/primitives/Text'
import type { Setup, Shown } from './setup-state.ts'
import * as layout from './TrackingSetupCard.css.ts'
import * as styles from './TrackingSetup.css.ts'

/** Values that need the full width, because they are too long for half a card. */
const addresses: ReadonlySet<string> = new Set(['conversionUrl', 'postbackUrl'])

const keyNames = ['publishableKey', 'postbackKey', 'conversionUrl', 'postbackUrl'] as const

type KeysProps = {
  setup: Setup
  shown: Shown | null
  /** The button that creates or replaces the secret. */
  rotation: ReactNode
}

/** Shows the keys and addresses of the setup. A secret is shown only once, right after it is created. */
export function Keys({ setup, shown, rotation }: KeysProps) {
  const intl = useIntl()
  const secret = intl.formatMessage({ id: 'programs.setup.secretKey' })
  return (
    <div className={layout.part}>
      {shown?.secretKey ? (
        <Banner tone="warning" isLive title={<FormattedMessage id="programs.setup.copyNow" />}>
          <div className={layout.part}>
            <FormattedMessage id="programs.setup.copyNow.text" />
            <CopyField label={secret} value={shown.secretKey} />
          </div>
        </Banner>
      ) : (
        <div className={layout.key}>
          <Text look="label">{secret}</Text>
          <div className={styles.hidden}>
            <Text look="caption" tone="muted">
              <FormattedMessage id={setup.hasSecretKey ? 'programs.setup.secretHidden' : 'programs.setup.secretNone'} />
            </Text>
          </div>
        </div>
      )}
      {rotation}
      <div className={layout.keys}>
        {keyNames.map((name) => (
          <div key={name} className={addresses.has(name) ? layout.wide : layout.key}>
            <Text look="label">
              <FormattedMessage id={`programs.setup.${name}`} />
            </Text>
            <CopyField label={intl.formatMessage({ id: `programs.setup.${name}` })} value={setup[name]} />
            <Text look="caption" tone="muted">
              <FormattedMessage id={`programs.setup.${name}.hint`} />
            </Text>
          </div>
        ))}
      </div>
    </div>
  )
}
