import { accessibilityProblems } from '../harness/axe.ts'
import { expectTitle } from '../harness/joining.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

test(
  'a brand continues a complete draft and publishes it, and its budget is reserved',
  { tag: '@rule-desktop-en' },
  async ({ visitor, page, words }) => {
    await enterAs(visitor, 'brand')

    await test.step('the draft opens at its last position, the preview before publishing', async () => {
      await page.goto('/my-programs')
      const draft = page.getByRole('article').filter({ hasText: 'Gift boxes' })
      await draft.getByRole('link', { name: words('programs.owner.continue') }).click()
      await expectTitle(visitor, words('programs.preview.title'))
      await expect(page.getByText(words('programs.publish.note.ready'))).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('the program is published after one confirmation, and the page shows the specified texts', async () => {
      await page.getByRole('button', { name: words('programs.publish.now') }).click()
      const question = page.getByRole('alertdialog')
      await expect(question.getByText(words('programs.publish.fact.locked'))).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      await question.getByRole('button', { name: words('programs.publish.alert.now.yes') }).click()
      const done = page.getByRole('dialog', { name: words('programs.publish.published') })
      await expect(done).toBeVisible()
      await done.getByRole('button', { name: words('programs.publish.done') }).click()
      await expectTitle(visitor, 'Gift boxes')
    })

    await test.step('the program is no longer a draft, and the wallet lists its budget', async () => {
      await page.goto('/my-programs')
      const program = page.getByRole('article').filter({ hasText: 'Gift boxes' })
      await expect(program).toBeVisible()
      await expect(program.getByRole('link', { name: words('programs.owner.continue') })).toHaveCount(0)
      await page.goto('/wallet')
      await expect(page.getByRole('button', { name: /Gift boxes/u }).first()).toBeVisible()
    })
  },
)
