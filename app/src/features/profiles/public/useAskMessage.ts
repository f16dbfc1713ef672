import { useIntl } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import type { Rate } from '../page/Rates.tsx'
import type { Message } from './connect-ways.ts'

/**
 * Returns a message in the visitor's language that asks about a service. The service's name, its platform and its price each have their own
 * line, so that no app breaks a name, in either script.
 */
export function useAskMessage(name: string, rate: Rate): Message {
  const intl = useIntl()
  const { priceRange } = useFormats()
  const platformName = usePlatformName()
  const values = {
    name,
    service: rate.serviceName,
    platform: platformName(rate.platform),
    category: intl.formatMessage({ id: `profiles.rates.${rate.category}` }),
    price: priceRange(rate.priceFrom, rate.priceTo),
  }
  return {
    subject: intl.formatMessage({ id: 'profiles.ask.subject' }, values),
    body: intl.formatMessage({ id: 'profiles.ask.body' }, values),
  }
}
