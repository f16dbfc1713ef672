import { accessibilityProblems } from '../harness/axe.ts'
import { askForCode, openEntry } from '../harness/sign-in.ts'
import { numbers } from '../harness/people.ts'
import { expect, test, type Page } from '../harness/test.ts'

const open = ['/', '/sign-up', '/terms', '/privacy', '/no-such-page']

/** Returns by how many pixels the page is wider than its window. On a phone, such a page scrolls sideways. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const path of open)
  test(`${path} is accessible and fits its window`, { tag: '@everywhere' }, async ({ page, words, language }) => {
    await openEntry({ page, words, language })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `${width} px`).toBe(0)
    }
  })

test('the page for the sign-in code is accessible and fits its window', { tag: '@everywhere' }, async ({ page, words, language }) => {
  const visitor = { page, words, language }
  await openEntry(visitor)
  await askForCode(visitor, numbers.hind)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
})
