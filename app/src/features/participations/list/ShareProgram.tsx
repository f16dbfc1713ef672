import { FormattedMessage } from 'react-intl'
import { CopyButton } from '@wasla/design-system/components/CopyButton'
import { programAddress } from '#shared/programs/page/program-address.ts'

/** The next step for an empty list: copying the program's link. */
export const ShareProgram = ({ programId }: { programId: string }) => (
  <CopyButton variant="primary" value={`${window.location.origin}${programAddress(programId)}`}>
    <FormattedMessage id="participations.share" />
  </CopyButton>
)
