import { FormattedMessage } from 'react-intl'
import { useServices } from '#services/context.ts'

/**
 * Says what became of money that did not reach the server. Without a network nothing was sent. Otherwise the answer alone may be lost, and
 * the idempotency key makes it safe to try again.
 */
export function NotSent() {
  const { hasNetwork } = useServices()
  return <FormattedMessage id={hasNetwork() ? 'shell.offline.notReached' : 'shell.offline.notSent'} />
}
