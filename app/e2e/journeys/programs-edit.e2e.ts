import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { programAddress } from '../../src/shared/programs/page/program-address.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { expectTitle, textBox } from '../harness/joining.ts'
import { addContent, onStep } from '../harness/programs.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const { id, name } = MORNING_CUP.program

test(
  'a brand edits a running program: a new description and new content appear immediately, and the rewards are read-only',
  { tag: '@steps-desktop-en' },
  async ({ visitor, page, words }) => {
    await enterAs(visitor, 'brand', programAddress(id))
    await page.getByRole('link', { name: words('programs.owner.edit'), exact: true }).click()

    await test.step('the description can be edited, the name cannot', async () => {
      await onStep(visitor, 'PROGRAM_DETAILS')
      await textBox(visitor, words('programs.details.description')).fill('A week of slow mornings.')
      await expect(page.getByText(words('programs.edit.lockedWhy'))).toBeVisible()
      await expect(textBox(visitor, words('programs.details.name'))).toHaveCount(0)
      expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('button', { name: words('programs.edit.save') }).click()
      const question = page.getByRole('alertdialog', { name: words('terms.ask') })
      await expect(question.getByText(words('terms.askText'))).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await question.getByRole('button', { name: words('terms.save') }).click()
      await expect(page.getByText(words('programs.edit.saved'))).toBeVisible()
    })

    await test.step('new content is saved when it is added', async () => {
      await page.goto(`/program/${id}/edit/shareable-content`)
      await addContent(visitor, 'SHAREABLE', { title: 'Steam at seven' })
    })

    await test.step('the rewards are read-only', async () => {
      await page.goto(`/program/${id}/edit/impact-objectives`)
      await onStep(visitor, 'IMPACT_OBJECTIVES')
      await expect(page.getByText(words('programs.edit.lockedWhy'))).toBeVisible()
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
      expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('link', { name: words('programs.edit.back') }).click()
    })

    await test.step('the page of the program shows the new description', async () => {
      await expectTitle(visitor, name)
      await expect(page.getByText('A week of slow mornings.')).toBeVisible()
      await page.goto(programAddress(id, 'shareable-content'))
      await expect(page.getByText('Steam at seven', { exact: true })).toBeVisible()
    })
  },
)
