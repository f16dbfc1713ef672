import { notificationText } from '@wasla/contract/notifications/texts.ts'
import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { nextPayoutRun } from '@wasla/contract/wallet/payout-run.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { expectPage, signInAs } from '../harness/admin.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { test } from '../harness/demo-world.ts'
import { readPdf } from '../harness/read-pdf.ts'
import {
  clickIdOf,
  expectFigure,
  joinForLink,
  line,
  moneyText,
  openMyResults,
  openResults,
  openShop,
  part,
  publishForSales,
  story,
  takePhone,
} from '../harness/results.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect } from '../harness/test.ts'
import { sheetButton } from '../harness/wallet.ts'
import { shownText } from '../harness/shown-text.ts'

test.use({ server: 'results' })

const day = 86_400_000

test(
  'orders reach a milestone, its reward is paid on Sunday at nine, and the wallet, the statement and both pages agree',
  { tag: '@steps-desktop-ar' },
  async ({ visitor, page, words, language, product, browser, newVisitor, world }) => {
    const formats = createFormats(language)
    const program = await publishForSales(product.address, { milestones: [{ target: 2, riyals: 600 }], budget: 1_000 })
    const owner = await newVisitor()
    const both = [visitor, owner] as const
    await enterAs(visitor, 'networker')
    const link = await joinForLink(visitor, program, product.address)
    await openMyResults(visitor, program)
    await enterAs(owner, 'brand')
    await openResults(owner, program)
    const shop = await openShop(product.address, program.id)
    const run = nextPayoutRun('WEEKLY', await world.now())
    const payday = formats.date(new Date(run), 'weekday')
    const earned = words('myPerformance.earned')
    const budget = words('performance.budget')

    const clickId = await test.step('a buyer opens the tracking link', async () => {
      const phone = await takePhone(browser)
      const id = clickIdOf(await phone.open(`${link}/ig?_country=SA`))
      await phone.close()
      for (const one of both) await expectFigure(one, words('results.validClicks'), 1)
      return id
    })

    await test.step('an order counts once, even if it is reported twice', async () => {
      const order = { clickId, order: '1001', riyals: '249.90' }
      const first = await shop.report(order, await world.now())
      expect(first).toMatchObject({ httpStatus: 202, status: 'Approved' })
      expect(await shop.report(order, await world.now())).toEqual({ ...first, httpStatus: 200 })
      for (const one of both) await expectFigure(one, words('results.units.SALES'), 1)
      await expect(part(visitor, earned)).toContainText(words('myPerformance.nothingToCome'))
    })

    await test.step('the second order reaches the milestone, and both pages show the amount and the day of the payment', async () => {
      expect(await shop.report({ clickId, order: '1002', riyals: '100.10' }, await world.now())).toMatchObject({ status: 'Approved' })
      for (const one of both) await expectFigure(one, words('results.units.SALES'), 2)
      const toCome = line(visitor, earned, words('myPerformance.toCome'))
      await expect(toCome).toContainText(moneyText(visitor, 600_00))
      await expect(toCome).toContainText(payday)
      await expect(toCome).toContainText(formats.date(new Date(run), 'time'))
      await expectFigure(owner, words('performance.revenue'), moneyText(owner, 350_00, 'price'))
      await expect(line(owner, budget, words('performance.budget.earnedFrom', { day: payday }))).toContainText(moneyText(owner, 600_00))
      await expect(line(owner, budget, words('performance.budget.free'))).toContainText(moneyText(owner, 400_00))
      for (const one of both) expect(await accessibilityProblems(one.page)).toEqual([])
      await page.goto('/wallet?tab=coming')
      const coming = part(visitor, words('wallet.pending')).getByRole('listitem').filter({ hasText: program.name })
      await expect(coming).toContainText(moneyText(visitor, 600_00))
    })

    await test.step('the day before the payout run, the reward is still upcoming', async () => {
      const before = Math.ceil((run - (await world.now())) / day) - 1
      if (before > 0) await world.advance(before)
      await openMyResults(visitor, program)
      const toCome = line(visitor, earned, words('myPerformance.toCome'))
      await expect(toCome).toContainText(moneyText(visitor, 600_00))
      await expect(toCome).toContainText(payday)
    })

    const month = await test.step('a day later, the payout run of Sunday at nine pays the reward', async () => {
      await world.advance(1)
      const admin = await newVisitor()
      await signInAs(admin, 'FINANCE', '/payouts')
      await expectPage(admin, words('admin.place.payouts'))
      const newest = admin.page.getByRole('rowheader').first()
      await expect(newest).toContainText(payday)
      await newest.click()
      await expectPage(admin, words('admin.place.payoutRun'))
      await expect(admin.page.getByText(words('admin.payouts.ranAt', { moment: formats.date(new Date(run), 'moment') }))).toBeVisible()
      const paid = admin.page.getByRole('row').filter({ hasText: program.name })
      await expect(paid).toContainText(formats.number(600, 'amount'))
      await expect(paid).toContainText(words('admin.payouts.paid'))
      return civilDate(await world.now()).slice(0, 7)
    })

    await test.step('both pages show the exact amount of the paid reward', async () => {
      await openMyResults(visitor, program)
      await expect(line(visitor, earned, words('myPerformance.toCome'))).toContainText(moneyText(visitor, 0))
      await expect(part(visitor, earned).getByRole('listitem').last()).toContainText(moneyText(visitor, 600_00))
      await expect(story(visitor)).toContainText(words('results.timeline.PAYOUT', { tense: 'done', whose: 'own' }))
      await openResults(owner, program)
      await expect(line(owner, budget, words('performance.budget.paid'))).toContainText(moneyText(owner, 600_00))
      await expect(line(owner, budget, words('performance.budget.free'))).toContainText(moneyText(owner, 400_00))
      await owner.page.locator('[data-part="participant"]').click()
      const sums = { paid: moneyText(owner, 600_00, 'price'), pending: moneyText(owner, 0, 'price') }
      await expect(owner.page.getByRole('dialog')).toContainText(words('performance.participant.money', sums))
    })

    await test.step('an order on the new day counts on both pages', async () => {
      expect(await shop.report({ clickId, order: '1003', riyals: '50' }, await world.now())).toMatchObject({ status: 'Approved' })
      await owner.page.keyboard.press('Escape')
      for (const one of both) await expectFigure(one, words('results.units.SALES'), 3)
      await expectFigure(owner, words('performance.revenue'), moneyText(owner, 400_00, 'price'))
    })

    await test.step('both wallets and the monthly statement show the payment', async () => {
      for (const one of both) {
        await one.page.goto('/wallet')
        const row = one.page
          .getByRole('listitem')
          .filter({ hasText: program.name })
          .filter({ hasText: moneyText(one, 600_00) })
        await expect(row.first()).toBeVisible()
      }
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: words('wallet.download.statements') }).click()
      await page.getByRole('menuitem', { name: formats.date(new Date(startOfDay(`${month}-15`)), 'month') }).click()
      const text = await readPdf(await (await saved).path())
      expect(text).toContain('+600.00')
      expect(text.join(' ')).toContain(program.name)
    })
  },
)

