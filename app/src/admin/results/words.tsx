import { FormattedMessage } from 'react-intl'
import { isPlatform, platformNames } from '@wasla/contract/social/platform-names.ts'
import { conversionEvents, conversionWays, uncountedReasons } from '@wasla/contract/tracking/record.ts'
import { useFormats, useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'

const oneOf = <Word extends string>(list: readonly Word[], word: string): Word | undefined => list.find((known) => known === word)

/** Shows why a result does not count; the server’s own text if this build does not know the reason. */
export function ReasonWord({ reason }: { reason: string }) {
  const known = oneOf(uncountedReasons, reason)
  return known ? <FormattedMessage id={`admin.uncounted.${known}`} /> : <Ltr>{reason}</Ltr>
}

/** Shows the event that a brand’s systems reported. */
export function EventWord({ event }: { event: string }) {
  const known = oneOf(conversionEvents, event)
  return known ? <FormattedMessage id={`admin.conversionEvent.${known}`} /> : <Ltr>{event}</Ltr>
}

/** Shows how a result was reported. */
export function WayWord({ way }: { way: string }) {
  const known = oneOf(conversionWays, way)
  return known ? <FormattedMessage id={`admin.conversionWay.${known}`} /> : <Ltr>{way}</Ltr>
}

/** Shows where the click came from, or that a code brought the result, and where it was named. */
export function ChannelWord({ channel }: { channel: string }) {
  const { language } = useLocale()
  if (isPlatform(channel)) return platformNames[channel][language]
  return <FormattedMessage id={`admin.channel.${oneOf(['CODE', 'TILL'] as const, channel) ?? 'OTHER'}`} />
}

/** Shows the country of the click; `ZZ` means unknown (N-05). */
export function CountryWord({ country }: { country: string }) {
  const { nameOf } = useFormats()
  if (country === 'ZZ' || !/^[A-Z]{2}$/u.test(country)) return <FormattedMessage id="admin.country.unknown" />
  return nameOf('region', country)
}
