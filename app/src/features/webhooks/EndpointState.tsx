import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { endpointSigns, type Endpoint } from './webhook-state.ts'
import * as styles from './webhooks.css.ts'

/** The state of an endpoint in one word. */
export const StateBadge = ({ state }: Pick<Endpoint, 'state'>) => (
  <Badge {...endpointSigns[state]}>
    <FormattedMessage id={`webhooks.state.${state}`} />
  </Badge>
)

/** What an owner has to know about an endpoint that fails or is off. Nothing for one that works. */
export function StateNote({ endpoint: { failingSince, switchesOffAt, offSince, offBy } }: { endpoint: Endpoint }) {
  const { date } = useFormats()
  const moment = (text: string) => date(new Date(text), 'moment')
  if (offSince !== null && offBy !== null)
    return (
      <Text as="p" look="caption" tone="muted">
        <FormattedMessage id={`webhooks.offBy.${offBy}`} values={{ since: moment(offSince) }} />
      </Text>
    )
  if (failingSince === null || switchesOffAt === null) return null
  return (
    <div className={styles.warning}>
      <Icon name="triangle-alert" size="small" />
      <Text as="p" look="caption" tone="warning">
        <FormattedMessage id="webhooks.failingSince" values={{ since: moment(failingSince), until: moment(switchesOffAt) }} />
      </Text>
    </div>
  )
}
