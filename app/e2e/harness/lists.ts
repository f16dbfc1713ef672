import { expect, type Locator, type Page } from 'playwright/test'

/**
 * Types into a combobox, waits until its list holds only matches (and the typed text, if that is allowed), and selects the first by key. A
 * pointer could hit another entry while the list is changing.
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

/** Expects no rows that are about to be replaced; presses on such rows are lost. */
export const expectSettled = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
