import { FormattedMessage } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useNow } from './useNow.ts'

/** Age in milliseconds below which figures count as current. */
const fresh = 60_000

/** Shows the age of figures, and updates it as time passes (O-06). `at` is ISO 8601. */
export function Counted({ at }: { at: string }) {
  const now = useNow()
  const { ago, separator } = useFormats()
  const counted = Date.parse(at)
  return (
    <>
      {separator}
      {now - counted < fresh ? (
        <FormattedMessage id="results.countedNow" />
      ) : (
        <FormattedMessage id="results.counted" values={{ when: ago(new Date(counted), new Date(now)) }} />
      )}
    </>
  )
}
