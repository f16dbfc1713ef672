import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { DOMParser, type MarkType, type Node, type NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { EditorState, Plugin, type Command } from 'prosemirror-state'
import { schema } from './schema.ts'
import { visibleLength } from './visible-length.ts'

const { nodes, marks } = schema

/** Tools that the toolbar shows as on or off, depending on the cursor. */
export const tools = ['strong', 'em', 'underline', 'bulletList', 'orderedList'] as const
export type Tool = (typeof tools)[number]

const listTypes: Partial<Record<Tool, NodeType>> = { bulletList: nodes.bullet_list, orderedList: nodes.ordered_list }
const markTypes: Partial<Record<Tool, MarkType>> = { strong: marks.strong, em: marks.em, underline: marks.underline }

export const lengthOf = (doc: Node) => visibleLength(doc.textBetween(0, doc.content.size, '\n', '\n'))

export function isMarked({ selection: { from, to, empty, $from }, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  return empty ? Boolean(mark.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, mark)
}

/** Returns the type of the innermost list around the cursor. */
function listAround({ selection: { $from } }: EditorState): NodeType | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth)
    if (type === nodes.bullet_list || type === nodes.ordered_list) return type
  }
  return null
}

export function isOn(state: EditorState, tool: Tool): boolean {
  const mark = markTypes[tool]
  return mark ? isMarked(state, mark) : listAround(state) === listTypes[tool]
}

/** Returns a command that makes a list, removes it, or changes its kind. */
function toggleList(list: NodeType): Command {
  return (state, dispatch, view) => {
    const around = listAround(state)
    if (around === list) return liftListItem(nodes.list_item)(state, dispatch, view)
    if (!around) return wrapInList(list)(state, dispatch, view)
    const { $from } = state.selection
    const depth = Array.from({ length: $from.depth }, (_step, at) => $from.depth - at).find((each) => $from.node(each).type === around)
    if (depth === undefined) return false
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), list))
    return true
  }
}

export function commandOf(tool: Tool): Command {
  const list = listTypes[tool]
  const mark = markTypes[tool]
  return list ? toggleList(list) : mark ? toggleMark(mark) : () => false
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

/** Refuses changes that make the text longer than the limit. Accepts a change that shortens a text that is already too long. */
const stopAt = (limit: number, onFull: () => void) =>
  new Plugin({
    filterTransaction: (transaction, { doc }) => {
      if (!transaction.docChanged) return true
      const length = lengthOf(transaction.doc)
      if (length <= limit || length <= lengthOf(doc)) return true
      onFull()
      return false
    },
  })

type Options = {
  content: DocumentFragment
  /** Whether spaces of the content are text, because people typed it. In markup spaces may only format the source. @default false */
  isTyped?: boolean
  limit: number
  onFull: () => void
  onLink: () => void
}

/** Makes the state of the editor. Tab leaves the editor; Control and the brackets nest lists. */
export const createState = ({ content, isTyped = false, limit, onFull, onLink }: Options) =>
  EditorState.create({
    doc: DOMParser.fromSchema(schema).parse(content, { preserveWhitespace: isTyped }),
    plugins: [
      history(),
      stopAt(limit, onFull),
      keymap({
        'Mod-b': toggleMark(marks.strong),
        'Mod-i': toggleMark(marks.em),
        'Mod-u': toggleMark(marks.underline),
        'Mod-k': () => {
          onLink()
          return true
        },
        'Mod-z': undo,
        'Shift-Mod-z': redo,
        'Mod-y': redo,
        'Mod-]': sinkListItem(nodes.list_item),
        'Mod-[': liftListItem(nodes.list_item),
        'Shift-Enter': chainCommands(exitCode, breakLine),
        Enter: splitListItem(nodes.list_item),
      }),
      keymap(baseKeymap),
    ],
  })
