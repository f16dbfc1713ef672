import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { toggleButton } from '../ToggleButton/ToggleButton.css.ts'
import type { PlaceholderState } from './placeholder-state.ts'
import { placeInDocument } from './plain-lines.ts'
import * as styles from './RichText.css.ts'
import { toolGroups } from './tool-groups.ts'

const tool = toggleButton({ variant: 'quiet' })

type RichTextStandInProps = {
  labelId: string
  notesId: string | undefined
  /** Plain text of the value; null for formatted text, which only the editor can show. While the text is null, nothing can be typed. */
  text: string | null
  isInvalid: boolean
  isDisabled: boolean
  isRequired: boolean
  onWrite: (text: string) => void
  onFocusChange: (isFocused: boolean) => void
  /** Replacing the field would lose a letter that is being composed (IME). */
  onComposingChange: (isComposing: boolean) => void
  /** Called with the state of the placeholder when the editor replaces it. */
  onLeave: (state: PlaceholderState) => void
}

/** Placeholder while the editor loads: its tools do nothing yet, and its text is typed without formatting and continues in the editor. */
export function RichTextStandIn(props: RichTextStandInProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const leave = useEffectEvent((field: HTMLTextAreaElement) => {
    const { text } = props
    const place = (offset: number) => placeInDocument(text ?? '', offset)
    props.onLeave({
      hasFocus: document.activeElement === field,
      selected: text ? [place(field.selectionStart), place(field.selectionEnd)] : null,
    })
  })
  useLayoutEffect(() => {
    const field = area.current
    return () => {
      if (field) leave(field)
    }
  }, [])
  return (
    <>
      <div className={styles.toolbar} aria-hidden="true" data-part="toolbar">
        {toolGroups.map((group) => (
          <span key={group[0]?.[0]} className={styles.group}>
            {group.map(([name, icon]) => (
              <span key={name} className={tool} data-disabled={props.isDisabled || undefined}>
                <Icon name={icon} />
              </span>
            ))}
            <span className={styles.divider} />
          </span>
        ))}
        <span className={styles.anchor}>
          <span className={tool} data-disabled={props.isDisabled || undefined}>
            <Icon name="link" />
          </span>
        </span>
      </div>
      <textarea
        ref={area}
        className={styles.standIn}
        dir="auto"
        aria-labelledby={props.labelId}
        aria-describedby={props.notesId}
        aria-invalid={props.isInvalid || undefined}
        aria-required={props.isRequired || undefined}
        disabled={props.isDisabled}
        readOnly={props.text === null}
        value={props.text ?? ''}
        onChange={({ target }) => props.onWrite(target.value)}
        onFocus={() => props.onFocusChange(true)}
        onBlur={() => props.onFocusChange(false)}
        onCompositionStart={() => props.onComposingChange(true)}
        onCompositionEnd={() => props.onComposingChange(false)}
        data-part="area"
      />
    </>
  )
}
