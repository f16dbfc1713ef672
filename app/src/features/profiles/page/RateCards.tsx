import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useSearchParams } from 'react-router'
import type { Platform } from '@wasla/contract/social/record.ts'
import { Card } from '@wasla/design-system/components/Card'
import { ChipLinks } from '@wasla/design-system/components/Chip/ChipLinks.tsx'
import { Empty } from '@wasla/design-system/components/Empty'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { textLink } from '@wasla/design-system/components/TextLink/TextLink.css.ts'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { ExternalLink } from '#shell/ExternalLink.tsx'
import { InPlaceLinks } from '#shell/InPlaceLinks.tsx'
import { addressWith } from '#shell/query-change.ts'
import { PlatformMark } from './PlatformMark.tsx'
import type { Rate } from './Rates.tsx'
import * as sections from './sections.css.ts'
import * as styles from './RateCards.css.ts'

type RateCardsProps = {
  rates: readonly Rate[]
  isOwn: boolean
  /** Returns the button of a rate card to ask about it; missing if the viewer cannot contact the owner. */
  action?: (rate: Rate) => ReactNode
}

/** Id of the cards, to which the page scrolls if the choice of a platform reloads it. */
const place = 'rates'

/** Rate cards with their price ranges. The selected platform is part of the address. */
export function RateCards({ rates, isOwn, action }: RateCardsProps) {
  const intl = useIntl()
  const platformName = usePlatformName()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const platforms = [...new Set(rates.map(({ platform }) => platform))]
  const platformFilter = platforms.find((platform) => platform === params.get('platform')) ?? null
  const hrefFor = (platform: Platform | null) => {
    const query = new URLSearchParams(params)
    if (platform === null) query.delete('platform')
    else query.set('platform', platform)
    return addressWith(pathname, query, place)
  }
  if (rates.length === 0)
    return (
      <Empty
        level={2}
        title={<FormattedMessage id={isOwn ? 'profiles.part.rates.none' : 'profiles.rates.none'} />}
        {...(isOwn && {
          action: (
            <LinkButton href="/settings/accounts-rates/build-rate-card" iconStart="plus">
              <FormattedMessage id="profiles.part.rates.add" />
            </LinkButton>
          ),
        })}
      >
        <FormattedMessage id={isOwn ? 'profiles.part.rates.why' : 'profiles.rates.noneText'} />
      </Empty>
    )
  return (
    <Stack gap="lg" id={place}>
      <Inline justify="between">
        <InPlaceLinks>
          <ChipLinks
            label={intl.formatMessage({ id: 'profiles.rates.platform' })}
            overflow="scroll"
            current={platformFilter ?? 'all'}
            options={[
              {
                id: 'all',
                label: <FormattedMessage id="profiles.rates.everywhere" />,
                href: hrefFor(null),
              },
              ...platforms.map((platform) => ({
                id: platform,
                label: platformName(platform),
                href: hrefFor(platform),
              })),
            ]}
          />
        </InPlaceLinks>
        {isOwn && (
          <TextLink href="/settings/accounts-rates/build-rate-card" isStandalone>
            <FormattedMessage id="profiles.part.edit" />
          </TextLink>
        )}
      </Inline>
      <ul className={styles.cards}>
        {rates.flatMap((rate) =>
          platformFilter === null || rate.platform === platformFilter
            ? [
                <li key={rate.id} className={styles.place}>
                  <RateCard rate={rate}>{action?.(rate)}</RateCard>
                </li>,
              ]
            : [],
        )}
      </ul>
    </Stack>
  )
}

/** Shows a rate card, with its button in `children`. */
function RateCard({ rate, children }: { rate: Rate; children?: ReactNode }) {
  const { priceRange, separator } = useFormats()
  const platformName = usePlatformName()
  const more = [
    ['info', rate.additionalInfoLink],
    ['terms', rate.termsAndConditionsLink],
  ] as const
  return (
    <Card as="article" isPadded aria-labelledby={`rate-${rate.id}`}>
      <div className={styles.card}>
        <div className={styles.head}>
          <span className={sections.tile}>
            <PlatformMark platform={rate.platform} />
          </span>
          <div className={sections.said}>
            <Heading level={2} id={`rate-${rate.id}`}>
              <Bidi>{rate.serviceName}</Bidi>
            </Heading>
            <Text look="caption" tone="muted">
              {platformName(rate.platform)}
              {separator}
              <FormattedMessage id={`profiles.rates.${rate.category}`} />
            </Text>
          </div>
        </div>
        <BidiProse>{rate.description}</BidiProse>
        {more.some(([, address]) => address) && (
          <Inline gap="md">
            {more.map(
              ([name, address]) =>
                address && (
                  <ExternalLink key={name} href={address} className={textLink({ isStandalone: true })}>
                    <FormattedMessage id={`profiles.rates.${name}`} />
                  </ExternalLink>
                ),
            )}
          </Inline>
        )}
        <div className={styles.end}>
          <p className={styles.price}>
            <bdi>{priceRange(rate.priceFrom, rate.priceTo)}</bdi>
          </p>
          {children}
        </div>
      </div>
    </Card>
  )
}
