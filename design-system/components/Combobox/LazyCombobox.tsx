import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FieldChanged } from '../Form/field-changed.ts'
import { useApproach } from '../Lazy/useApproach.ts'
import { useLazyModule } from '../Lazy/useLazyModule.ts'
import type { Combobox, ComboboxProps } from './Combobox.tsx'
import { ComboboxStandIn } from './ComboboxStandIn.tsx'

const load = (): Promise<typeof Combobox> => import('./Combobox.tsx').then((module) => module.Combobox)

/** Opens the list, unless a key has opened it in the meantime. */
const openList = (input: HTMLInputElement) =>
  input.ariaExpanded !== 'true' && input.parentElement?.querySelector<HTMLElement>('[data-part="open"]')?.click()

/**
 * A `Combobox` far down a form. Its code for searching and listing options is large and is loaded when the reader comes near; until then a
 * plain field replaces it. Focus, text and selection carry over to the real field.
 */
export function LazyCombobox<Id extends string>(props: ComboboxProps<Id> & Required<Pick<ComboboxProps<Id>, 'value'>>) {
  const { value, onChange, name } = props
  const tellForm = useContext(FieldChanged)
  const input = useRef<HTMLInputElement>(null)
  const selected = useRef<[number, number] | null>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const [isListRequested, setListRequested] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const { part, fetch } = useLazyModule(load)
  useApproach(input, fetch)
  /* Replacing the field would lose a letter that is being composed (IME). */
  const Whole = isComposing ? null : part

  const goOn = useEffectEvent(() => {
    const field = input.current
    if (!hasFocus || !field) return
    if (typed !== null) field.setSelectionRange(typed.length, typed.length)
    else if (selected.current) field.setSelectionRange(...selected.current)
    if (typed || isListRequested) openList(field)
  })
  useEffect(() => {
    if (Whole) goOn()
  }, [Whole])

  if (Whole) return <Whole {...props} inputRef={input} autoFocus={hasFocus} begun={typed ?? undefined} />
  const write = (text: string) => {
    setTyped(text)
    if (text !== '' || !value) return
    if (name) tellForm(name)
    onChange?.(null)
  }
  return (
    <ComboboxStandIn
      label={props.label}
      hint={props.hint}
      errorMessage={props.errorMessage}
      isOptional={props.isOptional}
      name={name}
      placeholder={props.placeholder}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      text={typed ?? value?.label ?? ''}
      input={input}
      onWrite={write}
      onFocusChange={(isFocused) => {
        setHasFocus(isFocused)
        if (isFocused) fetch()
        else setTyped(null)
      }}
      onSelect={() => {
        const { selectionStart, selectionEnd } = input.current ?? {}
        selected.current = [selectionStart ?? 0, selectionEnd ?? 0]
      }}
      onComposingChange={setComposing}
      onAsk={() => {
        setListRequested(true)
        fetch()
      }}
    />
  )
}
