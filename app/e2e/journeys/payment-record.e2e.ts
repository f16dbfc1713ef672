import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { programAddress } from '../../src/shared/programs/page/program-address.ts'
import { test } from '../harness/demo-world.ts'
import { enterAs, expectLanguage } from '../harness/sign-in.ts'
import { expect } from '../harness/test.ts'

const { id } = MORNING_CUP.program
const brand = '/profile/brand/nabt_coffee'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a visitor follows a program to its brand’s payment record, and opens how a figure is worked out',
    { tag: '@steps-desktop-ar' },
    async ({ page, words, language, world }) => {
      // A timer computes the records. The demo's clock runs it now.
      await world.advance(1)
      await page.goto(`${programAddress(id)}?lang=${language}`)
      await expectLanguage(page, language)
      const line = page.getByRole('region', { name: words('record.line.label') })
      await line.getByRole('link', { name: words('record.how') }).click()
      await expect(page).toHaveURL(new RegExp(`${brand}(\\?lang=${language})?#payment-record$`))

      const record = page.getByRole('region', { name: words('record.title') })
      await expect(record.getByText(words('record.payouts.formula'))).toBeVisible()
      await expect(record.getByRole('img')).toBeVisible()
      await expect(record.getByText(words('record.takenBack.formula'))).toBeHidden()
      await record.getByText(words('record.how')).nth(1).click()
      await expect(record.getByText(words('record.takenBack.formula'))).toBeVisible()
      await expect(record.getByText(words('record.notEnough')).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    },
  )
})

test('a networker sees on the cards of Discover how soon each brand pays', { tag: '@steps-phone-en' }, async ({ visitor, page, words }) => {
  await enterAs(visitor, 'networker', '/discover')
  await expect(page.locator('[data-part="record"]').first()).toBeVisible()
  await expect(page.getByText(words('record.card.none')).first()).toBeVisible()
})