test(
  'participant and owner see that the budget is used up, and an increase of the budget grants the waiting reward',
  { tag: '@rule-desktop-ar' },
  async ({ visitor, words, language, product, browser, newVisitor, world }) => {
    const milestones = [
      { target: 1, riyals: 800 },
      { target: 2, riyals: 300 },
      { target: 3, riyals: 200 },
    ] as const
    const program = await publishForSales(product.address, { milestones, budget: 1_000 })
    const owner = await newVisitor()
    const both = [visitor, owner] as const
    await enterAs(visitor, 'networker')
    const link = await joinForLink(visitor, program, product.address)
    await openMyResults(visitor, program)
    await enterAs(owner, 'brand')
    await openResults(owner, program)
    const shop = await openShop(product.address, program.id)
    const earned = words('myPerformance.earned')
    const budget = words('performance.budget')
    const alert = (percent: number) =>
      shownText(
        notificationText(
          { type: 'PROGRAM_BUDGET_ALERT', meta: { programId: program.id, programName: program.name, percent } },
          null,
          language,
        ).content,
      )
    const phone = await takePhone(browser)
    const clickId = clickIdOf(await phone.open(link))
    await phone.close()
    for (const one of both) await expectFigure(one, words('results.validClicks'), 1)
    const sell = async (order: string) =>
      expect(await shop.report({ clickId, order, riyals: '120' }, await world.now())).toMatchObject({ status: 'Approved' })

    await test.step('the first reward uses more than three quarters of the budget, and the owner sees an alert', async () => {
      await sell('1')
      await expect(line(visitor, earned, words('myPerformance.toCome'))).toContainText(moneyText(visitor, 800_00))
      await expect(part(owner, budget)).toContainText(words('performance.budget.alerted', { share: createFormats(language).percent(0.75) }))
    })

    await test.step('the second reward does not fit, and its participant sees that it waits for the budget', async () => {
      await sell('2')
      await expectFigure(visitor, words('results.units.SALES'), 2)
      await expect(story(visitor)).toContainText(
        words('results.timeline.WAITING_FOR_BUDGET.note', { amount: moneyText(visitor, 300_00, 'price') }),
      )
      await expect(line(visitor, earned, words('myPerformance.toCome'))).toContainText(moneyText(visitor, 800_00))
      await expect(part(owner, words('performance.milestones'))).toContainText(words('performance.milestones.waiting'))
      for (const one of both) expect(await accessibilityProblems(one.page)).toEqual([])
    })

    await test.step('the third reward uses the rest of the budget, and the owner has notifications for 75 % and for 100 %', async () => {
      await sell('3')
      await expect(part(owner, budget)).toContainText(words('performance.budget.spent'))
      const bell = owner.page.getByRole('button', { name: new RegExp(`^${words('shell.notifications')}`, 'u') })
      await bell.click()
      const list = owner.page.getByRole('list', { name: words('notifications.list') })
      await expect(list).toContainText(alert(75))
      await expect(list).toContainText(alert(100))
      await owner.page.keyboard.press('Escape')
      await expect(list).toBeHidden()
    })

    await test.step('increasing the budget grants the waiting reward, and the program runs again', async () => {
      await part(owner, budget)
        .getByRole('button', { name: words('performance.topUp') })
        .click()
      const sheet = owner.page.getByRole('dialog')
      await sheet.getByRole('textbox', { name: words('programs.budget.added') }).fill('1000')
      await sheetButton(owner.page).click()
      await expect(sheet).toBeHidden()
      await expect(line(owner, budget, words('performance.budget.free'))).toContainText(moneyText(owner, 700_00))
      await expect(part(owner, words('performance.milestones'))).not.toContainText(words('performance.milestones.waiting'))
      await expect(line(visitor, earned, words('myPerformance.toCome'))).toContainText(moneyText(visitor, 1_300_00))
      await expect(story(visitor)).not.toContainText(words('results.timeline.WAITING_FOR_BUDGET'))
      await expect(owner.page.getByText(words('program.status.Active'), { exact: true }).first()).toBeVisible()
    })
  },
)
