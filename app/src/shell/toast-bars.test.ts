import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Returns whether a style keeps a bar at the lower edge of the window while the page scrolls. */
const isAtTheEdge = (style: string) => /position: '(?:sticky|fixed)'/u.test(style) && /insetBlockEnd: /u.test(style)

const app = join(import.meta.dirname, '..')

it('every bar at the lower edge of a page has the style `toastBar`, so that toasts appear above the bar', () => {
  const sheets = globSync('**/*.css.ts', { cwd: app }).filter((file) =>
    readFileSync(join(app, file), 'utf8')
      .split(/\nexport const |\nconst /u)
      .some(isAtTheEdge),
  )
  expect(sheets.length).toBeGreaterThan(5)
  const forgotten = sheets.filter((file) => {
    const folder = dirname(file)
    const users = globSync('*.tsx', { cwd: join(app, folder) })
      .map((name) => readFileSync(join(app, folder, name), 'utf8'))
      .filter((text) => text.includes(`/${basename(file)}'`))
    return !users.some((text) => text.includes('toastBar.'))
  })
  expect(forgotten).toEqual([])
})
