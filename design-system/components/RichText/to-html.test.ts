import type { Mark, Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { schema } from './schema.ts'
import { toHtml } from './to-html.ts'

const { nodes, marks } = schema
const p = (...content: Node[]) => nodes.paragraph.create(null, content)
const text = (words: string, ...given: Mark[]) => schema.text(words, given)
const doc = (...content: Node[]) => nodes.doc.create(null, content)

describe('the markup that toHtml writes', () => {
  it('has paragraphs, line breaks and marks', () => {
    const written = doc(
      p(text('One '), text('two', marks.strong.create()), nodes.hard_break.create(), text('three', marks.em.create())),
      p(text('أربعة', marks.underline.create())),
    )
    expect(toHtml(written)).toBe('<p>One <strong>two</strong><br><em>three</em></p><p><u>أربعة</u></p>')
  })
  it('has the marks inside a link, in the same order for any order of input', () => {
    const link = marks.link.create({ href: 'https://wasla.sa/?a=1&b="2"' })
    const once = toHtml(doc(p(text('x', marks.strong.create(), link))))
    expect(once).toBe('<p><a href="https://wasla.sa/?a=1&amp;b=&quot;2&quot;"><strong>x</strong></a></p>')
    expect(toHtml(doc(p(text('x', link, marks.strong.create()))))).toBe(once)
  })
  it('has lists inside lists', () => {
    const item = (...content: Node[]) => nodes.list_item.create(null, content)
    const list = nodes.ordered_list.create(null, [
      item(p(text('a'))),
      item(p(text('b')), nodes.bullet_list.create(null, [item(p(text('c')))])),
    ])
    expect(toHtml(doc(list))).toBe('<ol><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ol>')
  })
  it('escapes typed tags', () =>
    expect(toHtml(doc(p(text('<script>alert(1)</script> & "co"'))))).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;co&quot;</p>',
    ))
  it('is empty for a text of spaces', () => expect(toHtml(doc(p(), p(text('  '))))).toBe(''))
})
