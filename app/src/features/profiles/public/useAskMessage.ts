import { useIntl } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import type { Rate } from '../page/Rates.tsx'
import type { Message } from './connect-ways.ts'

/**
 * What a visitor may say to ask about a service, in their own language: its name, its platform and what it costs. Each stands in a line
 * of its own, so that names of either script stay whole in whatever program shows them.
 */
export function useAskMessage(name: string, rate: Rate | null): Message | null {
  const intl = useIntl()
  const { priceRange } = useFormats()
  const platformName = usePlatformName()
  if (!rate) return null
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
