import { TextLink } from '@wasla/design-system/components/TextLink'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { EndpointFigures } from './EndpointFigures.tsx'
import { StateBadge, StateNote } from './EndpointState.tsx'
import type { Endpoint } from './webhook-state.ts'
import * as styles from './webhooks.css.ts'

/** Returns the address of an endpoint's page. */
const endpointAddress = (id: string) => `/settings/webhooks/${encodeURIComponent(id)}`

/** One endpoint of the list. Its address leads to its page, with the log and everything that can be changed. */
export function EndpointRow({ endpoint }: { endpoint: Endpoint }) {
  const { id, url, description } = endpoint
  return (
    <li className={styles.endpoint}>
      <div className={styles.head}>
        <div className={styles.address}>
          <TextLink href={endpointAddress(id)}>
            <Ltr>{url}</Ltr>
          </TextLink>
        </div>
        <StateBadge state={endpoint.state} />
      </div>
      {description !== null && (
        <Text as="p">
          <Bidi>{description}</Bidi>
        </Text>
      )}
      <EndpointFigures endpoint={endpoint} />
      <StateNote endpoint={endpoint} />
    </li>
  )
}
