import { useContext, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { showcaseLimits } from '@wasla/contract/showcase/limits.ts'
import { rateCardCategories, type RateCardCategory } from '@wasla/contract/showcase/record.ts'
import { Card } from '@wasla/design-system/components/Card'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { FieldGroup } from '@wasla/design-system/components/Field/FieldGroup.tsx'
import { Form } from '@wasla/design-system/components/Form'
import { FieldChanged } from '@wasla/design-system/components/Form/field-changed.ts'
import { MoneyRange, type MoneyRangeEnd } from '@wasla/design-system/components/MoneyRange'
import { Tabs } from '@wasla/design-system/components/Tabs'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import type { FormFields } from '#form/form-problems.ts'
import { lazyCheck } from '#form/lazy-check.ts'
import { useDirtyReport } from '#form/useDirtyReport.ts'
import { useForm } from '#form/useForm.ts'
import { useUnsavedChanges } from '#form/useUnsavedChanges.tsx'
import { connectable, isConnectable } from '#shared/social/platforms.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { outdate } from '../kit/cache.ts'
import { SaveButtons } from '#shared/list/SaveButtons.tsx'
import { draftOf, firstDraft, freeCategory, inputOf, isSameDraft, takenOn, type CardDraft } from './card-draft.ts'
import { CreateRateCardDocument, MyRateCardsDocument, UpdateRateCardDocument } from './rateCards.generated.ts'
import type { OwnCard } from './RateCardList.tsx'
import * as styles from './RateCardForm.css.ts'

const fields: FormFields = {
  fields: ['platform', 'category', 'serviceName', 'description', 'priceFrom', 'priceTo', 'additionalInfoLink', 'termsAndConditionsLink'],
  codes: { RATE_CARD_CONFLICT: 'category', NO_CHANGES_TO_UPDATE: 'serviceName' },
}

const fetchRules = () => import('./draft-problems.ts')

type RateCardFormProps = {
  /** The saved cards. A platform has at most one card per category. */
  cards: readonly OwnCard[]
  /** The card to change; null to add one. */
  card: OwnCard | null
  /** Called when the user leaves the card to start a new card. */
  onLeave: () => void
  onDirty: (isDirty: boolean) => void
}

/** Form for a rate card: the price of a service on a platform (D-16 to D-18). */
export function RateCardForm({ cards, card, onLeave, onDirty }: RateCardFormProps) {
  const intl = useIntl()
  const platformName = usePlatformName()
  const [saved, setSaved] = useState(() => (card ? draftOf(card) : firstDraft(cards)))
  /* The price that was typed last. If the two prices contradict each other, the error is shown only there, because it is one mistake. */
  const [lastPrice, setLastPrice] = useState<MoneyRangeEnd>('to')
  const form = useForm<CardDraft>(fields, {
    saved,
    isSame: isSameDraft,
    check: lazyCheck(fetchRules, ({ problemsOfDraft }, current) => problemsOfDraft(current, lastPrice)),
  })
  const { draft, set } = form
  useDirtyReport(form.isDirty, onDirty)
  const begin = (next: CardDraft) => {
    setSaved(next)
    form.reset()
  }
  const taken = takenOn(draft.platform, cards, card?.id ?? null)
  const unsaved = useUnsavedChanges(form.isDirty)
  const context = { errors: form.errors }
  const [create] = useMutation(CreateRateCardDocument, {
    context,
    update(cache, { data }) {
      if (!data) return
      cache.updateQuery({ query: MyRateCardsDocument }, (list) => list && { myRateCards: [data.createRateCard, ...list.myRateCards] })
      outdate(cache, 'RateCard')
    },
  })
  const [update] = useMutation(UpdateRateCardDocument, { context, update: (cache) => outdate(cache, 'RateCard') })

  const submit = async () => {
    const input = inputOf(draft)
    const answer = await form.submit(async () =>
      card
        ? update({ variables: { updateRateCardInput: { id: card.id, ...input } } })
        : create({ variables: { createRateCardInput: input } }),
    )
    if (!answer) return
    showToast({ tone: 'success', text: <FormattedMessage id={card ? 'showcase.cards.changed' : 'showcase.cards.added'} /> })
    if (card) onLeave()
    else begin(firstDraft([...cards, { id: '', ...input, category: draft.category, platform: draft.platform }]))
  }

  const tabs = connectable.map(([id, mark]) => ({
    id,
    label: (
      <span className={styles.platform}>
        <PlatformIcon platform={mark} size="small" />
        {platformName(id)}
      </span>
    ),
  }))

  return (
    <Card as="section" isPadded aria-label={intl.formatMessage({ id: card ? 'showcase.cards.edit' : 'showcase.cards.new' })}>
      {unsaved}
      <Form validationErrors={form.validationErrors} onSubmit={() => void submit()}>
        <Tabs
          label={intl.formatMessage({ id: 'showcase.platform' })}
          isClose
          items={tabs}
          selected={draft.platform}
          onChange={(platform) => {
            if (isConnectable(platform))
              set({ platform, category: freeCategory(draft.category, takenOn(platform, cards, card?.id ?? null)) })
          }}
        >
          <div className={styles.fields}>
            <CategoryField
              category={draft.category}
              taken={taken}
              platform={platformName(draft.platform)}
              onChange={(category) => set({ category })}
            />
            <TextField
              name="serviceName"
              label={<FormattedMessage id="showcase.cards.serviceName" />}
              hint={<FormattedMessage id="showcase.cards.serviceNameHint" />}
              counter={{ limit: showcaseLimits.serviceName }}
              value={draft.serviceName}
              onChange={(serviceName) => set({ serviceName })}
            />
            <TextArea
              name="description"
              label={<FormattedMessage id="showcase.cards.description" />}
              hint={<FormattedMessage id="showcase.cards.descriptionHint" values={{ advised: showcaseLimits.serviceDescriptionHint }} />}
              counter={{ limit: showcaseLimits.serviceDescription, advised: showcaseLimits.serviceDescriptionHint }}
              value={draft.description}
              onChange={(description) => set({ description })}
            />
            <MoneyRange
              label={<FormattedMessage id="showcase.cards.price" />}
              names={{ from: 'priceFrom', to: 'priceTo' }}
              minimum={1}
              maximum={showcaseLimits.price}
              value={{ from: draft.priceFrom.halalas, to: draft.priceTo.halalas }}
              onChange={(end, amount) => {
                setLastPrice(end)
                set({ [end === 'from' ? 'priceFrom' : 'priceTo']: amount })
              }}
            />
            <div className={styles.pair}>
              <TextField
                name="additionalInfoLink"
                kind="url"
                isOptional
                icon="link"
                label={<FormattedMessage id="showcase.cards.more" />}
                value={draft.additionalInfoLink}
                onChange={(additionalInfoLink) => set({ additionalInfoLink })}
              />
              <TextField
                name="termsAndConditionsLink"
                kind="url"
                isOptional
                icon="file"
                label={<FormattedMessage id="showcase.cards.terms" />}
                value={draft.termsAndConditionsLink}
                onChange={(termsAndConditionsLink) => set({ termsAndConditionsLink })}
              />
            </div>
            <SaveButtons
              form={form}
              cancelText={<FormattedMessage id={card ? 'ds.dialog.cancel' : 'showcase.cards.clear'} />}
              onCancel={() => (card ? onLeave() : begin(firstDraft(cards)))}
            >
              <FormattedMessage id="showcase.cards.save" />
            </SaveButtons>
          </div>
        </Tabs>
      </Form>
    </Card>
  )
}

type CategoryFieldProps = {
  category: RateCardCategory
  taken: readonly RateCardCategory[]
  platform: string
  onChange: (category: RateCardCategory) => void
}

/** Field for the category. Categories that already have a card are disabled, and the hint says why. */
function CategoryField({ category, taken, platform, onChange }: CategoryFieldProps) {
  const intl = useIntl()
  const reportChange = useContext(FieldChanged)
  const word = (id: RateCardCategory) => intl.formatMessage({ id: `showcase.category.${id}` })
  return (
    <FieldGroup
      component="CategoryField"
      name="category"
      label={<FormattedMessage id="showcase.cards.category" />}
      hint={
        taken.length > 0 && (
          <FormattedMessage
            id="showcase.cards.taken"
            values={{
              categories: intl.formatList(taken.map(word), { type: 'conjunction' }),
              platform: <bdi key="platform">{platform}</bdi>,
            }}
          />
        )
      }
    >
      {() => (
        <ChipGroup
          label={intl.formatMessage({ id: 'showcase.cards.category' })}
          options={rateCardCategories.map((id) => ({ id, label: word(id), isDisabled: taken.includes(id) }))}
          selected={[category]}
          onChange={([id]) => {
            const chosen = rateCardCategories.find((each) => each === id)
            if (!chosen) return
            reportChange('category')
            onChange(chosen)
          }}
        />
      )}
    </FieldGroup>
  )
}
