import { FormattedMessage } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useNow } from './useNow.ts'

/** Below this, in milliseconds, figures are as fresh as they get. */
const fresh = 60_000

/** How old figures are, in words that move on (O-06). `at` is ISO 8601. */
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
