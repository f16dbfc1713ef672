import type { Catalogue, CatalogueItem } from '@wasla/contract/programs/step-data.ts'

/** A product or service as it is filled in. */
export type CatalogueItemDraft = CatalogueItem
export type CatalogueDraft = { readonly items: readonly CatalogueItemDraft[] }

export const emptyItem = (id: string): CatalogueItemDraft => ({
  id,
  name: '',
  url: '',
  photoUrl: '',
  type: 'PRODUCT',
  allowReviewRequest: false,
})

/** The form for what is saved of the step; at first one empty item, which `firstId` names. */
export function catalogueDraftOf(data: unknown, firstId: string): CatalogueDraft {
  const saved = data as Catalogue | null
  return saved && saved.items.length > 0 ? { items: saved.items } : { items: [emptyItem(firstId)] }
}

/** What is sent and checked. */
export const catalogueOf = ({ items }: CatalogueDraft): Catalogue => ({ items: items.map((item) => ({ ...item, url: item.url.trim() })) })

/** The fields of an item that may be wrong, in the order in which they stand. */
export const itemParts = ['photoUrl', 'name', 'url', 'type'] as const
export type ItemPart = (typeof itemParts)[number]

/** The names of the fields of an item go by its id: errors move along with the item they are about. */
export const itemField = (id: string, part: ItemPart) => `item.${id}.${part}`

/** Where a problem of the input is shown: `items.2.url` at the field of the item that is third now. */
export function fieldAt(path: string, items: readonly Pick<CatalogueItem, 'id'>[]): string {
  const [, place, part] = /^items(?:\.(\d+)(?:\.(\w+))?)?$/.exec(path) ?? []
  const item = items[Number(place ?? 0)]
  if (!item || !path.startsWith('items')) return path
  return itemField(item.id, itemParts.find((one) => one === part) ?? 'name')
}
