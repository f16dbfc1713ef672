import { AllSelection, EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { hrefAt, setLink } from './edit-link.ts'
import { schema } from './schema.ts'
import { toHtml } from './to-html.ts'

const { nodes, marks } = schema
const link = marks.link.create({ href: 'https://a.sa/' })
const page = nodes.doc.create(null, [
  nodes.paragraph.create(null, [schema.text('see '), schema.text('my ', [link]), schema.text('page', [link, marks.strong.create()])]),
])
const at = (from: number, to = from) => EditorState.create({ doc: page, selection: TextSelection.create(page, from, to) })
const after = (state: EditorState, href: string | null) => {
  let { doc } = state
  setLink(href)(state, (transaction) => {
    doc = transaction.doc
  })
  return toHtml(doc)
}

describe('a link', () => {
  it('is found from any cursor position in it, and if everything is selected', () => {
    expect([hrefAt(at(6)), hrefAt(at(10)), hrefAt(at(2))]).toEqual(['https://a.sa/', 'https://a.sa/', ''])
    expect(hrefAt(EditorState.create({ doc: page, selection: new AllSelection(page) }))).toBe('https://a.sa/')
  })
  it('is changed and removed as a whole', () => {
    expect(after(at(6), 'https://b.sa/')).toBe('<p>see <a href="https://b.sa/">my <strong>page</strong></a></p>')
    expect(after(at(10), null)).toBe('<p>see my <strong>page</strong></p>')
  })
  it('is inserted as text if nothing is selected', () =>
    expect(after(at(2), 'https://b.sa/')).toContain('s<a href="https://b.sa/">https://b.sa/</a>ee'))
})
