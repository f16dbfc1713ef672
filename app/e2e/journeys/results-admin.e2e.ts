import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { expectPage, signInAs } from '../harness/admin.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { test } from '../harness/demo-world.ts'
import { chooseByTyping, expectSettled } from '../harness/lists.ts'
import {
  asPeopleDo,
  clickIdOf,
  expectFigure,
  figure,
  joinForLink,
  moneyText,
  openResults,
  part,
  publishForSales,
  takePhone,
} from '../harness/results.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect } from '../harness/test.ts'

test.use({ server: 'results' })

test(
  'the back office imports a shop’s orders, previews and runs a payout, and simulates traffic, which changes the owner’s page',
  { tag: '@steps-phone-ar' },
  async ({ visitor, words, language, product, browser, newVisitor, world }) => {
    const formats = createFormats(language)
    const program = await publishForSales(product.address, { milestones: [{ target: 1, riyals: 250 }], budget: 1_000 })
    await enterAs(visitor, 'networker')
    const link = await joinForLink(visitor, program, product.address)
    const owner = await newVisitor()
    await enterAs(owner, 'brand')
    await openResults(owner, program)
    const phone = await takePhone(browser)
    const clickId = clickIdOf(await phone.open(link))
    await phone.close()
    await expectFigure(owner, words('results.validClicks'), 1)
    const clickedBefore = await world.now()
    await expect.poll(async () => (await world.now()) - clickedBefore, { message: 'time to order' }).toBeGreaterThan(asPeopleDo)

    const admin = await newVisitor()
    const { page } = admin
    const programField = () => page.getByRole('combobox', { name: words('admin.column.program') })
    await signInAs(admin, 'SUPER_ADMIN', '/results/import')
    await expectPage(admin, words('admin.place.importResults'))

    await test.step('correct rows of a file count, and the page names each wrong row', async () => {
      await chooseByTyping(programField(), program.name, new RegExp(program.name, 'u'))
      const lines = ['externalId,clickId,event,amount', `2001,${clickId},SALE,80.50`, '2002,of-nobody,SALE,12']
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
      await page.getByRole('button', { name: words('admin.import.check'), exact: true }).click()
      await expectPage(admin, words('admin.import.review'))
      const rows = page.getByRole('grid', { name: words('admin.import.rows') })
      await expect(rows.getByRole('row').filter({ hasText: '2002' })).toContainText(words('admin.import.why.CLICK_NOT_FOUND'))
      expect(await accessibilityProblems(page)).toEqual([])
      await expectFigure(owner, words('results.units.SALES'), 0)
      await page.getByRole('button', { name: words('admin.import.post', { count: 1 }), exact: true }).click()
      await expect(page.getByText(words('admin.import.counts', { program: program.name, accepted: 1, rejected: 1 }))).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await expectFigure(owner, words('results.units.SALES'), 1)
      await expectFigure(owner, words('performance.revenue'), moneyText(owner, 80_50, 'price'))
    })

    const earned = page
      .getByRole('row')
      .filter({ hasText: 'Noura' })
      .filter({ hasText: formats.number(250, 'amount') })

    await test.step('the preview of a payout run pays nothing, the run pays, and its report names the paid participants', async () => {
      await page.goto('/admin/payouts/dry-run')
      await expectPage(admin, words('admin.place.payoutDryRun'))
      await expect(earned).toContainText(words('admin.payouts.wouldPay'))
      expect(await accessibilityProblems(page)).toEqual([])
      await expect(part(owner, words('performance.budget'))).not.toContainText(moneyText(owner, 1_000_00))
      await page.getByRole('button', { name: words('admin.payouts.run') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('admin.payouts.runYes') })
        .click()
      await expectPage(admin, words('admin.place.payoutRun'))
      await expectSettled(page)
      await expect(earned).toContainText(words('admin.payouts.paid'))
      const paid = part(owner, words('performance.budget'))
        .getByRole('listitem')
        .filter({ hasText: words('performance.budget.paid') })
      await expect(paid).toContainText(moneyText(owner, 250_00))
    })

    await test.step('an hour of traffic changes the owner’s page without a reload', async () => {
      await page.goto('/admin/demo')
      await expectPage(admin, words('admin.place.demo'))
      await chooseByTyping(programField(), program.name, new RegExp(program.name, 'u'))
      await page.getByRole('textbox', { name: words('admin.simulator.clicks') }).fill('40')
      await page.getByRole('textbox', { name: words('admin.simulator.conversions') }).fill('7')
      await page.getByRole('button', { name: words('admin.simulator.send') }).click()
      await expectFigure(owner, words('results.validClicks'), 41)
      await expectFigure(owner, words('results.units.SALES'), 8)
      await expect(figure(owner, words('performance.revenue'))).not.toHaveText(moneyText(owner, 80_50, 'price'))
    })
  },
)
