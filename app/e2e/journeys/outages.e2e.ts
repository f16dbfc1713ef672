import { notificationText } from '@wasla/contract/notifications/texts.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { test } from '../harness/demo-world.ts'
import {
  clickIdOf,
  expectFigure,
  joinForLink,
  openMyResults,
  openResults,
  openShop,
  part,
  publishForSales,
  story,
  takePhone,
} from '../harness/results.ts'
import { shownText } from '../harness/shown-text.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect } from '../harness/test.ts'

test.use({ server: 'results' })

test(
  'the brand is notified of a page that does not open, its participant sees it, and what is earned meanwhile counts',
  { tag: '@steps-phone-ar' },
  async ({ visitor, page, words, language, product, newVisitor, world, browser }) => {
    // This name never resolves (RFC 2606), so the page is down from the first check on.
    const trackingUrl = 'https://shop.invalid/gifts'
    const program = await publishForSales(product.address, { milestones: [{ target: 2, riyals: 600 }], budget: 1_000, trackingUrl })
    const shop = await openShop(product.address, program.id)
    const owner = await newVisitor()
    await enterAs(visitor, 'networker')
    const link = await joinForLink(visitor, program, product.address)
    await enterAs(owner, 'brand')
    await openResults(owner, program)
    const card = part(owner, words('programs.linkCheck.title'))

    await test.step('the owner reads that the link does not work, and why', async () => {
      await expect(async () => {
        await owner.page.reload()
        await expect(card.getByText(words('programs.linkCheck.state.DOWN'), { exact: true })).toBeVisible()
      }).toPass()
      await expect(card.getByText(words('programs.linkCheck.fault.UNREACHABLE')).first()).toBeVisible()
      await expect(card).toContainText('shop.invalid/gifts')
      expect(await accessibilityProblems(owner.page)).toEqual([])
    })

    await test.step('the owner checks again at once, and the page is still down', async () => {
      await card.getByRole('button', { name: words('programs.linkCheck.again') }).click()
      await expect(card.getByText(words('programs.linkCheck.state.DOWN'), { exact: true })).toBeVisible()
      await expect(card.getByRole('button', { name: words('programs.linkCheck.confirm') })).toHaveCount(0)
    })

    await test.step('the owner was notified', async () => {
      const meta = { programId: program.id, programName: program.name }
      const { content } = notificationText({ type: 'PROGRAM_OUTAGE_STARTED', meta }, null, language)
      await owner.page.getByRole('button', { name: new RegExp(`^${words('shell.notifications')}`, 'u') }).click()
      const list = owner.page.getByRole('list', { name: words('notifications.list') })
      await expect(list).toContainText(shownText(content))
      await owner.page.keyboard.press('Escape')
    })

    await test.step('the participant sees the outage on the timeline', async () => {
      await openMyResults(visitor, program)
      const entry = story(visitor)
        .getByRole('listitem')
        .filter({ hasText: words('results.timeline.OUTAGE') })
      await expect(entry).toHaveCount(1)
      await expect(entry).toHaveAttribute('data-state', 'current')
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('an order of this time counts as any other', async () => {
      const phone = await takePhone(browser, trackingUrl)
      const clickId = clickIdOf(await phone.open(`${link}/ig?_country=SA`))
      await phone.close()
      await expectFigure(visitor, words('results.validClicks'), 1)
      const order = { clickId, order: '9001', riyals: '120.00' }
      expect(await shop.report(order, await world.now())).toMatchObject({ status: 'Approved' })
      await expectFigure(visitor, words('results.units.SALES'), 1)
    })
  },
)
