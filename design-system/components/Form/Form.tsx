import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { FieldChanged } from './field-changed.ts'
import * as styles from './Form.css.ts'
import { stillRefused, type ValidationErrors } from './still-refused.ts'

export type FormProps = {
  /** Names the form for screen readers where its heading does not. */
  'aria-label'?: string
  'aria-labelledby'?: string
  /**
   * What the server refused, by field `name`. Each message stands at its field until that field is changed, and the
   * first such field gets the focus. There is no summary: a message belongs where it can be acted on.
   */
  validationErrors?: ValidationErrors
  onSubmit: (data: FormData) => void
  children: ReactNode
}

/** What is typed into counts before what opens a list: a phone field's number before its country. */
function focusFirstInvalid(form: HTMLFormElement | null) {
  const first = form?.querySelector<HTMLElement>('[data-invalid], [aria-invalid="true"]')
  const control = first?.matches('[aria-invalid="true"]')
    ? first
    : (first?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? first?.querySelector('button'))
  control?.focus()
}

/**
 * Fields that are sent together. The browser's own bubbles are off, because they speak the browser's language; the
 * caller decides what is wrong with the product's rules and says so at the field.
 */
export function Form({ validationErrors, onSubmit, children, ...labels }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  // A message goes with the first change, not when the field is left: leaving it by pressing a button below would move that button away.
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const shown = stillRefused(validationErrors, changed)
  const note = useCallback((name: string) => setChanged((before) => (before.has(name) ? before : new Set(before).add(name))), [])
  useEffect(() => {
    // At the document, after React: a state set on the way there would draw the controlled field before its change is known.
    const page = form.current?.ownerDocument
    const hear = ({ target }: Event) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (!isField || !target.name || !form.current?.contains(target)) return
      note(target.name)
    }
    page?.addEventListener('input', hear)
    return () => page?.removeEventListener('input', hear)
  }, [note])
  // Only an answer to sending moves the focus: callers make the messages anew on every keystroke, and in another language.
  const isAwaitingAnswer = useRef(false)
  useEffect(() => {
    if (!isAwaitingAnswer.current || !validationErrors || Object.keys(validationErrors).length === 0) return
    isAwaitingAnswer.current = false
    focusFirstInvalid(form.current)
  }, [validationErrors])
  return (
    <AriaForm
      {...labels}
      ref={form}
      className={styles.form}
      validationBehavior="aria"
      validationErrors={shown}
      data-component="Form"
      onSubmit={(event) => {
        event.preventDefault()
        isAwaitingAnswer.current = true
        setChanged(new Set())
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      <FieldChanged value={note}>{children}</FieldChanged>
    </AriaForm>
  )
}

export type { ValidationErrors } from './still-refused.ts'
