import { readFile } from 'node:fs/promises'
import { factsIn } from '@wasla/contract/funds/check.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { accessibilityProblems } from '../harness/axe.ts'
import { test } from '../harness/demo-world.ts'
import { part } from '../harness/results.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect } from '../harness/test.ts'

test.use({ server: 'results' })

test(
  'a networker reads the funds of a program, and the device checks and saves their proof',
  { tag: '@steps-phone-ar' },
  async ({ visitor, page, words, world }) => {
    // The upkeep seals a checkpoint of the demo's programs after its clock moved.
    await world.advance(1)
    await enterAs(visitor, 'networker', `/program/${MORNING_CUP.program.id}/overview`)
    const block = part(visitor, words('programs.funds.title'))

    await test.step('the block shows the figures of the newest checkpoint', async () => {
      await expect(block.getByText(words('programs.funds.free'))).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('the device computes every step again, and the figures add up', async () => {
      await block.getByRole('button', { name: words('programs.funds.check') }).click()
      const sheet = page.getByRole('dialog', { name: words('funds.title') })
      await expect(sheet.getByRole('heading', { name: words('funds.adds') })).toBeVisible()
      expect(await accessibilityProblems(page)).toEqual([])
      const saved = page.waitForEvent('download')
      await sheet.getByRole('button', { name: words('funds.save') }).click()
      const file = await saved
      const facts = factsIn(await readFile(await file.path(), 'utf8'))
      expect(file.suggestedFilename()).toBe(`proof-of-funds-${facts?.number}.json`)
      expect(facts?.programs).toBeGreaterThanOrEqual(8)
    })
  },
)
