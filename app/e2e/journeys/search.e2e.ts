import type { Locator } from 'playwright/test'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { onHome, signInAs, type Visitor } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

/** Opens the search, which is in the top bar on a desktop and in a sheet on a phone. */
async function openSearch({ page, words }: Visitor): Promise<Locator> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  if (isPhone) await page.getByRole('button', { name: words('shell.search') }).click()
  else await page.getByRole('searchbox', { name: words('shell.search') }).click()
  const field = page.getByRole('combobox', { name: words('shell.search') })
  await expect(field).toBeFocused()
  return field
}

test('a name is found with and without its hamza, and opens its page', { tag: '@steps-desktop-en' }, async ({ visitor, page, words }) => {
  await signInAs(visitor, demoNumbers.INFLUENCER, '/')
  await onHome(page)
  const field = await openSearch(visitor)
  const options = page.getByRole('listbox').getByRole('option')
  const asmae = options.filter({ hasText: '@asmae_voyage' })

  await test.step('two letters find nothing', async () => {
    await field.fill('اس')
    await expect(page.getByText(words('ds.search.prompt', { count: 3 }))).toBeVisible()
  })

  for (const written of ['اسماء', 'أسماء'])
    await test.step(`the search finds the name in the typed spelling ${written}`, async () => {
      await field.fill(written)
      await expect(asmae).toBeVisible()
      await expect(asmae.locator('mark').first()).toHaveText('أسماء')
    })
  expect(await accessibilityProblems(page)).toEqual([])

  await test.step('a group is found, and its result says that it is a group', async () => {
    await field.fill('سفره الحجاز')
    await expect(options.first()).toContainText(words('search.group'))
    await page.getByRole('radio', { name: words('search.type.BRAND') }).click()
    await expect(page.getByText(words('ds.search.empty.body'))).toBeVisible()
    await page.getByRole('radio', { name: words('search.type.ALL'), exact: true }).click()
  })

  await test.step('a result is opened by keyboard', async () => {
    await field.fill('asmae_voyage')
    await expect(asmae).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL(/\/profile\/influencer\/asmae_voyage$/u)
  })

  await test.step('the search remembers recent results until they are cleared', async () => {
    const again = await openSearch(visitor)
    await expect(again).toHaveValue('')
    await expect(options).toHaveText([/asmae_voyage/u])
    await page.getByRole('button', { name: words('search.clearRecent') }).click()
    await expect(options).toHaveCount(0)
  })
})
