import { expect, type Locator, type Page } from 'playwright/test'

/**
 * Types into a combobox and waits until its list has only matching options (or the typed text, if that may be chosen too). Chooses the
 * first option by key: while the list changes, a pointer could press another option.
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

/** Waits until the rows are final. A press on rows that are about to be replaced would be lost. */
export const expectSettled = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
