import { FormattedMessage } from 'react-intl'
import type { Decided } from './useDecide.ts'

type DecidedTextProps = { decided: Decided; isDecline: boolean }

/** Says how many results were confirmed, declined or held. */
export function DecidedText({ decided: { changed, held }, isDecline }: DecidedTextProps) {
  if (changed + held === 0) return <FormattedMessage id="waitingResults.decidedBefore" />
  if (isDecline) return <FormattedMessage id="waitingResults.declined" values={{ count: changed }} />
  return held === 0 ? (
    <FormattedMessage id="waitingResults.confirmed" values={{ count: changed }} />
  ) : (
    <FormattedMessage id="waitingResults.confirmedHeld" values={{ count: changed, held }} />
  )
}
