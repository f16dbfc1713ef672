import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import path from 'node:path'
import { dismissDisabled } from '@wasla/design-system/codemods/0.1.0-dismiss-disabled.ts'
import type { Browser, Page } from 'playwright'
import { list } from 'tar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { specifiers } from '../changes/imports.ts'
import { capture, inRoot } from '../process.ts'
import { startBrowser } from '../visual/camera.ts'
import { filesOf, listen, type Site } from '../visual/site.ts'
import { packSystem } from './build.ts'
import { compare } from './compare.ts'
import { entriesOf } from './entries.ts'
import { buildExample, example } from './example.ts'
import { archive, folder, home } from './places.ts'
import { interfaceOf, interfaceOfFiles } from './versions.ts'

type Packed = {
  exports: Readonly<Record<string, string | { types: string; default: string }>>
  sideEffects: readonly string[]
  dependencies: Readonly<Record<string, string>>
  peerDependencies: Readonly<Record<string, string>>
}

let files: readonly string[]
let manifest: Packed
let browser: Browser
let site: Site
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

beforeAll(async () => {
  await packSystem()
  const found: string[] = []
  await list({ file: archive, onReadEntry: (entry) => void found.push(entry.path.replace(/^package\//u, '')) })
  files = found
  manifest = JSON.parse(read('package.json')) as Packed
  await buildExample()
  site = await listen(filesOf(path.join(example, 'dist')))
  browser = await startBrowser(() => undefined)
})

const scripts = () => files.filter((file) => file.endsWith('.js'))
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
const importsOf = (file: string) => Object.values(specifiers(read(file), file)).flat()

describe('the packed design system', () => {
  it('has these files besides modules and their types', () => {
    expect(files.filter((file) => !/^(?:dist\/.*\.js|types\/.*\.d\.ts)$/u.test(file))).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'api.txt',
      'components.json',
      'dist/fonts/LICENSE-mada',
      'dist/fonts/LICENSE-readex-pro',
      ...['arabic', 'latin'].flatMap((script) => [500, 600, 700].map((weight) => `dist/fonts/figures-${script}-${weight}.woff2`)),
      ...['arabic', 'latin-ext', 'latin'].map((script) => `dist/fonts/readex-pro-${script}-wght-normal.woff2`),
      'dist/styles.css',
      'messages/ar.json',
      'messages/en.json',
      'package.json',
      'tokens/dark.tokens.json',
      'tokens/light.tokens.json',
      'tokens/plain.tokens.json',
      'tokens/tokens.css',
    ])
  })

  it('has a module and types for every entry, and no story or test', () => {
    const lost = [...entriesOf(home)].flatMap(([address, file]) =>
      [`dist/${address}.js`, `types/${file.replace(/\.tsx?$/u, '.d.ts')}`].filter((name) => !files.includes(name)),
    )
    expect(lost).toEqual([])
    expect(files.filter((file) => /\.(?:test|stories|matrix)\.|\/(?:stories|foundations|example)\//u.test(file))).toEqual([])
  })

  it('exports only files that are packed', () => {
    const targets = Object.values(manifest.exports).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    expect(targets.filter((target) => !target.includes('*') && !existsSync(path.join(folder, target)))).toEqual([])
  })

  it('imports only files that are packed, and packages that its manifest names', () => {
    const named = { ...manifest.dependencies, ...manifest.peerDependencies }
    const used = new Set<string>()
    const lost = [...scripts(), ...files.filter((file) => file.endsWith('.d.ts'))].flatMap((file) =>
      importsOf(file).flatMap((specifier) => {
        if (isBuiltin(specifier)) return []
        if (specifier.startsWith('.')) {
          const target = path.posix.join(path.posix.dirname(file), specifier)
          const packed = file.endsWith('.d.ts') ? target.replace(/\.js$/u, '.d.ts') : target
          return files.includes(packed) ? [] : [`${file}: ${specifier}`]
        }
        used.add(packageOf(specifier))
        return packageOf(specifier) in named ? [] : [`${file}: ${specifier}`]
      }),
    )
    expect(lost).toEqual([])
    expect(Object.keys(named).filter((name) => !used.has(name))).toEqual([])
  })

  it('loads its own files by relative addresses only', () => {
    const addresses = [...read('dist/styles.css').matchAll(/url\(([^)]*)\)/gu)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(8)
    expect(addresses.filter((address) => !files.includes(path.posix.join('dist', address)))).toEqual([])
  })

  it('begins its style sheet with fonts and themes, so that components override the rules of the page', () => {
    const css = read('dist/styles.css')
    const order = ['@font-face', '--w-space-md:', 'box-sizing:border-box', 'react-aria-pressable', 'reactEasyCrop'].map((text) =>
      css.indexOf(text),
    )
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    expect(order[0]).toBe(0)
  })

  it('has side effects only in style sheets', () => {
    expect(manifest.sideEffects).toEqual(['**/*.css'])
    expect(scripts().filter((file) => importsOf(file).some((specifier) => specifier.endsWith('.css')))).toEqual([])
  })

  it('lists the signatures of every entry in its report', () => {
    const titles = [...read('api.txt').matchAll(/^## (\S+)$/gmu)].map(([, title]) => title)
    expect([...entriesOf(home).keys()].filter((address) => !titles.includes(address))).toEqual([])
    expect(read('api.txt')).toContain('export declare function Button(props: ButtonProps)')
  })

  it('lists its components for programs, with lines that import them', () => {
    const listed = JSON.parse(read('components.json')) as readonly { name: string; import: string }[]
    const addresses = listed.map((one) => /^import \{ \w+ \} from '@wasla\/design-system\/(.+)'$/u.exec(one.import)?.[1] ?? one.import)
    expect(listed.length).toBeGreaterThan(100)
    expect(addresses.filter((address) => !entriesOf(home).has(address))).toEqual([])
  })
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const texts = (language: string) =>
  JSON.parse(readFileSync(path.join(example, 'src', 'messages', `${language}.json`), 'utf8')) as Readonly<Record<string, string>>
const system = (language: string) =>
  JSON.parse(readFileSync(inRoot('design-system', 'messages', `${language}.json`), 'utf8')) as Readonly<Record<string, string>>

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** Opens the example, runs the steps and returns what the console said and what could not be loaded. */
async function opened(
  language: string,
  steps: (page: Page) => Promise<void>,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<readonly string[]> {
  const context = await browser.newContext({ locale: language, reducedMotion: 'reduce', colorScheme })
  const said: string[] = []
  const page = await context.newPage()
  page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && said.push(message.text())))
  page.on('pageerror', (error) => void said.push(error.message))
  page.on('response', (response) => void (response.ok() || said.push(`${response.status()} ${response.url()}`)))
  await page.goto(`${site.address}/?lang=${language}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await steps(page)
  await context.close()
  return said
}

describe.each([
  { language: 'en', direction: 'ltr', sample: 'Orders', amount: '12,345.50' },
  { language: 'ar', direction: 'rtl', sample: 'الطلبات', amount: '١٢٬٣٤٥٫٥٠' },
])('a product with the packed design system in $language', ({ language, direction, sample, amount }) => {
  it('has the direction, the words, the digits and the fonts of its language, and writes no error', async () => {
    const said = await opened(language, async (page) => {
      expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([language, direction])
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(sample)
      expect(await page.locator('main').textContent()).toContain(amount)
      const loaded = await page.evaluate(async () => {
        await document.fonts.ready
        return [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family, unicodeRange }) => `${family} ${unicodeRange}`)
      })
      const script = language === 'ar' ? 'U+600-6FF' : 'U+0-FF'
      expect(loaded.some((font) => /Readex Pro/u.test(font) && font.includes(script))).toBe(true)
      const [heading, main] = [await page.getByRole('heading', { level: 1 }).boundingBox(), await page.locator('main').boundingBox()]
      if (!heading || !main) throw new Error('The page is not shown.')
      const [atLeft, atRight] = [heading.x - main.x, main.x + main.width - heading.x - heading.width]
      expect(atLeft < atRight).toBe(direction === 'ltr')
    })
    expect(said).toEqual([])
  })

  it('opens a dialog with the keyboard, and gives the focus back when it is closed', async () => {
    const said = await opened(language, async (page) => {
      const { 'shop.new': name = '', 'shop.what': question = '' } = texts(language)
      const button = page.getByRole('button', { name })
      await button.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name })
      await dialog.getByText(question).waitFor()
      expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
      await dialog.getByRole('button', { name: system(language)['ds.dialog.cancel'] ?? '', exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect(await button.evaluate((node) => node === document.activeElement)).toBe(true)
    })
    expect(said).toEqual([])
  })

  it.each(['light', 'dark'] as const)('has no fault that axe finds in the %s theme', async (theme) => {
    const steps = async (page: Page) => {
      await page.evaluate(axe)
      const violations = await page.evaluate(async () => {
        const { axe: tool } = globalThis as unknown as { axe: { run: () => Promise<{ violations: readonly object[] }> } }
        return (await tool.run()).violations
      })
      expect(violations).toEqual([])
    }
    expect(await opened(language, steps, theme)).toEqual([])
  })
})

describe('the interface of an older version', () => {
  it('is read from a packed file, where nothing changed since', async () => {
    expect(await compare(await interfaceOf(archive), interfaceOfFiles(folder))).toEqual([])
  })

  it('is read from a commit, with the types that the compiler writes for it', async () => {
    const { version, entries, declarations } = await interfaceOf('HEAD')
    expect(version).toMatch(/^\d+\.\d+\.\d+$/u)
    expect(entries.get('components/Button')).toBe('components/Button/Button.tsx')
    expect(declarations.get('components/Button/Button')).toContain('export type ButtonProps')
  })
})

describe('the codemods of the packed design system', () => {
  it('change a source of the product', async () => {
    const file = path.join(example, 'src', 'before.tsx')
    writeFileSync(file, dismissDisabled.example.before)
    const bin = path.join(
      example,
      'node_modules',
      '.bin',
      process.platform === 'win32' ? 'design-system-codemod.CMD' : 'design-system-codemod',
    )
    const { code, output } = await capture(bin, ['--from', '0.0.0', file])
    expect(output).toContain(`changed ${file}`)
    expect(code).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(dismissDisabled.example.after)
  })
})
