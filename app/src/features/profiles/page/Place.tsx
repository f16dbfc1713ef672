import { FormattedMessage } from 'react-intl'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { placeOf, type Face } from './face.ts'

/** Where somebody is. A town keeps the script it was written in beside a country in the reader's own. */
export function Place({ of: face }: { of: Pick<Face, 'location' | 'country'> }) {
  const [near, far] = placeOf(face)
  if (near === undefined) return null
  if (far === undefined) return <Bidi>{near}</Bidi>
  return (
    <FormattedMessage
      id="profiles.page.place"
      values={{ city: <Bidi key="city">{near}</Bidi>, country: <Bidi key="country">{far}</Bidi> }}
    />
  )
}
