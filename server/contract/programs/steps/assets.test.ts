import { expect, it } from 'vitest'
import { mostAssets, obsoleteAssets } from './assets.ts'

const assets = Array.from({ length: mostAssets }, (_, at) => `/files/${at}`)
const item = { id: 'a', name: 'Abaya', url: 'https://shop.example/', type: 'PRODUCT', allowReviewRequest: false } as const

it('obsoleteAssets is empty while there is room', () => {
  expect(obsoleteAssets(assets.slice(1), null)).toEqual([])
})

it('obsoleteAssets returns the oldest photo that is not in the catalogue', () => {
  expect(obsoleteAssets(assets, null)).toEqual(['/files/0'])
  expect(obsoleteAssets(assets, { items: [{ ...item, photoUrl: '/files/0' }] })).toEqual(['/files/1'])
})
