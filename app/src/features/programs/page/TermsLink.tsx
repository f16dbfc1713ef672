import { FormattedMessage } from 'react-intl'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { receiptAddress } from '#shared/programs/page/receipt-address.ts'
import type { StoredProgram } from './page-values.ts'

type TermsLinkProps = { program: StoredProgram; says?: 'programs.terms.open' | 'programs.terms.look' }

/** Link to the viewer's receipt of the terms, if they requested to join. */
export function TermsLink({ program: { id, myParticipantRequest: request }, says = 'programs.terms.open' }: TermsLinkProps) {
  if (!request) return null
  return (
    <TextLink isStandalone href={receiptAddress(id, request.id)}>
      <FormattedMessage id={says} />
    </TextLink>
  )
}
