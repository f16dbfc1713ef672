import { DOMParser, Fragment, Slice } from 'prosemirror-model'
import { TextSelection, type EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { PlaceholderState } from './placeholder-state.ts'
import { cleanMarkup, cleanPasted } from './clean.ts'
import { createEchoes, type Echoes } from './echoes.ts'
import { createState, lengthOf } from './editor-state.ts'
import { EditorTools } from './EditorTools.tsx'
import { listDirections } from './list-direction.ts'
import * as styles from './RichText.css.ts'
import { schema } from './schema.ts'
import { toHtml } from './to-html.ts'

export type RichEditorProps = {
  labelId: string
  notesId: string | undefined
  value: string
  limit: number
  isInvalid: boolean
  isDisabled: boolean
  isRequired: boolean
  /** State of the placeholder. It is read once, at the first render. */
  placeholderState: RefObject<PlaceholderState>
  onChange: (html: string) => void
  /** Called with the number of visible characters, initially and after every change. */
  onLength: (length: number) => void
  /** Called after a change is refused because it exceeds the limit. */
  onFull: () => void
}

const linesOf = (text: string) =>
  new Slice(
    Fragment.from(text.split(/\r\n?|\n/).map((line) => schema.nodes.paragraph.create(null, line === '' ? null : schema.text(line)))),
    1,
    1,
  )

/** Returns the part of a paste or a drop that the schema allows. ProseMirror's own parser would first set the markup as `innerHTML`. */
function carried(data: DataTransfer | null): Slice | null {
  const html = data?.getData('text/html')
  const text = data?.getData('text/plain')
  if (html) return DOMParser.fromSchema(schema).parseSlice(cleanPasted(html))
  return text ? linesOf(text) : null
}

/** The editor with its library. It is a separate chunk. */
export function RichEditor({
  value,
  limit,
  isInvalid,
  isDisabled,
  isRequired,
  placeholderState,
  labelId,
  notesId,
  ...callbacks
}: RichEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const [isLinking, setLinking] = useState(false)
  const latest = useRef(callbacks)
  /** Tracks reported values that come back as the prop: they are no changes. */
  const echoes = useRef<Echoes | null>(null)
  const first = useRef({ value, limit, placeholderState })
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    ...(notesId && { 'aria-describedby': notesId }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(isRequired && { 'aria-required': 'true' }),
    ...(isDisabled && { 'aria-disabled': 'true' }),
    class: styles.area,
  }
  const attributesNow = useRef(attributes)
  const isDisabledNow = useRef(isDisabled)
  useLayoutEffect(() => {
    latest.current = callbacks
    attributesNow.current = attributes
    isDisabledNow.current = isDisabled
    view.current?.setProps({})
  })

  useLayoutEffect(() => {
    if (!place.current) return
    const open = (html: string) =>
      createState({
        content: cleanMarkup(html),
        isTyped: first.current.placeholderState.current.selected !== null,
        limit: first.current.limit,
        onFull: () => latest.current.onFull(),
        onLink: () => setLinking(true),
      })
    const take = (editor: EditorView, event: ClipboardEvent | DragEvent, data: DataTransfer | null, at?: number) => {
      const slice = carried(data)
      event.preventDefault()
      if (!slice || isDisabledNow.current) return true
      const { tr } = editor.state
      editor.dispatch((at === undefined ? tr.replaceSelection(slice) : tr.replace(at, at, slice)).scrollIntoView())
      editor.focus()
      return true
    }
    const editor = new EditorView(place.current, {
      state: open(first.current.value),
      editable: () => !isDisabledNow.current,
      attributes: () => attributesNow.current,
      decorations: ({ doc }) => listDirections(doc),
      handleDOMEvents: {
        paste: (self, event) => take(self, event, event.clipboardData),
        drop: (self, event) =>
          self.dragging ? false : take(self, event, event.dataTransfer, self.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
      },
      dispatchTransaction(transaction) {
        const { state: next, transactions } = editor.state.applyTransaction(transaction)
        editor.updateState(next)
        setState(next)
        // A refused change leaves the document unchanged.
        if (!transactions.some(({ docChanged }) => docChanged)) return
        latest.current.onLength(lengthOf(next.doc))
        const html = toHtml(next.doc)
        echoes.current?.report(html)
        latest.current.onChange(html)
      },
    })
    view.current = editor
    echoes.current = createEchoes(first.current.value)
    setState(editor.state)
    latest.current.onLength(lengthOf(editor.state.doc))
    const { hasFocus, selected } = first.current.placeholderState.current
    if (selected) editor.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, ...selected)))
    if (hasFocus) editor.focus()
    return () => {
      view.current = null
      editor.destroy()
    }
  }, [])

  useEffect(() => {
    const editor = view.current
    if (!editor || echoes.current?.isEcho(value)) return
    const doc = DOMParser.fromSchema(schema).parse(cleanMarkup(value))
    editor.updateState(editor.state.apply(editor.state.tr.replaceWith(0, editor.state.doc.content.size, doc.content)))
    setState(editor.state)
    latest.current.onLength(lengthOf(editor.state.doc))
  }, [value])

  return (
    <>
      <EditorTools state={state} view={view} isDisabled={isDisabled} isLinking={isLinking} onLinking={setLinking} />
      <div ref={place} data-part="area" />
    </>
  )
}
