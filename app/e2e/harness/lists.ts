import { expect, type Locator, type Page } from 'playwright/test'

/**
 * Types into a combobox and chooses the first option by key. Waits first until all options match the typed text. A pointer could press
 * another option while the list changes.
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

/** Waits until no list is loading. A press on a row that is about to be replaced would be lost. */
export const expectSettled = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
