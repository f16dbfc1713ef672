import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import { Button } from '@wasla/design-system/components/Button'
import { SortableList } from '@wasla/design-system/components/SortableList'
import { Text } from '@wasla/design-system/primitives/Text'
import type { FormFields } from '#form/form-problems.ts'
import { lazyCheck } from '#form/lazy-check.ts'
import { randomToken } from '#platform/random.ts'
import { useRemovedPlace } from '../wizard/fields/useRemovedPlace.ts'
import { StepFrame } from '../wizard/frame/StepFrame.tsx'
import { StepSection } from '../wizard/frame/StepSection.tsx'
import { LazyPreview } from '../wizard/preview/LazyPreview.tsx'
import type { StepFormProps } from '../wizard/step/step-form.ts'
import { useStep } from '../wizard/step/useStep.ts'
import {
  catalogueDraftOf,
  catalogueOf,
  emptyItem,
  fieldAt,
  itemField,
  itemParts,
  type CatalogueDraft,
  type CatalogueItemDraft,
} from './catalogue-draft.ts'
import { CatalogueItemFields } from './CatalogueItemFields.tsx'
import * as styles from './Catalogue.css.ts'

const check = lazyCheck(
  () => import('./catalogue-check.ts'),
  (rules, draft: CatalogueDraft) => rules.check(draft),
)
const { least, most } = programLimits.catalogue

/** All paths of the input that a problem may name. The server names an item by its index, so the paths contain the index. */
const places = ['items', ...Array.from({ length: most }, (_, place) => itemParts.map((part) => `items.${place}.${part}`)).flat()]

const partNames = {
  photoUrl: 'programs.catalogue.photo',
  name: 'programs.catalogue.name',
  url: 'programs.catalogue.url',
  type: 'programs.catalogue.type',
} as const

/** Step 6: 1 to 50 products and services, in an order that the owner chooses. A photo is uploaded as soon as it is chosen (K-22). */
export function CatalogueForm({ program, data }: StepFormProps) {
  const intl = useIntl()
  const [firstId] = useState(randomToken)
  const saved = catalogueDraftOf(data, firstId)
  /* The unsaved items; null if nothing was changed. The index in a problem refers to these items. */
  const [typed, setTyped] = useState<readonly CatalogueItemDraft[] | null>(null)
  const fields: FormFields = { fields: places, at: (path) => fieldAt(path, typed ?? saved.items) }
  const { form, save } = useStep({ program, type: 'CATALOGUE', fields, saved, dataOf: catalogueOf, check })
  const { items } = form.draft
  const list = useRef<HTMLUListElement>(null)
  const isFocusDue = useRef(false)
  const takePlace = useRemovedPlace(list)
  useEffect(() => {
    if (!isFocusDue.current) return
    isFocusDue.current = false
    list.current?.lastElementChild?.querySelector<HTMLElement>('input:not([type="hidden"], [type="file"])')?.focus()
  })
  const change = (next: readonly CatalogueItemDraft[]) => {
    setTyped(next)
    form.set({ items: next })
  }
  const placeOf = (id: string) => items.findIndex((item) => item.id === id) + 1
  const calledIn = ({ id, name }: CatalogueItemDraft) =>
    name.trim() === '' ? intl.formatMessage({ id: 'programs.catalogue.item' }, { place: placeOf(id) }) : name.trim()
  const labels = Object.fromEntries(
    items.flatMap(({ id }) =>
      itemParts.map((part) => [
        itemField(id, part),
        intl.formatMessage(
          { id: 'programs.catalogue.part' },
          {
            item: intl.formatMessage({ id: 'programs.catalogue.item' }, { place: placeOf(id) }),
            field: intl.formatMessage({ id: partNames[part] }),
          },
        ),
      ]),
    ),
  )
  const saveItems = async () => {
    const progress = await save()
    if (progress) setTyped(null)
    return progress
  }
  return (
    <StepFrame form={form} labels={labels} onSave={saveItems} preview={<LazyPreview />}>
      <StepSection title={<FormattedMessage id="programs.catalogue.items" />} lead={<FormattedMessage id="programs.catalogue.lead" />}>
        <SortableList
          ref={list}
          items={items}
          nameOf={calledIn}
          onReorder={(ids) => change(ids.flatMap((id) => items.find((item) => item.id === id) ?? []))}
        >
          {(item, sorting) => (
            <CatalogueItemFields
              item={item}
              place={placeOf(item.id)}
              programId={program.id}
              sorting={sorting}
              onChange={(changed) => change(items.map((each) => (each.id === item.id ? { ...each, ...changed } : each)))}
              {...(items.length > least && {
                onRemove: () => {
                  takePlace(placeOf(item.id) - 1)
                  change(items.filter(({ id }) => id !== item.id))
                },
              })}
            />
          )}
        </SortableList>
        <div className={styles.foot}>
          <Button
            variant="tinted"
            iconStart="plus"
            isDisabled={items.length >= most}
            onPress={() => {
              isFocusDue.current = true
              change([...items, emptyItem(randomToken())])
            }}
          >
            <FormattedMessage id="programs.catalogue.add" />
          </Button>
          <Text look="caption" tone="muted">
            <FormattedMessage id="programs.catalogue.count" values={{ count: items.length, most }} />
          </Text>
        </div>
      </StepSection>
    </StepFrame>
  )
}
