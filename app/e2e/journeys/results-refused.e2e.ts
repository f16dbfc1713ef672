import { notificationText } from '@wasla/contract/notifications/texts.ts'
import { expectPage, signInAs } from '../harness/admin.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { test } from '../harness/demo-world.ts'
import {
  clickedAt,
  clickIdOf,
  expectFigure,
  joinForLink,
  line,
  moneyText,
  openMyResults,
  openPartner,
  openResults,
  publishForSales,
  takePhone,
} from '../harness/results.ts'
import { enterAs, type Visitor } from '../harness/sign-in.ts'
import { expect } from '../harness/test.ts'
import { shownText } from '../harness/shown-text.ts'

test.use({ server: 'results' })

const noura = { en: 'Noura Alotaibi', ar: 'نورة العتيبي' } as const
const reasonOf = ({ page }: Visitor, reason: string) => page.locator(`[data-reason="CONVERSION.${reason}"]`)

test(
  'a wrong order is refused or held, participant and brand see why, and no money moves',
  { tag: '@steps-desktop-ar' },
  async ({ visitor, page, words, language, product, browser, newVisitor, world }) => {
    const program = await publishForSales(product.address, { milestones: [{ target: 1, riyals: 600 }], budget: 1_000 })
    const owner = await newVisitor()
    const both = [
      { one: visitor, whose: 'own' },
      { one: owner, whose: 'program' },
    ] as const
    await enterAs(visitor, 'networker')
    const link = await joinForLink(visitor, program, product.address)
    await openMyResults(visitor, program)
    await enterAs(owner, 'brand')
    await openResults(owner, program)
    const partner = await openPartner(product.address, program.id)
    const earned = words('myPerformance.earned')
    const budget = words('performance.budget')

    const clickId = await test.step('a buyer opens the tracking link', async () => {
      const phone = await takePhone(browser)
      const id = clickIdOf(await phone.open(`${link}?_country=SA`))
      await phone.close()
      for (const { one } of both) await expectFigure(one, words('results.validClicks'), 1)
      return id
    })
    /** The order is reported one second after its click. No person orders that fast, so the order is held (N-14). */
    const order = { clickId, order: '1001', riyals: '249.90', occurredAt: clickedAt(clickId) + 1_000 }

    /** One order would earn SAR 600. As long as the order does not count, no money moves. */
    const expectNoMoneyMoved = async () => {
      for (const { one } of both) await expectFigure(one, words('results.units.SALES'), 0)
      await expectFigure(owner, words('performance.revenue'), moneyText(owner, 0, 'price'))
      const toCome = line(visitor, earned, words('myPerformance.toCome'))
      await expect(toCome).toContainText(words('myPerformance.nothingToCome'))
      await expect(toCome).toContainText(moneyText(visitor, 0))
      await expect(line(visitor, earned, words('myPerformance.paid'))).toContainText(words('myPerformance.nothingPaid'))
      await expect(line(owner, budget, words('performance.budget.paid'))).toContainText(moneyText(owner, 0))
      await expect(line(owner, budget, words('performance.budget.free'))).toContainText(moneyText(owner, 1_000_00))
    }

    const expectReason = async (reason: 'TOO_FAST' | 'NOT_GENUINE') => {
      for (const { one, whose } of both) {
        const row = reasonOf(one, reason)
        await expect(row).toContainText(words(`results.reason.${reason}`, { whose }))
        await expect(row).toContainText(words(`results.reason.${reason}.text`, { whose }))
        await expect(one.page.locator('[data-reason^="CONVERSION."]')).toHaveCount(1)
        expect(await accessibilityProblems(one.page)).toEqual([])
      }
    }

    await test.step('an unknown click, another currency or a wrong amount is refused with a code for the mistake', async () => {
      expect(await partner({ ...order, clickId: 'of-nobody' })).toBe('404 ERROR CLICK_NOT_FOUND')
      expect(await partner({ ...order, currency: 'USD' })).toBe('422 ERROR BODY_INVALID')
      expect(await partner({ ...order, riyals: '249.901' })).toBe('422 ERROR BODY_INVALID')
    })

    await test.step('an order too soon after its click is held once, even if it is sent twice, and both pages show this', async () => {
      expect(await partner(order)).toMatch(/^20[02] OK$/u)
      expect(await partner(order)).toBe('200 OK')
      await expectReason('TOO_FAST')
      await expectNoMoneyMoved()
    })

    const said = 'This order was a test of the shop: كان طلبًا تجريبيًا.'
    await test.step('a reviewer rejects the order, and writes a text for the participant and the brand', async () => {
      const reviewer = await newVisitor()
      await signInAs(reviewer, 'REVIEWER', `/results?program=${program.id}`)
      await expectPage(reviewer, words('admin.place.results'))
      await reviewer.page.getByRole('row').filter({ hasText: 'Noura' }).getByRole('rowheader').click()
      await expectPage(reviewer, words('admin.conversionEvent.SALE'))
      await expect(reviewer.page.getByText(words('admin.uncounted.TOO_FAST')).first()).toBeVisible()
      expect(await accessibilityProblems(reviewer.page)).toEqual([])
      await reviewer.page.getByRole('button', { name: words('admin.results.do.Rejected') }).click()
      const dialog = reviewer.page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: words('admin.results.words') }).fill(said)
      await dialog.getByRole('button', { name: words('admin.results.do.Rejected') }).click()
      await expect(dialog).toHaveCount(0)
      await expect(reviewer.page.getByText(words('admin.resultStatus.Rejected'), { exact: true }).first()).toBeVisible()
    })

    await test.step('both pages show the new reason, and participant and brand get a notification with the text', async () => {
      await expectReason('NOT_GENUINE')
      await expectNoMoneyMoved()
      const meta = { programId: program.id, programName: program.name, message: said }
      for (const { one, whose } of both) {
        await one.page.getByRole('button', { name: new RegExp(`^${words('shell.notifications')}`, 'u') }).click()
        const list = one.page.getByRole('list', { name: words('notifications.list') })
        const notice = list.getByRole('listitem').filter({ hasText: said })
        // The brand’s notification names the participant.
        const sender = whose === 'own' ? null : noura[language]
        await expect(notice).toContainText(
          shownText(notificationText({ type: 'PROGRAM_CONVERSION_REJECTED', meta }, sender, language).content),
        )
        await one.page.keyboard.press('Escape')
        await expect(list).toBeHidden()
      }
    })

    await test.step('a rejected order stays rejected if it is sent again, and the next payout run pays nothing for it', async () => {
      expect(await partner(order)).toBe('200 OK')
      await world.advance(8)
      await openMyResults(visitor, program)
      await openResults(owner, program)
      await expectReason('NOT_GENUINE')
      await expectNoMoneyMoved()
      await page.goto('/wallet')
      const months = page.locator('section[aria-labelledby^="month-"]')
      await expect(months.getByRole('listitem').first()).toBeVisible()
      await expect(months.filter({ hasText: program.name })).toHaveCount(0)
    })
  },
)
