import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { FieldChanged } from './field-changed.ts'
import * as styles from './Form.css.ts'
import { focusAnswer, focusField } from './focus-field.ts'
import { FormErrors } from './form-errors.ts'
import { restated, stillRefused, type ValidationErrors } from './still-refused.ts'

export type FormProps = {
  /** Id for a button outside the form, such as a button in the foot of a sheet: `<Button type="submit" form={id}>`. */
  id?: string
  /** Accessible name, if no heading names the form. */
  'aria-label'?: string
  'aria-labelledby'?: string
  /**
   * Errors of the server, by field `name`. Each is shown at its field until that field is changed. The first such field gets the focus; in
   * a long form with an `ErrorSummary`, the summary does.
   */
  validationErrors?: ValidationErrors
  onSubmit: (data: FormData) => void
  /** Address that gets the fields with POST if the form is sent before the page's scripts are there. */
  action?: string
  children: ReactNode
}

/**
 * Fields that are sent together. Native validation is off, because its messages are in the browser's language; the caller validates by the
 * product's rules and passes the errors.
 */
export function Form({ validationErrors, onSubmit, action, children, ...labels }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  // A message disappears at the first change of its field. If it disappeared on blur, a button below would move while it is being pressed.
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  /*
   * The library drops the messages of its fields when a field with typed text loses the focus, for instance to the summary. A new object
   * restores these messages, because in this form only a change of a field removes its message.
   */
  const [left, setLeft] = useState(0)
  const shown = useMemo(() => restated(stillRefused(validationErrors, changed), left), [validationErrors, changed, left])
  const note = useCallback((name: string) => setChanged((before) => (before.has(name) ? before : new Set(before).add(name))), [])
  useEffect(() => {
    // Listens at the document, after React: a state set earlier would render the controlled field before its change is known.
    const page = form.current?.ownerDocument
    const hear = ({ target }: Event) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (!isField || !target.name || !form.current?.contains(target)) return
      note(target.name)
    }
    const leave = ({ target }: Event) => {
      if (target instanceof Node && form.current?.contains(target)) setLeft((times) => times + 1)
    }
    page?.addEventListener('input', hear)
    page?.addEventListener('change', leave)
    return () => {
      page?.removeEventListener('input', hear)
      page?.removeEventListener('change', leave)
    }
  }, [note])
  const errors = useMemo(() => ({ refused: shown ?? {}, focus: (name: string) => focusField(form.current, name) }), [shown])
  // Only the answer to a submit moves the focus: callers also create new messages on every keystroke and on a change of language.
  const isAwaitingAnswer = useRef(false)
  useEffect(() => {
    if (!isAwaitingAnswer.current || !validationErrors || Object.keys(validationErrors).length === 0) return
    isAwaitingAnswer.current = false
    focusAnswer(form.current)
  }, [validationErrors])
  return (
    <AriaForm
      {...labels}
      {...(action !== undefined && { action, method: 'post' })}
      ref={form}
      className={styles.form}
      validationBehavior="aria"
      validationErrors={shown}
      data-component="Form"
      onSubmit={(event) => {
        event.preventDefault()
        // For React, a form in a sheet is inside the form that opened the sheet. Its submit must not send that form too.
        event.stopPropagation()
        isAwaitingAnswer.current = true
        setChanged(new Set())
        onSubmit(new FormData(event.currentTarget))
      }}
    >
      <FieldChanged value={note}>
        <FormErrors value={errors}>{children}</FormErrors>
      </FieldChanged>
    </AriaForm>
  )
}

export type { ValidationErrors } from './still-refused.ts'
