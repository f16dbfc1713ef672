import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { commandOf, isOn, lengthOf, tools, type Tool } from './editor-state.ts'
import { schema } from './schema.ts'
import { toHtml } from './to-html.ts'

const { nodes } = schema
const written = (...paragraphs: string[]) => {
  const doc = nodes.doc.create(
    null,
    paragraphs.map((words) => nodes.paragraph.create(null, words ? schema.text(words) : null)),
  )
  const state = EditorState.create({ doc })
  return state.apply(state.tr.setSelection(TextSelection.create(doc, 1, doc.content.size - 1)))
}
const press = (state: EditorState, ...pressed: Tool[]) =>
  pressed.reduce((before, tool) => {
    let after = before
    commandOf(tool)(before, (transaction) => {
      after = before.apply(transaction)
    })
    return after
  }, state)

describe('the tools of the editor', () => {
  it.each(tools)('turn %s on with one press, and off with the next press', (tool) => {
    const on = press(written('one', 'two'), tool)
    expect(isOn(on, tool)).toBe(true)
    expect(isOn(press(on, tool), tool)).toBe(false)
  })
  it('turn a list of one kind into a list of the other kind', () => {
    expect(toHtml(press(written('one', 'two'), 'bulletList', 'orderedList').doc)).toBe('<ol><li>one</li><li>two</li></ol>')
  })
  it('leave the words unchanged', () => expect(lengthOf(press(written('one', 'اثنان'), ...tools).doc)).toBe(8))
})
