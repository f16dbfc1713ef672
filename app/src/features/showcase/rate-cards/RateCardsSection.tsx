import { useRef } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { Empty } from '@wasla/design-system/components/Empty'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { RateCardList } from './RateCardList.tsx'
import { MyRateCardsDocument } from './rateCards.generated.ts'

const builder = '/settings/accounts-rates/build-rate-card'

/** Section with the rate cards, below the connected accounts. Only profile types that have prices see it (D-41). */
export function RateCardsSection() {
  const navigate = useNavigate()
  const { data, error, loading, refetch } = useQuery(MyRateCardsDocument, { context: { errors: 'mine' } })
  const title = useRef<HTMLDivElement>(null)
  const cards = data?.myRateCards
  const add = (
    <LinkButton href={builder} iconStart="plus">
      <FormattedMessage id="showcase.cards.new" />
    </LinkButton>
  )
  return (
    <Stack as="section" gap="sm" aria-labelledby="rate-cards">
      <Inline justify="between">
        <div ref={title} tabIndex={-1}>
          <Heading level={2} id="rate-cards">
            <FormattedMessage id="showcase.cards.title" />
          </Heading>
        </div>
        {cards?.length !== 0 && add}
      </Inline>
      {!cards && (
        <Waiting
          error={error}
          failed={<FormattedMessage id="showcase.cards.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      {cards?.length === 0 && (
        <Empty title={<FormattedMessage id="showcase.cards.empty" />} action={add}>
          <FormattedMessage id="showcase.cards.emptyText" />
        </Empty>
      )}
      {cards && <RateCardList cards={cards} onEdit={({ id }) => void navigate(`${builder}?card=${id}`)} otherwise={title} />}
    </Stack>
  )
}
