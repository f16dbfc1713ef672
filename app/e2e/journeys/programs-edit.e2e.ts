import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { programAddress } from '../../src/shared/programs/page/program-address.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { expectTitle, textBox } from '../harness/joining.ts'
import { addContent, onStep } from '../harness/programs.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const { id, name } = MORNING_CUP.program

test(
  'a brand edits a running program: a new description and item show at once, the terms cannot be changed',
  { tag: '@long' },
  async ({ visitor, page, words }) => {
    await enterAs(visitor, 'brand')
    await page.goto(programAddress(id))
    await page.getByRole('link', { name: words('programs.owner.edit'), exact: true }).click()

    await test.step('the description is a field, the name is not', async () => {
      await onStep(visitor, 'PROGRAM_DETAILS')
      await textBox(visitor, words('programs.details.description')).fill('A week of slow mornings.')
      await expect(page.getByText(words('programs.edit.lockedWhy'))).toBeVisible()
      await expect(textBox(visitor, words('programs.details.name'))).toHaveCount(0)
      expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('button', { name: words('programs.edit.save') }).click()
      await expect(page.getByText(words('programs.edit.saved'))).toBeVisible()
    })

    await test.step('another item to share is saved by itself', async () => {
      await page.goto(`/program/${id}/edit/shareable-content`)
      await addContent(visitor, 'SHAREABLE', { title: 'Steam at seven' })
    })

    await test.step('the rewards can only be read', async () => {
      await page.goto(`/program/${id}/edit/impact-objectives`)
      await onStep(visitor, 'IMPACT_OBJECTIVES')
      await expect(page.getByText(words('programs.edit.lockedWhy'))).toBeVisible()
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
      expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('link', { name: words('programs.edit.back') }).click()
    })

    await test.step('its page shows the new texts', async () => {
      await expectTitle(visitor, name)
      await expect(page.getByText('A week of slow mornings.')).toBeVisible()
      await page.goto(programAddress(id, 'shareable-content'))
      await expect(page.getByText('Steam at seven', { exact: true })).toBeVisible()
    })
  },
)
