import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { FieldCounter } from '../Field/FieldCounter.tsx'
import { FieldGroup } from '../Field/FieldGroup.tsx'
import type { FieldTexts } from '../Field/Field.tsx'
import type { CounterLimits } from '../Field/counter.ts'
import { FieldChanged } from '../Form/field-changed.ts'
import { useApproach } from '../Lazy/useApproach.ts'
import { useLazyModule } from '../Lazy/useLazyModule.ts'
import { useWarmUp } from '../Lazy/useWarmUp.ts'
import { sayNotLoaded } from '../Toast/sayNotLoaded.tsx'
import { untouched } from './placeholder-state.ts'
import { markupOfLines } from './plain-lines.ts'
import * as styles from './RichText.css.ts'
import { RichTextStandIn } from './RichTextStandIn.tsx'
import { visibleLength } from './visible-length.ts'

/*
 * The editor and its library are 80 kB. They are loaded when the reader comes near the field, or a few seconds after the page has opened. A
 * field without formatted text does not load them just because it is visible when the page opens.
 */
const load = () => import('./RichEditor.tsx').then((module) => module.RichEditor)

export type RichTextProps = FieldTexts & {
  /** Markup of `p br strong em u ul ol li a[href]` (G-06); anything else is removed. The empty string is an empty text. */
  value?: string
  defaultValue?: string
  onChange?: (html: string) => void
  /** Limits in visible characters: past `advised` the counter is amber, at `limit` nothing more is accepted. */
  counter: CounterLimits
  /** Name of the field in a `Form`. */
  name?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/**
 * Prose with some formatting: bold, italic, underline, lists, links. Each paragraph has its own direction (S-05). Pasted text keeps its
 * words, its paragraphs and this formatting.
 * @selector [data-invalid] [data-disabled] on the box; [data-selected] on a tool
 */
export function RichText({
  value,
  defaultValue = '',
  onChange,
  counter,
  name,
  isRequired = false,
  isDisabled = false,
  ...texts
}: RichTextProps) {
  const tellForm = useContext(FieldChanged)
  const [own, setOwn] = useState(defaultValue)
  const [used, setUsed] = useState(0)
  const [isFull, setFull] = useState(false)
  const html = value ?? own
  const box = useRef<HTMLDivElement>(null)
  const placeholderState = useRef(untouched)
  const [hasFocus, setHasFocus] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const [typed, setTyped] = useState('')
  const { part, hasFailed, fetch } = useLazyModule(load)
  const RichEditor = isComposing ? null : part
  /* Only the editor can show formatted text. */
  const isPlain = html === markupOfLines(typed)
  useApproach(box, fetch, { isSightEnough: !isPlain })
  useWarmUp(load)
  const sayFailure = useEffectEvent(() => {
    if (hasFocus) sayNotLoaded()
  })
  useEffect(() => {
    if (hasFailed) sayFailure()
  }, [hasFailed])
  const change = (next: string) => {
    if (name) tellForm(name)
    setOwn(next)
    onChange?.(next)
  }
  const write = (text: string) => {
    const length = visibleLength(text)
    const isRefused = length > counter.limit && length > visibleLength(typed)
    setFull(isRefused)
    if (isRefused) return
    setTyped(text)
    setUsed(length)
    change(markupOfLines(text))
  }
  return (
    <FieldGroup {...texts} component="RichText" name={name} isDisabled={isDisabled} counter={<FieldCounter used={used} limits={counter} />}>
      {({ labelId, notesId, isInvalid }) => (
        <div ref={box} className={styles.box} data-invalid={isInvalid || undefined} data-disabled={isDisabled || undefined} data-part="box">
          {RichEditor ? (
            <RichEditor
              labelId={labelId}
              notesId={notesId}
              value={html}
              limit={counter.limit}
              isInvalid={isInvalid}
              isDisabled={isDisabled}
              isRequired={isRequired}
              onChange={change}
              onLength={(length) => {
                setUsed(length)
                setFull(false)
              }}
              onFull={() => setFull(true)}
              placeholderState={placeholderState}
            />
          ) : (
            <RichTextStandIn
              labelId={labelId}
              notesId={notesId}
              text={isPlain ? typed : null}
              isInvalid={isInvalid}
              isDisabled={isDisabled}
              isRequired={isRequired}
              onWrite={write}
              onFocusChange={(isFocused) => {
                setHasFocus(isFocused)
                if (isFocused) fetch()
              }}
              onComposingChange={setComposing}
              onLeave={(left) => (placeholderState.current = left)}
            />
          )}
          {name && <input type="hidden" name={name} value={html} />}
          <VisuallyHidden>
            <span role="status">{isFull && <FormattedMessage id="ds.richText.full" values={{ limit: counter.limit }} />}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldGroup>
  )
}
