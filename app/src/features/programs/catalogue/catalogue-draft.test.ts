import { describe, expect, it } from 'vitest'
import { catalogueDraftOf, catalogueOf, emptyItem, fieldAt, itemField } from './catalogue-draft.ts'

const item = { ...emptyItem('a'), name: 'Cold brew', url: 'https://nabt.example/brew', photoUrl: '/files/a', allowReviewRequest: true }

describe('catalogue draft', () => {
  it('converts saved data to a draft and back unchanged', () => {
    expect(catalogueOf(catalogueDraftOf({ items: [item] }, 'first'))).toEqual({ items: [item] })
  })

  it('starts with one empty item', () => {
    for (const data of [null, { items: [] }]) expect(catalogueDraftOf(data, 'first')).toEqual({ items: [emptyItem('first')] })
  })

  it('maps an error to its item after items were moved', () => {
    const items = [item, { ...item, id: 'b' }]
    expect(fieldAt('items.1.url', items)).toBe(itemField('b', 'url'))
    expect(fieldAt('items.1.url', items.toReversed())).toBe(itemField('a', 'url'))
    expect(fieldAt('items', items)).toBe(itemField('a', 'name'))
    expect(fieldAt('items.1.id', items)).toBe(itemField('b', 'name'))
    expect(fieldAt('elsewhere', items)).toBe('elsewhere')
  })
})
