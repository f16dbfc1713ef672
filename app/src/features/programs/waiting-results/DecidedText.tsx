import { FormattedMessage } from 'react-intl'
import type { Decided } from './useDecide.ts'

type DecidedTextProps = { decided: Decided; isDecline: boolean }

/** What became of results that were decided. */
export function DecidedText({ decided: { changed, held }, isDecline }: DecidedTextProps) {
  if (changed + held === 0) return <FormattedMessage id="waitingResults.decidedBefore" />
  if (isDecline) return <FormattedMessage id="waitingResults.declined" values={{ count: changed }} />
  return held === 0 ? (
    <FormattedMessage id="waitingResults.confirmed" values={{ count: changed }} />
  ) : (
    <FormattedMessage id="waitingResults.confirmedHeld" values={{ count: changed, held }} />
  )
}
