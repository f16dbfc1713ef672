import { readFile } from 'node:fs/promises'
import { accessibilityProblems } from '../harness/axe.ts'
import { test } from '../harness/demo-world.ts'
import { enterAs } from '../harness/sign-in.ts'
import { expect } from '../harness/test.ts'

test.use({ server: 'media-kit' })

test(
  'a networker freezes their profile, a stranger checks it by its link, and nobody can after it was deleted',
  { tag: '@flow-crossed' },
  async ({ visitor, page, words, newVisitor }) => {
    await enterAs(visitor, 'networker', '/settings/media-kits')
    await expect(page.getByRole('heading', { name: words('mediaKits.empty') })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])

    const address = await test.step('the kit is a sheet in both languages', async () => {
      await page.getByRole('button', { name: words('mediaKits.make') }).click()
      await expect(page.getByRole('article')).toContainText('الملف الإعلامي')
      expect(await accessibilityProblems(page)).toEqual([])
      return (await page.getByRole('link', { name: /MK(-[0-9A-Z]{4}){3}$/u }).getAttribute('href')) ?? ''
    })

    await test.step('its PDF is downloaded', async () => {
      const saved = page.waitForEvent('download')
      await page.getByRole('link', { name: words('mediaKits.pdf') }).click()
      expect((await readFile(await (await saved).path())).subarray(0, 4).toString('latin1')).toBe('%PDF')
    })

    const stranger = await newVisitor()
    await test.step('a stranger reads what was sealed beside what is true today', async () => {
      await stranger.page.goto(address)
      await expect(stranger.page.getByRole('table', { name: stranger.words('mediaKits.check.figures') })).toBeVisible()
      expect(await accessibilityProblems(stranger.page)).toEqual([])
    })

    await test.step('a deleted kit is answered like a number that nobody has', async () => {
      await page.getByRole('button', { name: words('mediaKits.remove') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('mediaKits.remove.confirm') })
        .click()
      await expect(page.getByRole('heading', { name: words('mediaKits.empty') })).toBeVisible()
      expect((await stranger.page.goto(address))?.status()).toBe(404)
      await expect(stranger.page.getByRole('heading', { name: stranger.words('mediaKits.check.missing') })).toBeVisible()
    })
  },
)
