import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LocaleContexts } from '../../locale/LocaleProvider.tsx'
import { States } from './States.tsx'

it('the names of a matrix are English, its cells have the language of the page', () => {
  const table = { component: 'Dial', rows: [{ name: 'Plain', args: {} }], columns: [{ name: 'Rest' }, { name: 'Turned' }] }
  const html = renderToStaticMarkup(
    <LocaleContexts language="ar" messages={{}}>
      <States draw={{ rest: {}, draw: () => 'قرص' }} table={table} />
    </LocaleContexts>,
  )
  expect([...html.matchAll(/<(?<element>\w+)[^>]* lang="(?<language>\w+)"/gu)].map(({ groups }) => groups)).toEqual([
    { element: 'thead', language: 'en' },
    { element: 'th', language: 'en' },
  ])
  expect(html).toContain('قرص')
})
