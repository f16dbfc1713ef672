import { useState, type ReactNode } from 'react'
import { sayNotLoaded } from '@wasla/design-system/components/Toast/sayNotLoaded.tsx'
import { isSameValue } from '#form/same-value.ts'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useWords } from '#services/useWords.ts'
import type { FreeTerms } from './free-terms.ts'
import { termsMessages } from './messages/catalogue.ts'

/* The question (4 kB with the comparison of texts) is loaded when terms of a published program are saved. */
const TermsQuestion = lazyOverlay(() => import('./TermsQuestion.tsx').then((module) => module.TermsQuestion))

type Question = { readonly answer: (isYes: boolean) => void }

type SavingTerms<Saved> = {
  readonly save: () => Promise<Saved | null>
  /** Shows what is wrong with the form. Nobody is asked about a form that cannot be saved. */
  readonly validate: () => Promise<boolean>
  /** The terms that are saved, and the typed ones; null if nobody needs to be asked. */
  readonly terms: { readonly before: FreeTerms; readonly after: FreeTerms } | null
}

/**
 * Returns a function that saves, and first asks the owner of a published program if terms change. It returns null if the owner does not confirm.
 * `dialog` is the question.
 */
export function useTermsQuestion<Saved>({ save, validate, terms }: SavingTerms<Saved>): {
  onSave: () => Promise<Saved | null>
  dialog: ReactNode
} {
  const [question, setQuestion] = useState<Question | null>(null)
  const answer = (isYes: boolean) => {
    question?.answer(isYes)
    setQuestion(null)
  }
  const hasWords = useWords(termsMessages, question !== null, () => {
    answer(false)
    sayNotLoaded()
  })
  const onSave = async () => {
    if (!terms || isSameValue(terms.before, terms.after)) return save()
    if (!(await validate())) return null
    const isYes = await new Promise<boolean>((resolve) => setQuestion({ answer: resolve }))
    return isYes ? save() : null
  }
  return {
    onSave,
    dialog: question && terms && hasWords && (
      <TermsQuestion before={terms.before} after={terms.after} onAnswer={answer} onClose={() => answer(false)} />
    ),
  }
}
