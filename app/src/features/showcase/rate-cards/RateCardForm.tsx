import { useContext, useRef, useState } from 'react'
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
import { useUnsavedForm } from '#shell/useUnsavedForm.tsx'
import { connectable, isConnectable } from '../../social/connect/platforms.ts'
import { usePlatformName } from '../../social/connect/usePlatformName.ts'
import { outdate } from '../kit/cache.ts'
import { SaveButtons } from '../kit/SaveButtons.tsx'
import { useSaving } from '../kit/useSaving.ts'
import { draftOf, firstDraft, freeCategory, inputOf, isSameDraft, takenOn, type CardDraft } from './card-draft.ts'
import { CreateRateCardDocument, MyRateCardsDocument, UpdateRateCardDocument } from './rateCards.generated.ts'
import type { OwnCard } from './RateCardList.tsx'
import * as styles from './RateCardForm.css.ts'

const form: FormFields = {
  fields: ['platform', 'category', 'serviceName', 'description', 'priceFrom', 'priceTo', 'additionalInfoLink', 'termsAndConditionsLink'],
  codes: { RATE_CARD_CONFLICT: 'category', NO_CHANGES_TO_UPDATE: 'serviceName' },
}

/* The rules come with the first change. Where they do not, the server's word has to do. */
const fetchRules = () => import('./refusals.ts').catch(() => null)

type RateCardFormProps = {
  /** What stands, of which a platform has one for each category. */
  cards: readonly OwnCard[]
  /** The card that is changed; null to make one. */
  card: OwnCard | null
  /** Back to a new card. */
  onLeave: () => void
  onDirty: (isDirty: boolean) => void
}

/** Says what a service costs on a platform (D-16 to D-18). */
export function RateCardForm({ cards, card, onLeave, onDirty }: RateCardFormProps) {
  const intl = useIntl()
  const saving = useSaving(form)
  const platformName = usePlatformName()
  const [stood, setStood] = useState(() => (card ? draftOf(card) : firstDraft(cards)))
  const [draft, setDraft] = useState(stood)
  const change = (part: Partial<CardDraft>) => {
    void fetchRules()
    const next = { ...draft, ...part }
    setDraft(next)
    onDirty(!isSameDraft(next, stood))
  }
  const begin = (next: CardDraft) => {
    setStood(next)
    setDraft(next)
    onDirty(false)
  }
  /* Two prices that do not fit together are one mistake, told where one typed last. */
  const lastPrice = useRef<MoneyRangeEnd>('to')
  const taken = takenOn(draft.platform, cards, card?.id ?? null)
  const unsaved = useUnsavedForm(!isSameDraft(draft, stood))
  const context = { errors: saving.errors }
  const [create] = useMutation(CreateRateCardDocument, {
    context,
    update(cache, { data }) {
      if (!data) return
      cache.updateQuery({ query: MyRateCardsDocument }, (kept) => kept && { myRateCards: [data.createRateCard, ...kept.myRateCards] })
      outdate(cache, 'RateCard')
    },
  })
  const [update] = useMutation(UpdateRateCardDocument, { context, update: (cache) => outdate(cache, 'RateCard') })

  const submit = async () => {
    const input = inputOf(draft)
    const refused = fetchRules().then((rules) => rules?.problemsOfDraft(draft, lastPrice.current) ?? [])
    const isSaved = await saving.save(refused, () =>
      card
        ? update({ variables: { updateRateCardInput: { id: card.id, ...input } } })
        : create({ variables: { createRateCardInput: input } }),
    )
    if (!isSaved) return
    showToast({ tone: 'success', text: <FormattedMessage id={card ? 'showcase.cards.changed' : 'showcase.cards.added'} /> })
    if (card) {
      onDirty(false)
      onLeave()
    } else begin(firstDraft([...cards, { id: '', ...input, category: draft.category, platform: draft.platform }]))
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
      <Form validationErrors={saving.validationErrors} onSubmit={() => void submit()}>
        <Tabs
          label={intl.formatMessage({ id: 'showcase.platform' })}
          isClose
          items={tabs}
          selected={draft.platform}
          onChange={(platform) => {
            if (isConnectable(platform))
              change({ platform, category: freeCategory(draft.category, takenOn(platform, cards, card?.id ?? null)) })
          }}
        >
          <div className={styles.fields}>
            <CategoryField
              category={draft.category}
              taken={taken}
              platform={platformName(draft.platform)}
              onChange={(category) => change({ category })}
            />
            <TextField
              name="serviceName"
              label={<FormattedMessage id="showcase.cards.serviceName" />}
              hint={<FormattedMessage id="showcase.cards.serviceNameHint" />}
              counter={{ limit: showcaseLimits.serviceName }}
              value={draft.serviceName}
              onChange={(serviceName) => change({ serviceName })}
            />
            <TextArea
              name="description"
              label={<FormattedMessage id="showcase.cards.description" />}
              hint={<FormattedMessage id="showcase.cards.descriptionHint" values={{ advised: showcaseLimits.serviceDescriptionHint }} />}
              counter={{ limit: showcaseLimits.serviceDescription, advised: showcaseLimits.serviceDescriptionHint }}
              value={draft.description}
              onChange={(description) => change({ description })}
            />
            <MoneyRange
              label={<FormattedMessage id="showcase.cards.price" />}
              names={{ from: 'priceFrom', to: 'priceTo' }}
              minimum={1}
              maximum={showcaseLimits.price}
              value={{ from: draft.priceFrom.halalas, to: draft.priceTo.halalas }}
              onChange={(end, amount) => {
                lastPrice.current = end
                change({ [end === 'from' ? 'priceFrom' : 'priceTo']: amount })
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
                onChange={(additionalInfoLink) => change({ additionalInfoLink })}
              />
              <TextField
                name="termsAndConditionsLink"
                kind="url"
                isOptional
                icon="file"
                label={<FormattedMessage id="showcase.cards.terms" />}
                value={draft.termsAndConditionsLink}
                onChange={(termsAndConditionsLink) => change({ termsAndConditionsLink })}
              />
            </div>
            <SaveButtons
              saving={saving}
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

/** One card for each: what has one already waits, and the line below says why. */
function CategoryField({ category, taken, platform, onChange }: CategoryFieldProps) {
  const intl = useIntl()
  const tellForm = useContext(FieldChanged)
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
            tellForm('category')
            onChange(chosen)
          }}
        />
      )}
    </FieldGroup>
  )
}
