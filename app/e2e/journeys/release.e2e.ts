import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { limit } from '../../../tools/machine/pace.ts'
import { startProduct } from '../../../tools/product.ts'
import { writeLayout } from '../../../tools/release/layout.ts'
import { linkPackages } from '../../../tools/release/link-packages.ts'
import { enterByButton } from '../harness/sign-in.ts'
import { expect, test as base } from '../harness/test.ts'

/** Returns each file of a folder with its size and time, so that a change of any of them can be seen. */
const contentOf = (folder: string) =>
  globSync('**/*', { cwd: folder, exclude: (name) => /(^|\/)node_modules$/u.test(name) })
    .map((name) => {
      const { size, mtimeMs } = statSync(path.join(folder, name))
      return `${name} ${size} ${mtimeMs}`
    })
    .toSorted()

const test = base.extend<object, { home: string }>({
  home: [
    async ({}, use) => {
      const home = mkdtempSync(path.join(tmpdir(), 'wasla-release-'))
      writeLayout(home)
      linkPackages(home)
      await use(home)
      rmSync(home, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: limit(90_000) },
  ],
  product: [
    async ({ home }, use) => {
      const product = await startProduct({ home, patience: limit(60_000) })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: limit(90_000) },
  ],
})

test.use({ server: 'release', serviceWorkers: 'allow' })

test(
  'the files of a release run by themselves, with the packages of the product only, and nothing is written among them',
  { tag: '@rule-desktop-en' },
  async ({ page, words, language, home, request }) => {
    const before = contentOf(home)
    expect(before.filter((line) => /\.test\.ts |\/testing\//u.test(line))).toEqual([])

    expect(await (await request.get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await request.get('/readyz')).status()).toBe(200)
    await enterByButton({ page, words, language }, 'networker')
    await expect(page.getByRole('heading', { level: 2, name: words('profiles.link.title') })).toBeVisible()

    expect(contentOf(home)).toEqual(before)
  },
)
