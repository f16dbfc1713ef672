import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useRef, type RefObject } from 'react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useIntl } from 'react-intl'
import { Popover } from '../Popover/Popover.tsx'
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx'
import { commandOf, isMarked, isOn, type Tool } from './editor-state.ts'
import { hrefAt, setLink } from './edit-link.ts'
import { LinkForm } from './LinkForm.tsx'
import * as styles from './RichText.css.ts'
import { schema } from './schema.ts'
import { toolGroups } from './tool-groups.ts'

type EditorToolsProps = {
  state: EditorState | null
  view: RefObject<EditorView | null>
  isDisabled: boolean
  isLinking: boolean
  onLinking: (isLinking: boolean) => void
}

/** The toolbar is one tab stop; arrow keys move between the tools. After a tool is used, the focus moves to the text. */
export function EditorTools({ state, view, isDisabled, isLinking, onLinking }: EditorToolsProps) {
  const intl = useIntl()
  const linkTool = useRef<HTMLSpanElement>(null)
  const word = (tool: string) => intl.formatMessage({ id: `ds.richText.${tool}` })
  const backToText = () => requestAnimationFrame(() => view.current?.focus())
  const use = (tool: Tool) => {
    const editor = view.current
    if (!editor) return
    commandOf(tool)(editor.state, (transaction) => editor.dispatch(transaction), editor)
    backToText()
  }
  const link = (href: string | null) => {
    const editor = view.current
    if (editor) setLink(href)(editor.state, (transaction) => editor.dispatch(transaction))
    onLinking(false)
    backToText()
  }
  return (
    <Toolbar aria-label={word('tools')} className={styles.toolbar} data-part="toolbar">
      {toolGroups.map((group) => (
        <span key={group[0]?.[0]} className={styles.group}>
          {group.map(([tool, icon]) => (
            <ToggleButton
              key={tool}
              variant="quiet"
              icon={icon}
              label={word(tool)}
              isSelected={state !== null && isOn(state, tool)}
              onChange={() => use(tool)}
              isDisabled={isDisabled}
            />
          ))}
          <span className={styles.divider} aria-hidden="true" />
        </span>
      ))}
      <span ref={linkTool} className={styles.anchor}>
        <ToggleButton
          variant="quiet"
          icon="link"
          label={word('link')}
          isSelected={isLinking || (state !== null && isMarked(state, schema.marks.link))}
          onChange={() => onLinking(true)}
          isDisabled={isDisabled}
        />
      </span>
      {isLinking && state && (
        <Popover triggerRef={linkTool} isOpen onOpenChange={onLinking} aria-label={word('link')}>
          <LinkForm href={hrefAt(state)} onDone={link} />
        </Popover>
      )}
    </Toolbar>
  )
}
