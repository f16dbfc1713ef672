import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react'

export const textKinds = ['text', 'email', 'tel', 'url', 'handle', 'code', 'count'] as const
export type TextKind = (typeof textKinds)[number]

type KindFacts = {
  type: HTMLInputTypeAttribute
  inputMode: NonNullable<HTMLAttributes<HTMLInputElement>['inputMode']>
  /** `ltr`: text that is always Latin, left to right in both languages (S-01). `auto`: the direction of the typed text (S-05). */
  dir: 'auto' | 'ltr'
  /** Turns off correction and capitalisation, because every letter counts. */
  isLiteral: boolean
}

export const textKindFacts: Record<TextKind, KindFacts> = {
  text: { type: 'text', inputMode: 'text', dir: 'auto', isLiteral: false },
  email: { type: 'email', inputMode: 'email', dir: 'ltr', isLiteral: true },
  tel: { type: 'tel', inputMode: 'tel', dir: 'ltr', isLiteral: true },
  url: { type: 'url', inputMode: 'url', dir: 'ltr', isLiteral: true },
  handle: { type: 'text', inputMode: 'text', dir: 'ltr', isLiteral: true },
  code: { type: 'text', inputMode: 'text', dir: 'ltr', isLiteral: true },
  /** A count in digits, for a page that needs the count after every key: `NumberField` reports its number only on blur. */
  count: { type: 'text', inputMode: 'numeric', dir: 'ltr', isLiteral: true },
}
