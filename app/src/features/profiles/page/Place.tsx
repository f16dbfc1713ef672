import { FormattedMessage } from 'react-intl'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { placeOf, type ProfileDetails } from './profile-details.ts'

/** City and country of a profile. The city keeps its own script beside the country in the reader's language. */
export function Place({ of: details }: { of: Pick<ProfileDetails, 'location' | 'country'> }) {
  const [near, far] = placeOf(details)
  if (near === undefined) return null
  if (far === undefined) return <Bidi>{near}</Bidi>
  return (
    <FormattedMessage
      id="profiles.page.place"
      values={{ city: <Bidi key="city">{near}</Bidi>, country: <Bidi key="country">{far}</Bidi> }}
    />
  )
}
