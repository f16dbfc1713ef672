import { expect, test } from 'vitest'
import { rootsOf } from '../../.storybook/roots.ts'

const [english, arabic] = [
  { lang: 'en', dir: 'ltr' },
  { lang: 'ar', dir: 'rtl' },
]

test('a story sets the language of the page', () =>
  expect(rootsOf({ locale: 'ar', theme: 'dark' }, false)).toEqual({ page: arabic, preview: null, theme: 'dark' }))

test('a docs page stays English and sets only the language of its previews, once', () => {
  expect(rootsOf({ locale: 'ar', theme: 'both' }, true)).toEqual({ page: english, preview: arabic, theme: 'light' })
  expect(rootsOf({ locale: 'en', theme: 'light' }, true)).toEqual({ page: english, preview: english, theme: 'light' })
})
