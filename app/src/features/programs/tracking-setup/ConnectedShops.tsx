import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { shopNames } from '@wasla/contract/shops/kinds.ts'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { useServices } from '#services/context.ts'
import { ConnectedShopsDocument, type ConnectedShopsQuery } from './connected-shops.generated.ts'
import * as styles from './TrackingSetup.css.ts'

type Platform = ConnectedShopsQuery['shops'][number]

/** The brand’s shops that report orders themselves, each with its last order, and the way to connect one. Nothing until they are loaded. */
export function ConnectedShops() {
  const { data } = useQuery(ConnectedShopsDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  if (!data) return null
  const connected = data.shops.filter(({ shop }) => shop?.step === 'READY')
  return (
    <div className={styles.shops}>
      {connected.map((platform) => (
        <LastOrder key={platform.id} platform={platform} />
      ))}
      <TextLink href="/settings/shops">
        <FormattedMessage id={connected.length > 0 ? 'programs.setup.shops' : 'programs.setup.shops.connect'} />
      </TextLink>
    </div>
  )
}

function LastOrder({ platform: { kind, shop } }: { platform: Platform }) {
  const { ago } = useFormats()
  const { clock } = useServices()
  const values = { shop: <Bidi key="shop">{shopNames[kind]}</Bidi> }
  const last = shop?.lastOrderAt ?? null
  return (
    <Text as="p" look="caption" tone={last === null ? 'muted' : shop?.health === 'SILENT' ? 'warning' : 'success'}>
      {last === null ? (
        <FormattedMessage id="programs.setup.shops.none" values={values} />
      ) : (
        <FormattedMessage id="programs.setup.shops.last" values={{ ...values, ago: ago(new Date(last), new Date(clock.now())) }} />
      )}
    </Text>
  )
}
