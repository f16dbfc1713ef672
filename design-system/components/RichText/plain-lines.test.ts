import { expect, it } from 'vitest'
import { markupOfLines, placeInDocument } from './plain-lines.ts'
import { schema } from './schema.ts'
import { toHtml } from './to-html.ts'

const { nodes } = schema
const docOf = (text: string) =>
  nodes.doc.create(
    null,
    text.split('\n').map((line) => nodes.paragraph.create(null, line === '' ? null : schema.text(line))),
  )

it.each(['', '  ', 'Riyadh', 'one\n\nthree', 'a <b> & "c"', 'قهوة '])('markupOfLines writes %j as the editor does', (text) =>
  expect(markupOfLines(text)).toBe(toHtml(docOf(text))),
)

it.each(['', 'one', 'one\ntwo', '\n\nthree'])('placeInDocument maps each offset in %j to the same position in the document', (text) => {
  const doc = docOf(text)
  for (let offset = 0; offset <= text.length; offset += 1)
    expect(doc.textBetween(0, placeInDocument(text, offset), '\n')).toBe(text.slice(0, offset))
})
