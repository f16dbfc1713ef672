import { programTerms } from '@wasla/contract/programs/terms.ts'
import { trackPaths } from '@wasla/contract/tracking/setup.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { test } from '../harness/demo-world.ts'
import { expectTitle } from '../harness/joining.ts'
import { openMemberApi } from '../harness/member-api.ts'
import { asPeopleDo, expectFigure, joinForLink, line, moneyText, openMyResults, part, publishForSales, story } from '../harness/results.ts'
import { visitShop } from '../harness/shop-pages.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect } from '../harness/test.ts'

test.use({ server: 'results' })

const shop = 'https://nabt.example'

test(
  'orders reported by a shop’s page wait until the brand confirms or declines them, and the participant sees both answers',
  { tag: '@steps-phone-en' },
  async ({ visitor, page, words, language, product, browser, newVisitor, world }) => {
    const formats = createFormats(language)
    const program = await publishForSales(product.address, { milestones: [{ target: 1, riyals: 250 }], budget: 1_000 })
    const brand = await openMemberApi(product.address, 'BRAND')
    const { programTrackingSetup } = await brand<{ programTrackingSetup: { examples: { way: string; code: string }[] } }>(
      'query Setup($id: ID!) { programTrackingSetup(programId: $id) { examples { way code } } }',
      { id: program.id },
    )
    const snippetOf = (way: string) => programTrackingSetup.examples.find((example) => example.way === way)?.code ?? ''
    const nameOf = (number: string) => words('results.named.SALES', { number })
    const inStory = (order: string, what: 'RESULT_WAITING' | 'RESULT_DECLINED') =>
      words('results.timeline.named', { name: order, what: words(`results.timeline.${what}`) })
    const waiting = words('myPerformance.waiting')
    const toCome = line(visitor, words('myPerformance.earned'), words('myPerformance.toCome'))
    const [confirmed, declined] = [nameOf('7001'), nameOf('7002')]

    await enterAs(visitor, 'networker')
    const link = await joinForLink(visitor, program, product.address)
    await openMyResults(visitor, program)
    const owner = await newVisitor()
    await enterAs(owner, 'brand')
    await owner.page.goto(`/program/${program.id}/results`)
    await expectTitle(owner, program.name)
    await expect(owner.page.getByRole('heading', { name: words('waitingResults.none') })).toBeVisible()

    await test.step('a buyer opens the tracking link and orders twice, and the shop’s pages report the orders', async () => {
      const buyer = await visitShop(browser, {
        origins: [shop],
        pixel: `${product.address}${trackPaths.pixel}`,
        isPassedOn: true,
        snippetAt: ({ pathname, searchParams }) =>
          pathname === '/thanks' ? snippetOf('PIXEL').replace('ORDER_NUMBER', searchParams.get('order') ?? '') : snippetOf('SHOP'),
      })
      await buyer.page.goto(`${link}?_country=SA`)
      await expect(buyer.page.getByRole('heading', { name: 'Shop' })).toBeVisible()
      const clickedBefore = await world.now()
      await expect.poll(async () => (await world.now()) - clickedBefore, { message: 'time to order' }).toBeGreaterThan(asPeopleDo)
      for (const order of ['7001', '7002']) {
        await buyer.page.goto(`${shop}/thanks?order=${order}`)
        await expect.poll(() => buyer.pixels.map(({ searchParams }) => searchParams.get('external_id'))).toContain(order)
      }
      await buyer.close()
    })

    const list = owner.page.getByRole('list', { name: words('waitingResults.title.SALES') })
    const rowOf = (order: string) =>
      list.locator('[data-row]').filter({ has: owner.page.getByRole('checkbox', { name: new RegExp(order, 'u') }) })
    const decide = (order: string, how: 'confirm' | 'decline') =>
      rowOf(order)
        .getByRole('button', { name: new RegExp(`^${words(`waitingResults.${how}`)}`, 'u') })
        .click()

    await test.step('both pages show, without a reload, that the orders wait, and no money moves', async () => {
      const day = formats.date(new Date((await world.now()) + programTerms.wait.SALES), 'shortDay')
      for (const order of [confirmed, declined]) {
        await expect(rowOf(order)).toContainText(moneyText(owner, 249_90))
        await expect(rowOf(order)).toContainText(day)
        const mine = line(visitor, waiting, order)
        await expect(mine).toContainText(words('myPerformance.waiting.until', { day }))
        await expect(mine).toContainText(moneyText(visitor, 249_90))
        await expect(story(visitor)).toContainText(inStory(order, 'RESULT_WAITING'))
      }
      await expectFigure(visitor, words('results.units.SALES'), 0)
      await expect(toCome).toContainText(moneyText(visitor, 0))
      for (const one of [visitor, owner]) expect(await accessibilityProblems(one.page)).toEqual([])
    })

    await test.step('the owner confirms one order, which counts immediately and reaches the milestone', async () => {
      await decide(confirmed, 'confirm')
      await expect(owner.page.getByText(words('waitingResults.confirmed', { count: 1 }))).toBeVisible()
      await expect(list.locator('[data-row]')).toHaveCount(1)
      await expectFigure(visitor, words('results.units.SALES'), 1)
      await expect(toCome).toContainText(moneyText(visitor, 250_00))
      await expect(part(visitor, waiting).getByRole('listitem')).toHaveCount(1)
      await expect(story(visitor)).not.toContainText(inStory(confirmed, 'RESULT_WAITING'))
    })

    const note = 'The buyer called us an hour later: ألغى المشتري طلبه.'
    await test.step('the owner declines the other order, with a reason and a note', async () => {
      await decide(declined, 'decline')
      const dialog = owner.page.getByRole('dialog', { name: words('waitingResults.decline.title', { count: 1 }) })
      await dialog.getByText(words('results.decline.CANCELLED'), { exact: true }).click()
      await dialog.getByRole('textbox', { name: words('waitingResults.decline.note', { count: 1 }) }).fill(note)
      expect(await accessibilityProblems(owner.page)).toEqual([])
      await dialog.getByRole('button', { name: words('waitingResults.decline.yes', { count: 1 }) }).click()
      await expect(dialog).toHaveCount(0)
      await expect(owner.page.getByRole('heading', { name: words('waitingResults.none') })).toBeVisible()
    })

    await test.step('the participant sees the reason of the declined order, and keeps the confirmed order', async () => {
      await expect(part(visitor, waiting)).toHaveCount(0)
      const entry = story(visitor)
        .getByRole('listitem')
        .filter({ hasText: inStory(declined, 'RESULT_DECLINED') })
      await expect(entry).toContainText(`${words('results.decline.CANCELLED')}${formats.separator}${note}`)
      await expect(page.locator('[data-reason="CONVERSION.DECLINED"]')).toContainText(words('results.reason.DECLINED', { whose: 'own' }))
      await expectFigure(visitor, words('results.units.SALES'), 1)
      await expect(toCome).toContainText(moneyText(visitor, 250_00))
      expect(await accessibilityProblems(page)).toEqual([])
    })
  },
)
