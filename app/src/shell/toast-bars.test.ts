import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, it } from 'vitest'

/** Returns whether a style keeps a bar at the lower edge of the window while the page scrolls. `barFrame` is the frame that forms share. */
const isAtTheEdge = (style: string) =>
  style.includes('...barFrame') || (/position: '(?:sticky|fixed)'/u.test(style) && /insetBlockEnd: /u.test(style))

const app = join(import.meta.dirname, '..')

it('every bar at the lower edge of a page has the style `toastBar`, so that toasts appear above the bar', () => {
  const sheets = globSync('**/*.css.ts', { cwd: app }).filter((file) =>
    readFileSync(join(app, file), 'utf8')
      .split(/\nexport const |\nconst /u)
      .some(isAtTheEdge),
  )
  expect(sheets.length).toBeGreaterThan(5)
  const components = globSync('**/*.tsx', { cwd: app }).map((file) => ({ file, text: readFileSync(join(app, file), 'utf8') }))
  const forgotten = sheets.filter((sheet) => {
    const users = components.filter(({ file, text }) =>
      [...text.matchAll(/from '(#|\.{1,2}\/)([^']+)'/gu)].some(
        ([, start = '', rest = '']) => (start === '#' ? rest : posix.join(dirname(file), start, rest)) === sheet,
      ),
    )
    return !users.some(({ text }) => text.includes('toastBar.'))
  })
  expect(forgotten).toEqual([])
})
