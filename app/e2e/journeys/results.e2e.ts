import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { platformNames } from '@wasla/contract/social/platform-names.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { expectPage, signInAs } from '../harness/admin.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { test } from '../harness/demo-world.ts'
import { expectFigure, joinForLink, openMyResults, openResults, part, publishForSales, story, takePhone } from '../harness/results.ts'
import { enterAs, type Visitor } from '../harness/sign-in.ts'
import { expect } from '../harness/test.ts'
import { sheetButton } from '../harness/wallet.ts'

test.use({ server: 'results' })

/** Marks the page, so that `expectSamePage` fails after a reload. */
const keepPage = ({ page }: Visitor) => page.evaluate(() => void (document.documentElement.dataset['kept'] = 'yes'))
const expectSamePage = ({ page }: Visitor) => expect(page.locator('html')).toHaveAttribute('data-kept', 'yes')

test(
  'a tracking link opened on a phone leads to the shop, and participant and owner see its click within seconds',
  { tag: '@flow-crossed' },
  async ({ visitor, page, words, language, product, browser, newVisitor }) => {
    const program = await publishForSales(product.address, { milestones: [{ target: 20, riyals: 500 }], budget: 1_000 })
    const owner = await newVisitor()
    const both = [visitor, owner] as const
    await enterAs(visitor, 'networker')
    const link = await joinForLink(visitor, program, product.address)

    await test.step('participant and owner open their page before the first click', async () => {
      await openMyResults(visitor, program)
      await expect(page.getByRole('heading', { name: words('myPerformance.noClicks') })).toBeVisible()
      await enterAs(owner, 'brand')
      await openResults(owner, program)
      await expect(owner.page.getByRole('heading', { name: words('performance.noClicks') })).toBeVisible()
      for (const one of both) await keepPage(one)
    })

    await test.step('the link leads to the shop, and the shop’s address contains the click id', async () => {
      const phone = await takePhone(browser)
      const arrived = await phone.open(`${link}?_country=SA`)
      expect(arrived.searchParams.get('nw_click_id')).toMatch(/^[\da-f-]{36}$/u)
      expect(arrived.searchParams.get('utm_campaign')).toBe(program.id)
      await phone.close()
    })

    await test.step('the click appears on both pages without a reload', async () => {
      for (const one of both) {
        await expectFigure(one, words('results.validClicks'), 1)
        await expectSamePage(one)
        expect(await accessibilityProblems(one.page)).toEqual([])
      }
    })

    await test.step('another phone that opens the link for Instagram adds one click from Instagram', async () => {
      const phone = await takePhone(browser)
      expect((await phone.open(`${link}/ig?_country=AE`)).searchParams.get('utm_source')).toBe('instagram')
      await phone.close()
      for (const one of both) {
        await expectFigure(one, words('results.validClicks'), 2)
        await expectSamePage(one)
      }
      const channel = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: platformNames.INSTAGRAM[language] }) })
      await expect(channel.getByRole('cell').first()).toHaveText(createFormats(language).number(1))
    })
  },
)

test(
  'the page explains a click that did not count, a reviewer checks it at the participant’s request, and then it counts',
  { tag: '@steps-phone-en' },
  async ({ visitor, page, words, language, product, browser, newVisitor }) => {
    const formats = createFormats(language)
    const program = await publishForSales(product.address, { milestones: [{ target: 20, riyals: 500 }], budget: 1_000 })
    await enterAs(visitor, 'networker')
    const link = await joinForLink(visitor, program, product.address)
    await openMyResults(visitor, program)
    const answer = 'These were two people with one phone: كانا شخصين.'
    const today = formats.date(new Date(startOfDay(civilDate(systemClock.now()))), 'weekday')
    const reason = page.locator('[data-reason="CLICK.REPEAT"]')

    await test.step('a second visit within the hour does not count, and the page says why', async () => {
      const phone = await takePhone(browser)
      await phone.open(link)
      await phone.open(link)
      await phone.close()
      await expectFigure(visitor, words('results.validClicks'), 1)
      await expect(reason).toContainText(words('results.reason.REPEAT'))
      await expect(reason).toContainText(words('results.reason.REPEAT.text', { whose: 'own' }))
      await expect(part(visitor, words('results.uncounted'))).toContainText(
        words('results.uncounted.share.own', { share: formats.percent(0.5), count: 2 }),
      )
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('the participant requests one review, with a reason and a day', async () => {
      await page.getByRole('button', { name: words('results.ask'), exact: true }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toContainText(words('results.reason.REPEAT'))
      await sheet.getByRole('button', { name: new RegExp(words('results.ask.day'), 'u') }).click()
      await page.getByRole('option', { name: new RegExp(today, 'u') }).click()
      await sheet.getByRole('textbox', { name: words('results.ask.note') }).fill('My sister and I share a phone.')
      expect(await accessibilityProblems(page)).toEqual([])
      await sheetButton(page).click()
      await expect(sheet).toBeHidden()
      await expect(reason.locator('[data-status="Requested"]')).toBeVisible()
      await expect(page.getByRole('button', { name: words('results.ask'), exact: true })).toHaveCount(0)
    })

    await test.step('a reviewer reads the request and answers in words', async () => {
      const reviewer = await newVisitor()
      await signInAs(reviewer, 'REVIEWER', '/second-looks')
      await expectPage(reviewer, words('admin.place.secondLooks'))
      const request = reviewer.page.getByRole('row').filter({ hasText: words('admin.uncounted.REPEAT') })
      await expect(request).toContainText('Noura')
      await request.getByRole('rowheader').click()
      const dialog = reviewer.page.getByRole('dialog')
      await expect(dialog).toContainText('My sister and I share a phone.')
      await dialog.getByRole('textbox', { name: words('admin.looks.answer') }).fill(answer)
      expect(await accessibilityProblems(reviewer.page)).toEqual([])
      await dialog.getByRole('button', { name: words('admin.looks.send') }).click()
      await expect(dialog).toHaveCount(0)
      await expect(request).toHaveCount(0)
    })

    await test.step('the participant reads the answer, and the figure rises by one', async () => {
      await expectFigure(visitor, words('results.validClicks'), 2)
      await expect(story(visitor)).toContainText(answer)
      await expect(story(visitor)).toContainText(words('results.timeline.look.Counted', { about: words('results.reason.REPEAT') }))
    })
  },
)
