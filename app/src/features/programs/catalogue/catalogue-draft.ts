import type { Catalogue, CatalogueItem } from '@wasla/contract/programs/step-data.ts'

/** A product or service as typed in the form. */
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

/** Returns the draft for the saved data of the step. Without saved items, it holds one empty item with the id `firstId`. */
export function catalogueDraftOf(data: unknown, firstId: string): CatalogueDraft {
  const saved = data as Catalogue | null
  return saved && saved.items.length > 0 ? { items: saved.items } : { items: [emptyItem(firstId)] }
}

/** Returns the input that is validated and sent. Addresses are trimmed. */
export const catalogueOf = ({ items }: CatalogueDraft): Catalogue => ({ items: items.map((item) => ({ ...item, url: item.url.trim() })) })

/** Fields of an item that can have errors, in the order of the form. */
export const itemParts = ['photoUrl', 'name', 'url', 'type'] as const
export type ItemPart = (typeof itemParts)[number]

/** Returns the name of an item's field. It contains the item's id, so that an error moves with its item. */
export const itemField = (id: string, part: ItemPart) => `item.${id}.${part}`

/** Returns the field at which a problem is shown: `items.2.url` is the `url` field of the third item in the current order. */
export function fieldAt(path: string, items: readonly Pick<CatalogueItem, 'id'>[]): string {
  const [, place, part] = /^items(?:\.(\d+)(?:\.(\w+))?)?$/.exec(path) ?? []
  const item = items[Number(place ?? 0)]
  if (!item || !path.startsWith('items')) return path
  return itemField(item.id, itemParts.find((one) => one === part) ?? 'name')
}
