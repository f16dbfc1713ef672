import { expect, it } from 'vitest'
import { listDirections } from './list-direction.ts'
import { schema } from './schema.ts'

const paragraph = (words: string) => schema.node('paragraph', null, words === '' ? [] : [schema.text(words)])
const list = (...items: string[]) =>
  schema.node(
    'bullet_list',
    null,
    items.map((words) => schema.node('list_item', null, [paragraph(words)])),
  )

it('a list has the direction of its first letter; a list without letters has the direction of the page', () => {
  const doc = schema.node('doc', null, [list('أرز', 'Rice'), paragraph('We cook'), list('Rice', 'أرز'), list('12')])
  const found = listDirections(doc).find()
  expect(found.map(({ from }) => doc.nodeAt(from)?.textContent)).toEqual(['أرزRice', 'Riceأرز'])
})
