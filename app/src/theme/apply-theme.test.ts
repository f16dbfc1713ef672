import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { dark } from '@wasla/design-system/themes/dark.ts'
import { light } from '@wasla/design-system/themes/light.ts'
import { applyTheme } from './apply-theme.ts'
import { barColours, themeChoices, type ThemeChoice } from './theme.ts'

const aPage = () => {
  const scheme = { name: 'color-scheme', media: '', content: 'light dark' }
  const bars = (['light', 'dark'] as const).map((theme) => ({
    name: 'theme-color',
    media: `(prefers-color-scheme: ${theme})`,
    content: barColours[theme],
  }))
  const all = [...bars, scheme]
  return {
    all,
    documentElement: { dataset: {} as Record<string, string>, lang: 'en', dir: 'ltr' },
    querySelectorAll: (selector: string) => all.filter(({ name }) => selector === `meta[name="${name}"]`),
  }
}

const look = (page: ReturnType<typeof aPage>) => [page.documentElement.dataset['theme'] ?? null, ...page.all.map(({ content }) => content)]
const shown: Record<ThemeChoice, unknown[]> = {
  light: ['light', barColours.light, barColours.light, 'light'],
  dark: ['dark', barColours.dark, barColours.dark, 'dark'],
  device: [null, barColours.light, barColours.dark, 'light dark'],
}

describe('a chosen theme', () => {
  it.each(themeChoices)('colours the page, its controls and the browser’s bars if the choice is %s', (choice) => {
    const page = aPage()
    applyTheme(page, 'dark')
    applyTheme(page, choice)
    expect(look(page)).toEqual(shown[choice])
  })

  it('uses the theme’s background colour for the bars', () => {
    expect([barColours.light, barColours.dark]).toEqual([light.colour.canvas, dark.colour.canvas].map((colour) => colour.toUpperCase()))
  })
})

/** The HTML files that the browser gets, with the script that runs before the first paint. */
describe.each(['index.html', 'admin.html', 'till.html'])('before the first paint of %s', (file) => {
  const html = readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''

  it.each([
    ['light', shown.light],
    ['dark', shown.dark],
    [null, shown.device],
    ['neon', shown.device],
  ])('the page has the colours of the stored theme %s', (choice, expected) => {
    const page = aPage()
    const stored = (name: string) => (name === 'theme' ? choice : null)
    runInNewContext(script, {
      document: { ...page, getElementById: () => null },
      localStorage: { getItem: stored },
      location: { search: '', pathname: '/' },
      navigator: { language: 'en' },
    })
    expect(look(page)).toEqual(expected)
  })

  it('the browser’s bars have the same colours as after the app has started', () => {
    for (const [theme, colour] of Object.entries(barColours))
      expect(html).toContain(`<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${theme})" />`)
  })
})
