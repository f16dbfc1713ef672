import { useId, useRef, useState, type ClipboardEvent, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { fixedDirection } from '../../locale/fixed-direction.ts'
import { Icon } from '../../icons/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { lineMark } from '../Field/Field.css.ts'
import * as styles from './OneTimeCode.css.ts'
import { codeInText, codeLength, nextCode, type CodeState } from './code.ts'

export type OneTimeCodeProps = {
  /** Accessible name of the field; the heading above usually names it visibly. @default “6-digit code” */
  label?: ReactNode
  /** @default 'idle' */
  state?: CodeState
  /** What is wrong with the code and what to do, shown and announced in state `wrong`. @default “Incorrect code, please try again.” */
  errorMessage?: ReactNode
  /** Digits set from outside, for instance to clear the field. Without it the field is uncontrolled. */
  value?: string
  onChange?: (code: string) => void
  /** Called once when the code has six digits, whether typed, pasted or filled in. */
  onComplete: (code: string) => void
  autoFocus?: boolean
}

const slots = Array.from({ length: codeLength }, (_slot, place) => place)

/**
 * A field for a code from a text message: one real input drawn as six slots, so that paste, autofill and screen readers work as usual
 * (B-10). The digits are left to right in both languages.
 * @selector [data-state] on the root, [data-now] on the slot that is next
 */
export function OneTimeCode({ label, state = 'idle', errorMessage, value, onChange, onComplete, autoFocus = false }: OneTimeCodeProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState('')
  const code = value ?? own
  const isFixed = state === 'checking' || state === 'success'

  const take = (next: string) => {
    if (isFixed) return
    if (next !== code) {
      setOwn(next)
      onChange?.(next)
    }
    if (next.length === codeLength) onComplete(next)
  }

  /* A seventh digit changes nothing and sends nothing. */
  const type = (typed: string) => {
    const next = nextCode(code, typed, state)
    if (next !== code) take(next)
  }

  /* The same code pasted again is sent again, because the last attempt may have failed for another reason. */
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const pasted = codeInText(event.clipboardData.getData('text'))
    if (pasted) take(pasted)
  }

  /* The caret is always after the last digit. */
  const toEnd = () => input.current?.setSelectionRange(codeLength, codeLength)

  return (
    <div className={styles.root} data-state={state} data-component="OneTimeCode">
      <VisuallyHidden>
        <label htmlFor={id}>{label ?? <FormattedMessage id="ds.oneTimeCode.label" values={{ count: codeLength }} />}</label>
      </VisuallyHidden>
      <div className={styles.row} dir="ltr" {...fixedDirection('latin')}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          dir="ltr"
          value={code}
          readOnly={isFixed}
          autoFocus={autoFocus}
          aria-invalid={state === 'wrong' || undefined}
          aria-describedby={`${id}-status`}
          onChange={(event) => type(event.target.value)}
          onPaste={paste}
          onSelect={toEnd}
        />
        {slots.map((place) => (
          <span
            key={place}
            className={styles.slot[state]}
            data-now={(state === 'idle' && place === code.length) || undefined}
            aria-hidden="true"
            data-part="slot"
          >
            {code[place]}
          </span>
        ))}
      </div>
      <div id={`${id}-status`} className={styles.status[state]} role={state === 'wrong' ? 'alert' : 'status'}>
        <Status state={state} errorMessage={errorMessage} />
      </div>
    </div>
  )
}

function Status({ state, errorMessage }: Required<Pick<OneTimeCodeProps, 'state'>> & Pick<OneTimeCodeProps, 'errorMessage'>) {
  if (state === 'idle') return null
  if (state === 'checking') return <FormattedMessage id="ds.oneTimeCode.checking" />
  if (state === 'success')
    return (
      <>
        <span className={lineMark}>
          <Icon name="circle-check" size="small" />
        </span>
        <FormattedMessage id="ds.oneTimeCode.success" />
      </>
    )
  return (
    <>
      <span className={lineMark}>
        <Icon name="circle-alert" size="small" />
      </span>
      <span>{errorMessage ?? <FormattedMessage id="ds.oneTimeCode.wrong" />}</span>
    </>
  )
}

export { codeStates, type CodeState } from './code.ts'
