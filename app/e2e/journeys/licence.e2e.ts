import { groupedNumber } from '@wasla/contract/licences/number.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { test } from '../harness/demo-world.ts'
import { goodPdf } from '../harness/documents.ts'
import { textBox } from '../harness/joining.ts'
import { openAdminApi } from '../harness/admin-api.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect } from '../harness/test.ts'

test.use({ server: 'licence' })

const number = '77770001'

test(
  'a networker sends a licence, reads why it was declined, sends it again, and its mark is on the public page until it is removed',
  { tag: '@steps-desktop-ar' },
  async ({ visitor, page, words, product, newVisitor, world }) => {
    const year = civilDate((await world.now()) + 500 * 24 * 3_600_000).slice(0, 4)
    const admin = await openAdminApi(product.address)
    const name = 'Noura Alotaibi'
    const send = async () => {
      await textBox(visitor, words('licence.number')).fill(number)
      const parts = page.getByRole('group', { name: words('licence.expiresOn') }).getByRole('spinbutton')
      await expect(parts).toHaveCount(3)
      for (const [at, typed] of ['01', '02', year].entries()) await parts.nth(at).pressSequentially(typed)
      await page.locator('input[type="file"]').setInputFiles([goodPdf('licence.pdf')])
      const first = page
        .getByRole('group', { name: words('licence.accounts') })
        .getByRole('checkbox')
        .first()
      if (!(await first.isChecked())) await first.press('Space')
      await page.getByRole('button', { name: words('licence.send') }).click()
      await expect(page.getByText(words('licence.inReview'))).toBeVisible()
    }

    await test.step('the licence is sent from the settings', async () => {
      await enterAs(visitor, 'networker', '/settings/licence')
      await expect(page.getByText(words('licence.none'))).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await send()
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('a declined licence says why', async () => {
      await admin.reject(name, 'The document shows another number.')
      await page.reload()
      await expect(page.getByText('The document shows another number.')).toBeVisible()
      await send()
    })

    const stranger = await newVisitor()
    await test.step('an approved licence is a mark on the public page, which opens its number', async () => {
      await admin.approve(name)
      await page.reload()
      await expect(page.getByText(words('licence.validText'))).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await stranger.page.goto('/profile/influencer/noura_cooks')
      const mark = stranger.page.getByRole('button', { name: stranger.words('profiles.licence.mark') })
      await mark.click()
      await expect(stranger.page.getByText(groupedNumber(number))).toBeVisible()
      expect(await accessibilityProblems(stranger.page)).toEqual([])
    })

    await test.step('a removed licence has no mark', async () => {
      await page.getByRole('button', { name: words('licence.remove') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('licence.removeYes') })
        .click()
      await expect(page.getByText(words('licence.none'))).toBeVisible()
      await stranger.page.reload()
      await expect(stranger.page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(stranger.page.getByRole('button', { name: stranger.words('profiles.licence.mark') })).toHaveCount(0)
    })
  },
)
