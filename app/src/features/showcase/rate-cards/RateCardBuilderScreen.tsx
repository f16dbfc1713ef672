import { useRef, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { useAddressQuery } from '#shell/useAddress.ts'
import { RateCardForm } from './RateCardForm.tsx'
import { RateCardList } from './RateCardList.tsx'
import { MyRateCardsDocument } from './rateCards.generated.ts'

/** Page that builds rate cards and lists the existing cards. The card being changed is part of the address. */
export function RateCardBuilderScreen() {
  usePageTitle('showcase.cards.builder')
  const { type, userName } = useSignedInViewer()
  const { data, error, loading, refetch } = useQuery(MyRateCardsDocument, { context: { errors: 'mine' } })
  const [params, changeQuery] = useAddressQuery()
  const [isDirty, setDirty] = useState(false)
  /** Id of the card that opens after the user agrees, in a dialog, to discard typed changes. Null while that dialog is closed. */
  const [target, setTarget] = useState<string | null>(null)
  const title = useRef<HTMLDivElement>(null)
  const cards = data?.myRateCards
  const card = cards?.find(({ id }) => id === params.get('card')) ?? null

  const open = (id: string | null) => {
    setDirty(false)
    changeQuery(
      (current) => {
        if (id === null) current.delete('card')
        else current.set('card', id)
        return current
      },
      { replace: true },
    )
    title.current?.focus()
  }

  return (
    <Stack gap="lg">
      <div ref={title} tabIndex={-1}>
        <PageHead title={<FormattedMessage id="showcase.cards.builder" />} lead={<FormattedMessage id="showcase.cards.lead" />} />
      </div>
      {cards ? (
        <>
          <RateCardForm key={card?.id ?? 'new'} cards={cards} card={card} onLeave={() => open(null)} onDirty={setDirty} />
          {cards.length > 0 && (
            <Inline justify="between">
              <Heading level={2}>
                <FormattedMessage id="showcase.cards.own" />
              </Heading>
              {userName !== null && (
                <TextLink isStandalone href={`/profile/rate-card/${type.toLowerCase()}/${userName}`}>
                  <FormattedMessage id="showcase.cards.public" />
                </TextLink>
              )}
            </Inline>
          )}
          <RateCardList cards={cards} onEdit={({ id }) => (isDirty && id !== card?.id ? setTarget(id) : open(id))} otherwise={title} />
        </>
      ) : (
        <Waiting
          error={error}
          failed={<FormattedMessage id="showcase.cards.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
      <ConfirmDialog
        isOpen={target !== null}
        isDanger
        onOpenChange={(isOpen) => !isOpen && setTarget(null)}
        title={<FormattedMessage id="shell.unsaved.title" />}
        confirmText={<FormattedMessage id="showcase.cards.discard" />}
        cancelText={<FormattedMessage id="shell.unsaved.stay" />}
        onConfirm={() => open(target)}
      >
        <FormattedMessage id="shell.unsaved.text" />
      </ConfirmDialog>
    </Stack>
  )
}
