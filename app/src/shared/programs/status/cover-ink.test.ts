import { coverInkNames } from '@wasla/design-system/tokens/cover-inks.ts'
import { expect, it } from 'vitest'
import { coverInkOf } from './cover-ink.ts'

const ids = Array.from({ length: 200 }, (_, index) => `0197f0a0-0000-7000-8000-${String(index * 7919).padStart(12, '0')}`)

it('gives one program the same colours every time', () => {
  expect(ids.map(coverInkOf)).toEqual(ids.map(coverInkOf))
})

it('uses all colours over many programs', () => {
  expect(new Set(ids.map(coverInkOf))).toEqual(new Set(coverInkNames))
})
