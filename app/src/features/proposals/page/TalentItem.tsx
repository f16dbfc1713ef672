import { FormattedMessage, useIntl } from 'react-intl'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { MarkedName } from '#shared/members/MarkedName.tsx'
import { tabAddress } from '#shared/profiles/tabs.ts'
import { accentOf } from '#shell/accents.ts'
import { priceOf, type Talent } from '../figures.ts'
import * as styles from './page.css.ts'

type TalentItemProps = {
  talent: Talent
  /** Called to ask this talent; null for readers who cannot ask. */
  onAsk: (() => void) | null
}

/** One talent of a proposal: who they are, their figures, and the chosen services with their prices. */
export function TalentItem({ talent, onAsk }: TalentItemProps) {
  const intl = useIntl()
  const { compact, percent, priceRange, separator } = useFormats()
  const { profile, city, followers, engagement, cards, isRequested } = talent
  const facts = [...(city === null ? [] : [city]), ...profile.interests.slice(0, 2).map(({ name }) => name)]
  const name = <MarkedName member={profile} />
  return (
    <li className={styles.talent}>
      <div className={styles.person}>
        <Avatar name={profile.fullName} accent={accentOf[profile.userType]} src={profile.profileImage} />
        <div className={styles.about}>
          <Text as="span" look="label">
            {profile.userName === null ? (
              name
            ) : (
              <TextLink href={tabAddress('overview', { type: profile.userType, userName: profile.userName })}>{name}</TextLink>
            )}
          </Text>
          {facts.length > 0 && (
            <Text as="span" look="caption" tone="muted">
              {facts.join(separator)}
            </Text>
          )}
        </div>
      </div>
      <div className={styles.figure}>
        <Text as="span" look="label">
          <bdi>{compact(followers)}</bdi>
        </Text>
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage id="proposals.page.followers" />
        </Text>
      </div>
      <div className={styles.figure}>
        <Text as="span" look="label">
          <bdi>{engagement === null ? '–' : percent(engagement / 100)}</bdi>
        </Text>
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage id="proposals.page.engagement" />
        </Text>
      </div>
      <ul className={styles.services}>
        {cards.map(({ card, price }) => {
          const { from, to } = priceOf({ card, price })
          return (
            <li key={card.id} className={styles.service}>
              <Text as="span">
                <Bidi>{card.serviceName}</Bidi>
              </Text>
              <bdi className={styles.price}>{priceRange(from, to)}</bdi>
            </li>
          )
        })}
        {cards.length === 0 && (
          <li>
            <Text as="span" tone="muted">
              <FormattedMessage id="proposals.page.noPrice" />
            </Text>
          </li>
        )}
      </ul>
      <div className={styles.action}>
        {isRequested && (
          <Badge tone="success" icon="circle-check">
            <FormattedMessage id="proposals.page.requestedBadge" />
          </Badge>
        )}
        {onAsk && (
          <Button
            variant="tinted"
            aria-label={intl.formatMessage({ id: 'proposals.page.ask.name' }, { name: isolate(profile.fullName) })}
            onPress={onAsk}
          >
            <FormattedMessage id="proposals.page.ask" />
          </Button>
        )}
      </div>
    </li>
  )
}
