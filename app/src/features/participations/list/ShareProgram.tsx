import { FormattedMessage } from 'react-intl'
import { CopyButton } from '@wasla/design-system/components/CopyButton'
import { programAddress } from '#shared/programs/page/program-address.ts'

/** The one next step of a list without people: its program's link, to be sent to them. */
export const ShareProgram = ({ programId }: { programId: string }) => (
  <CopyButton variant="primary" value={`${window.location.origin}${programAddress(programId)}`}>
    <FormattedMessage id="participations.share" />
  </CopyButton>
)
