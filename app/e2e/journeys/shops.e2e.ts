import { accessibilityProblems } from '../harness/axe.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

test(
  'a brand connects its shop in five steps, and a test order in the shop arrives',
  { tag: '@steps-phone-ar' },
  async ({ visitor, page, words }) => {
    await enterAs(visitor, 'brand')
    await page.goto('/settings/shops')
    const salla = page.getByRole('region').filter({ hasText: 'Salla' })
    await salla.getByRole('button', { name: words('shops.connect') }).click()

    await test.step('the owner signs in at the platform and comes back', async () => {
      await salla.getByRole('button', { name: words('shops.do.signIn', { shop: 'Salla' }) }).click()
      await page.waitForURL(/\/demo\/shops\/salla/u)
      expect(await accessibilityProblems(page)).toEqual([])
      await page.locator('button[value="allow"]').click()
      await page.waitForURL(/\/settings\/shops$/u)
    })

    await test.step('the snippet is shown, and the test order leads to the shop', async () => {
      await expect(salla.getByText('nw_click_id', { exact: false })).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await salla.getByRole('button', { name: words('shops.do.keep.snippet') }).click()
      const opening = page.waitForEvent('popup')
      await salla.getByRole('link', { name: words('shops.do.test') }).click()
      const shop = await opening
      await shop.locator('form').last().getByRole('button').click()
      await expect(shop.getByRole('status')).toContainText('1001')
      await shop.close()
    })

    await test.step('the order has arrived, and the orders of the shop list it', async () => {
      await salla.getByRole('button', { name: words('shops.manage') }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByText(words('shops.order.TEST'))).toBeVisible()
      await sheet.getByRole('button', { name: words('shops.remove') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('shops.remove') })
        .click()
      await expect(salla.getByRole('button', { name: words('shops.connect') })).toBeVisible()
    })
  },
)
