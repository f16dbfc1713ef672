import { useEffect, useRef, type RefObject } from 'react'
import { inDigitsOf } from '../../locale/digits.ts'
import { useLocale } from '../../locale/LocaleProvider.tsx'

/**
 * Converts typed digits to the digits of the language before the field receives them. React Aria's field accepts both digit sets but does
 * not mix them: it would keep showing the set that was typed first (S-01).
 */
export function useOwnDigits(): RefObject<HTMLDivElement | null> {
  const { language } = useLocale()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    const translate = (event: InputEvent) => {
      const { target: input, data } = event
      if (!data || !(input instanceof HTMLInputElement)) return
      const own = inDigitsOf(language, data)
      if (own === data) return
      event.preventDefault()
      event.stopPropagation()
      input.setRangeText(own, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType, data: own }))
    }
    element?.addEventListener('beforeinput', translate, true)
    return () => element?.removeEventListener('beforeinput', translate, true)
  }, [language])
  return box
}
