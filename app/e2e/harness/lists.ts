import { expect, type Locator, type Page } from 'playwright/test'

/**
 * Types into a combobox, waits until its list holds nothing but what was looked for (and what was typed, where that may be taken as it
 * is), and chooses the first of it by key. A list that is
 * still changing puts something else under a pointer on its way down.
 */
export async function chooseByTyping(field: Locator, typed: string, name: RegExp) {
  const options = field.page().getByRole('option')
  await field.fill(typed)
  await expect
    .poll(async () => {
      const texts = await options.allInnerTexts()
      return name.test(texts[0] ?? '') && texts.every((text) => name.test(text) || text.startsWith(typed))
    })
    .toBe(true)
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('data-focused', 'true')
  await field.press('Enter')
}

/** Rows that are there and not about to be replaced by others: what is pressed before that is pressed in vain. */
export const expectSettled = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
