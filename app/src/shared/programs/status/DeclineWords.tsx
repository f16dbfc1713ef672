import { FormattedMessage } from 'react-intl'
import type { RequestDeclineReason } from '@wasla/contract/participations/record.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'

/** Why an owner declined a request: a reason of the list, and the owner's own words. */
export type Declined = { readonly declineReason: RequestDeclineReason | null; readonly declineNote: string | null }

/** The reason in the reader's language, then the words as the brand wrote them. “Another reason” gives way to the words that name it. */
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
