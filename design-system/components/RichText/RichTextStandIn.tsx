import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { toggleButton } from '../ToggleButton/ToggleButton.css.ts'
import type { Begun } from './begun.ts'
import { placeInDocument } from './plain-lines.ts'
import * as styles from './RichText.css.ts'
import { toolGroups } from './tool-groups.ts'

const tool = toggleButton({ variant: 'quiet' })

type RichTextStandInProps = {
  labelId: string
  notesId: string | undefined
  /** Null for a text with formatting, which the editor alone can show: nothing is written then. */
  text: string | null
  isInvalid: boolean
  isDisabled: boolean
  isRequired: boolean
  onWrite: (text: string) => void
  onFocusChange: (isFocused: boolean) => void
  /** A letter that is being composed (IME) would be lost by changing fields. */
  onComposingChange: (isComposing: boolean) => void
  /** Called as the editor takes its place. */
  onLeave: (begun: Begun) => void
}

/** The room of the editor while it is on its way: its tools are only drawn, its text is written without formatting and goes on there. */
export function RichTextStandIn(props: RichTextStandInProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const leave = useEffectEvent((field: HTMLTextAreaElement) => {
    const { text } = props
    const place = (offset: number) => placeInDocument(text ?? '', offset)
    props.onLeave({
      isHeld: document.activeElement === field,
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
