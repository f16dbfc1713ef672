import { FormattedMessage } from 'react-intl'
import type { RequestDeclineReason } from '@wasla/contract/participations/record.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'

/** Reason from the list and note with which an owner declined a request. */
export type Declined = { readonly declineReason: RequestDeclineReason | null; readonly declineNote: string | null }

/**
 * Shows the reason in the reader's language, followed by the brand's note unchanged. If there is a note, the reason “Another reason” is
 * left out.
 */
export function DeclineWords({ declineReason, declineNote }: Declined) {
  const isNamed = declineReason !== null && (declineReason !== 'OTHER' || declineNote === null)
  return (
    <>
      {isNamed && (
        <p>
          <FormattedMessage id="program.declined.why" values={{ reason: <FormattedMessage id={`program.declined.${declineReason}`} /> }} />
        </p>
      )}
      {declineNote !== null && (
        <p>
          {isNamed ? (
            <Bidi>{declineNote}</Bidi>
          ) : (
            <FormattedMessage id="program.declined.why" values={{ reason: <Bidi>{declineNote}</Bidi> }} />
          )}
        </p>
      )}
    </>
  )
}
