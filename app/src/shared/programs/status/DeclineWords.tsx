import { FormattedMessage } from 'react-intl'
import type { RequestDeclineReason } from '@wasla/contract/participations/record.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'

/** Why an owner declined a request: a listed reason and the owner's note. */
export type Declined = { readonly declineReason: RequestDeclineReason | null; readonly declineNote: string | null }

/** Shows the reason in the reader's language, then the brand's note as it was written. With a note, “Another reason” is left out. */
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
