import { FormattedMessage } from 'react-intl'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { receiptAddress } from '#shared/programs/page/receipt-address.ts'
import type { StoredProgram } from './page-values.ts'

/** Link to the viewer's receipt of the terms, if they asked to join. It says if there are changes that they have not seen. */
export function TermsLink({ program: { id, myParticipantRequest: request, newerTerms } }: { program: StoredProgram }) {
  if (!request) return null
  return (
    <TextLink isStandalone href={receiptAddress(id, request.id)}>
      <FormattedMessage id={(newerTerms ?? 0) > 0 ? 'programs.terms.look' : 'programs.terms.open'} />
    </TextLink>
  )
}
