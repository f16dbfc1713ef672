import { FormattedMessage } from 'react-intl'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { declineReasons } from '@wasla/contract/tracking/record.ts'
import { DeclineFrame } from '#shared/programs/decline/DeclineFrame.tsx'
import type { Decline } from './useDecide.ts'

type DeclineDialogProps = {
  /** Number of results to decline. */
  count: number
  onDecline: (decline: Decline) => Promise<void>
  onClose: () => void
}

/** Asks for the reason of a decline, and says what the participants can do about it (Y-01). */
export const DeclineDialog = ({ count, onDecline, onClose }: DeclineDialogProps) => (
  <DeclineFrame
    title={<FormattedMessage id="waitingResults.decline.title" values={{ count }} />}
    text={<FormattedMessage id="waitingResults.decline.text" values={{ count }} />}
    reasons={declineReasons.map((id) => ({ id, label: <FormattedMessage id={`results.decline.${id}`} /> }))}
    note={{ label: <FormattedMessage id="waitingResults.decline.note" values={{ count }} />, limit: conversionLimits.note }}
    keep={<FormattedMessage id="waitingResults.decline.keep" />}
    yes={<FormattedMessage id="waitingResults.decline.yes" values={{ count }} />}
    onDecline={onDecline}
    onClose={onClose}
  />
)
