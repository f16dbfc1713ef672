import { readFile } from 'node:fs/promises'
import { accessibilityProblems } from '../harness/axe.ts'
import { test } from '../harness/demo-world.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect } from '../harness/test.ts'

test.use({ server: 'own-data' })

test(
  'a networker requests an archive of their data, downloads it when it is ready, and reads when the next one is possible',
  { tag: '@steps-desktop-en' },
  async ({ visitor, page, words }) => {
    await enterAs(visitor, 'networker', '/settings/my-data')
    await expect(page.getByRole('heading', { name: words('ownData.archive.none') })).toBeVisible()
    await expect(page.getByRole('heading', { name: words('ownData.stays.title') })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])

    await test.step('the archive is made without another press', async () => {
      await page.getByRole('button', { name: words('ownData.archive.make') }).click()
      await expect(page.getByRole('heading', { name: words('ownData.archive.ready') })).toBeVisible()
      await expect(page.getByRole('button', { name: words('ownData.archive.make') })).toHaveCount(0)
      expect(await accessibilityProblems(page)).toEqual([])
    })

    await test.step('its download is a zip file', async () => {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: words('ownData.archive.download') }).click()
      const file = await saved
      expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.zip$/u)
      expect((await readFile(await file.path())).subarray(0, 2).toString('latin1')).toBe('PK')
    })
  },
)
