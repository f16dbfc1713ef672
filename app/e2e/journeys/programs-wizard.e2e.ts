import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { platformNames } from '@wasla/contract/social/platform-names.ts'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { choice, expectTitle, onPath, textBox } from '../harness/joining.ts'
import {
  addContent,
  budgetField,
  fillAudience,
  fillBudget,
  fillCatalogue,
  fillCriteria,
  fillDetails,
  fillGuidelines,
  fillObjectives,
  goOnTo,
  goOnToReview,
  onStep,
} from '../harness/programs.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'
import { sheetButton, topUp } from '../harness/wallet.ts'

const name = 'Evening cup'
const day = 86_400_000

test(
  'a brand writes and publishes a program, with a reload and a top-up in between, and loses nothing',
  { tag: '@steps-phone-ar' },
  async ({ visitor, page, words, language }) => {
    await enterAs(visitor, 'brand')

    await test.step('the brand fills in the details of the program', async () => {
      await page.goto('/my-programs')
      await page
        .getByRole('link', { name: words('programs.owner.new') })
        .or(page.getByRole('link', { name: words('programs.owner.create') }))
        .first()
        .click()
      await onStep(visitor, 'PROGRAM_DETAILS')
      await fillDetails(visitor, { name, description: 'Show how you end the day: one cup, no hurry.' })
      expect(await accessibilityProblems(page)).toEqual([])
      await goOnTo(visitor, 'PARTICIPANT_CRITERIA')
    })

    await test.step('the brand chooses who can join, and the target audience', async () => {
      await fillCriteria(visitor, { platform: platformNames.INSTAGRAM[language], followers: 1000 })
      await goOnTo(visitor, 'TARGET_CRITERIA')
      await fillAudience(visitor)
      await goOnTo(visitor, 'IMPACT_OBJECTIVES')
    })

    await test.step('after a reload, the wizard is at the same step, and earlier steps keep their values', async () => {
      await page.reload()
      await onStep(visitor, 'IMPACT_OBJECTIVES')
      await page.goto('/programs/create/program-details')
      await expect(textBox(visitor, words('programs.details.name'))).toHaveValue(name)
      await page.goto('/programs/create/impact-objectives')
    })

    await test.step('the brand sets the objective and its reward, and adds content to share and to learn from', async () => {
      await fillObjectives(visitor, { url: 'https://shop.example/evening', target: 20, riyals: 500 })
      await goOnTo(visitor, 'SHAREABLE_CONTENT')
      await addContent(visitor, 'SHAREABLE', { title: 'The last light' })
      await goOnTo(visitor, 'LEARNING_CONTENT')
      await addContent(visitor, 'LEARNING', { title: 'Which beans', url: 'https://media.example/beans.jpg' })
      await goOnTo(visitor, 'CATALOGUE')
    })

    await test.step('the brand fills in the catalogue and the guidelines', async () => {
      await fillCatalogue(visitor, { name: 'Evening blend', url: 'https://shop.example/blend' })
      await goOnTo(visitor, 'GUIDELINES')
      await fillGuidelines(visitor, 'Show the cup before you drink it.')
      await goOnTo(visitor, 'BUDGET')
    })

    await test.step('a budget above the balance leads to a top-up, and after the payment back to the same form', async () => {
      await fillBudget(visitor, 300_000)
      await expect(page.getByText(words('programs.money.missing'))).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(words('programs.money.topUpAmount', { amount: '' }).trim(), 'u') })
        .click()
      await onPath(page, '/wallet')
      await sheetButton(page).click()
      await page.waitForURL((url) => url.pathname.startsWith('/demo/checkout/'))
      await page.locator('button[name="choice"][value="pay"]').click()
      await onPath(page, '/wallet')
      await expect(page.getByRole('heading', { name: words('wallet.underWay.paid') })).toBeVisible()
      await page.getByRole('link', { name: words('wallet.errand.back') }).click()
      await onStep(visitor, 'BUDGET')
      await expect(budgetField(visitor)).toHaveValue(createFormats(language).number(300_000))
      await expect(choice(visitor, words('programs.budget.frequency.WEEKLY'))).toBeChecked()
      await expect(page.getByText(words('programs.money.after'))).toBeVisible()
      await goOnToReview(visitor)
    })

    await test.step('the pre-publish check finds nothing missing, and the program is published', async () => {
      await expect(page.getByText(words('programs.publish.note.ready'))).toBeVisible()
      await page.getByRole('button', { name: words('programs.publish.now') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('programs.publish.alert.now.yes') })
        .click()
      const done = page.getByRole('dialog', { name: words('programs.publish.published') })
      await done.getByRole('button', { name: words('programs.publish.done') }).click()
      await expectTitle(visitor, name)
      await expect(page.getByText(words('program.status.Active'), { exact: true })).toBeVisible()
      await page.goto('/wallet')
      await expect(page.getByRole('button', { name: new RegExp(name, 'u') }).first()).toBeVisible()
    })
  },
)

test(
  'a brand finishes a draft and schedules it: its budget is reserved, and Discover does not list it before its day',
  { tag: '@rule-phone-ar' },
  async ({ visitor, page, words }) => {
    await enterAs(visitor, 'brand')
    /* The previous journey may have reserved the whole balance for its program. */
    await topUp(visitor, 2_000, 'pay')

    await test.step('the draft opens at its last position, the catalogue', async () => {
      await page.goto('/my-programs')
      const draft = page.getByRole('article').filter({ hasText: 'Ramadan evenings' })
      await draft.getByRole('link', { name: words('programs.owner.continue') }).click()
      await onStep(visitor, 'CATALOGUE')
      await fillCatalogue(visitor, { name: 'Dallah', url: 'https://nabt.example/dallah' })
      await goOnTo(visitor, 'GUIDELINES')
      await fillGuidelines(visitor, 'Show the table.')
      await goOnTo(visitor, 'BUDGET')
      await fillBudget(visitor, 2_000)
      await goOnToReview(visitor)
    })

    await test.step('one confirmation schedules the program for a future day, and the page shows the specified texts', async () => {
      await expect(page.getByText(words('programs.publish.note.ready'))).toBeVisible()
      await page.getByRole('button', { name: words('programs.publish.later') }).click()
      const calendar = page.getByRole('dialog', { name: words('programs.publish.schedule') })
      const [year = '', month = '', date = ''] = civilDate(systemClock.now() + 30 * day).split('-')
      for (const [type, digits] of [
        ['day', date],
        ['month', month],
        ['year', year],
      ] as const)
        await calendar.locator(`[data-type="${type}"]`).pressSequentially(digits)
      await calendar.getByRole('button', { name: words('programs.publish.schedule.choose'), exact: true }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await question.getByRole('button', { name: words('programs.publish.alert.later.yes') }).click()
      const done = page.getByRole('dialog', { name: words('programs.publish.scheduled') })
      await expect(done).toBeVisible()
      await done.getByRole('button', { name: words('programs.publish.done') }).click()
      await expectTitle(visitor, 'Ramadan evenings')
    })

    await test.step('the brand’s list shows the program as scheduled, and Discover does not list it', async () => {
      await page.goto('/my-programs')
      const program = page.getByRole('article').filter({ hasText: 'Ramadan evenings' })
      await expect(program.getByText(words('program.status.starts', { date: '' }).trim())).toBeVisible()
      await page.goto('/discover?q=Ramadan+evenings')
      await expect(page.getByText(words('programs.discover.noneFound'))).toBeVisible()
    })
  },
)
