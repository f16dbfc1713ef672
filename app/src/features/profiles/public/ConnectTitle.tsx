import { FormattedMessage } from 'react-intl'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import type { PublicProfile } from './public-details.ts'

/** Title of a sheet with contact methods. */
export const ConnectTitle = ({ profile }: { profile: PublicProfile }) => (
  <FormattedMessage id="profiles.connect.title" values={{ name: <Bidi key="name">{profile.fullName}</Bidi> }} />
)
