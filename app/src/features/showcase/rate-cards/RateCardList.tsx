import { useMutation } from '@apollo/client/react'
import { useRef, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { markOf } from '#shared/social/platforms.ts'
import { forget } from '../kit/cache.ts'
import { RemoveDialog } from '#shared/list/RemoveDialog.tsx'
import * as row from '#shared/list/Row.css.ts'
import { RowMenu } from '#shared/list/RowMenu.tsx'
import { RowPress } from '#shared/list/RowPress.tsx'
import { useRemoval } from '#shared/list/useRemoval.ts'
import { byPlatform } from './card-draft.ts'
import { DeleteRateCardDocument, type MyRateCardsQuery } from './rateCards.generated.ts'
import * as styles from './RateCardList.css.ts'

export type OwnCard = MyRateCardsQuery['myRateCards'][number]

type RateCardListProps = {
  cards: readonly OwnCard[]
  onEdit: (card: OwnCard) => void
  /** Element that takes the focus after the last card is removed. */
  otherwise: RefObject<HTMLElement | null>
}

/** List of the owner's rate cards by platform and category, each of which can be changed or removed (D-16). */
export function RateCardList({ cards, onEdit, otherwise }: RateCardListProps) {
  const intl = useIntl()
  const sorted = byPlatform(cards)
  const list = useRef<HTMLUListElement>(null)
  const removal = useRemoval('remove-card', sorted, list, otherwise)
  const [remove] = useMutation(DeleteRateCardDocument)
  return (
    <>
      {sorted.length > 0 && (
        <Card as="section" aria-label={intl.formatMessage({ id: 'showcase.cards.own' })}>
          <ul ref={list}>
            {sorted.map((card) => (
              <CardRow key={card.id} card={card} onEdit={() => onEdit(card)} onRemove={() => removal.ask(card.id)} />
            ))}
          </ul>
        </Card>
      )}
      <RemoveDialog
        removal={removal}
        title={({ serviceName }) => <FormattedMessage id="showcase.cards.ask" values={{ name: <Bidi key="name">{serviceName}</Bidi> }} />}
        onConfirm={({ id }) => remove({ variables: { id }, update: (cache) => forget(cache, 'RateCard', id) })}
      >
        <FormattedMessage id="showcase.cards.askText" />
      </RemoveDialog>
    </>
  )
}

function CardRow({ card, onEdit, onRemove }: { card: OwnCard; onEdit: () => void; onRemove: () => void }) {
  const intl = useIntl()
  const { priceRange } = useFormats()
  const platformName = usePlatformName()
  const mark = markOf(card.platform)
  const name = { name: isolate(card.serviceName) }
  return (
    <li className={row.row}>
      <span className={row.sign}>{mark && <PlatformIcon platform={mark} label={platformName(card.platform)} />}</span>
      <div className={styles.middle}>
        <div className={row.who}>
          <RowPress label={intl.formatMessage({ id: 'showcase.cards.editOne' }, name)} onPress={onEdit}>
            <Text as="span" look="label">
              <Bidi>{card.serviceName}</Bidi>
            </Text>
          </RowPress>
          <Text as="span" look="caption" tone="muted">
            <FormattedMessage id={`showcase.category.${card.category}`} />
          </Text>
        </div>
        <Text as="span" look="label" isTabular>
          <bdi>{priceRange(card.priceFrom, card.priceTo)}</bdi>
        </Text>
      </div>
      <div className={row.actions}>
        <RowMenu
          name={name.name}
          items={[{ id: 'edit', icon: 'edit', label: intl.formatMessage({ id: 'showcase.edit' }), onAction: onEdit }]}
          danger={{ id: 'remove', label: intl.formatMessage({ id: 'showcase.delete' }), onAction: onRemove }}
        />
      </div>
    </li>
  )
}
