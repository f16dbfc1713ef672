import { FormattedMessage } from 'react-intl'
import { proposalLimits } from '@wasla/contract/proposals/limits.ts'
import { showcaseLimits } from '@wasla/contract/showcase/limits.ts'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { MoneyField } from '@wasla/design-system/components/MoneyField'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { MarkedName } from '#shared/members/MarkedName.tsx'
import type { Talent } from '../figures.ts'
import { withCard, withPrice, withTalent, type ProposalDraft } from './draft.ts'
import * as styles from './own.css.ts'

type TalentChoiceProps = {
  talent: Talent
  chosen: ProposalDraft['talents']
  onChange: (next: ProposalDraft['talents']) => void
}

/** One talent whom the manager may choose, with their rate cards. A price of the manager stands in place of the card's prices. */
export function TalentChoice({ talent, chosen, onChange }: TalentChoiceProps) {
  const { compact, priceRange } = useFormats()
  const { profile, followers, cards } = talent
  const own = chosen.find(({ profileId }) => profileId === profile.id)
  const count = Object.keys(own?.cards ?? {}).length
  return (
    <div className={styles.choice}>
      <Checkbox
        isSelected={own !== undefined}
        isDisabled={own === undefined && chosen.length >= proposalLimits.talents}
        hint={
          <>
            <bdi>{compact(followers)}</bdi> <FormattedMessage id="proposals.page.followers" />
          </>
        }
        onChange={(isChosen) => onChange(withTalent(chosen, profile.id, isChosen))}
      >
        <MarkedName member={profile} />
      </Checkbox>
      {own && (
        <div className={styles.services}>
          {cards.length === 0 && (
            <Text look="caption" tone="muted">
              <FormattedMessage id="proposals.cards.none" />
            </Text>
          )}
          {cards.map(({ card }) => {
            const price = own.cards[card.id]
            const range = priceRange(card.priceFrom, card.priceTo)
            return (
              <div key={card.id} className={styles.choice}>
                <Checkbox
                  isSelected={price !== undefined}
                  isDisabled={price === undefined && count >= proposalLimits.cards}
                  hint={<bdi>{range}</bdi>}
                  onChange={(isChosen) => onChange(withCard(chosen, profile.id, card.id, isChosen))}
                >
                  <Bidi>{card.serviceName}</Bidi>
                </Checkbox>
                {price !== undefined && (
                  <MoneyField
                    label={<FormattedMessage id="proposals.price" values={{ service: <Bidi key="service">{card.serviceName}</Bidi> }} />}
                    hint={<FormattedMessage id="proposals.price.hint" values={{ range: <bdi key="range">{range}</bdi> }} />}
                    isOptional
                    maximum={showcaseLimits.price}
                    value={price}
                    onChange={({ halalas }) => onChange(withPrice(chosen, profile.id, card.id, halalas))}
                  />
                )}
              </div>
            )
          })}
        </div>
      )}
    </div>
  )
}
