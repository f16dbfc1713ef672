import { FormattedMessage } from 'react-intl'
import { CopyButton } from '@wasla/design-system/components/CopyButton'
import { programAddress } from '#shared/programs/page/program-address.ts'

/** Button that copies the program's address. An empty list has no other action. */
export const ShareProgram = ({ programId }: { programId: string }) => (
  <CopyButton variant="primary" value={`${window.location.origin}${programAddress(programId)}`}>
    <FormattedMessage id="participations.share" />
  </CopyButton>
)
