import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { problemOf, type ServerProblem } from '#graphql/problems.ts'
import { changesSince } from './changes.ts'
import type { Check } from './check.ts'
import {
  handledErrorsOf,
  outcomeOf,
  placed,
  validationErrorsOf,
  withoutMended,
  type FormFields,
  type FormOutcome,
} from './form-problems.ts'

export type FormOptions<Draft extends object> = {
  /**
   * What the form opens with and goes back to: what is saved, or the empty form. It may be another one at each rendering: only what
   * was changed is held over it, so that what the server made of the rest shows as soon as it is known.
   */
  saved: Draft
  /** What was filled in before a reload of the page. Read once. */
  restore?: () => Draft
  check?: Check<Draft>
  /** Whether saving one over the other would change nothing, for a form that says whether it was changed (`isSameValue`, or its own). */
  isSame?: (one: Draft, other: Draft) => boolean
  onChange?: (draft: Draft) => void
  /** Called with a refusal by the server before the form shows it. */
  onRefused?: (problem: ServerProblem) => void
}

const fine: FormOutcome = { kind: 'fine' }

/**
 * One form: what is filled in, whether it differs from what is saved, what is wrong with it by the contract's rules or the
 * server's word, and sending it once at a time. `Form` of the design system moves the focus to the first field in error. Ask before
 * the page is left with `useUnsavedChanges(form.isDirty)`.
 */
export function useForm<Draft extends object>(fields: FormFields, options: FormOptions<Draft>) {
  const { saved, restore, check, isSame, onChange, onRefused } = options
  const intl = useIntl()
  const formats = useFormats()
  const [changes, setChanges] = useState<Partial<Draft>>(() => restore?.() ?? {})
  const [outcome, setOutcome] = useState(fine)
  const [isSending, setSending] = useState(false)
  /* What handlers read: they may run twice between two renderings. */
  const latest = useRef(changes)
  const sent = useRef(changes)
  const isBusy = useRef(false)

  const draft: Draft = { ...saved, ...changes }
  const latestDraft = (): Draft => ({ ...saved, ...latest.current })
  const keepChanges = (next: Partial<Draft>) => {
    latest.current = next
    setChanges(next)
  }

  /* After the rendering, because the fields of a list are named by the draft. */
  const dropMended = useEffectEvent(async (changed: Partial<Draft>) => {
    if (!check || outcome.kind !== 'fields' || outcome.by !== 'rules') return
    const found = placed(await check(draft), fields)
    /* A later change has its own answer, and so has a later attempt. */
    if (changed === latest.current) setOutcome((current) => (current === outcome ? withoutMended(current, found) : current))
  })
  /* Takes away what the last attempt found and the rules no longer find. */
  useEffect(() => void dropMended(changes), [changes])

  const once = async <T>(run: (current: Draft) => Promise<T | null>): Promise<T | null> => {
    if (isBusy.current) return null
    isBusy.current = true
    try {
      const current = latestDraft()
      const found = check?.(current) ?? []
      if (found instanceof Promise) {
        setSending(true)
        /* What was wrong before is no answer to this attempt: `Form` would take the focus to it. */
        setOutcome(fine)
      }
      /* Rules that are here answer at once, so that the first field in error has the focus before the next key is pressed. */
      const problems = found instanceof Promise ? await found : found
      setOutcome(problems.length > 0 ? { kind: 'fields', by: 'rules', fields: placed(problems, fields) } : fine)
      return problems.length > 0 ? null : await run(current)
    } catch (error) {
      const problem = problemOf(error)
      if (problem) onRefused?.(problem)
      setOutcome(outcomeOf(error, fields))
      return null
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  return {
    draft,
    set(change: Partial<Draft>): void {
      check?.prefetch?.()
      keepChanges({ ...latest.current, ...change })
      onChange?.(latestDraft())
    },
    /** Whether something was changed; never where `isSame` is left out. */
    isDirty: isSame !== undefined && !isSame(saved, draft),
    /** Back to what is saved. */
    reset(): void {
      keepChanges({})
      setOutcome(fine)
    },
    /** After a save whose form stays open: from now on what was sent is what is saved. What was changed meanwhile stays changed. */
    forgetSent: () => keepChanges(changesSince(sent.current, latest.current)),
    /** For the mutation's `context.errors`: refusals that the form shows itself. */
    errors: handledErrorsOf(fields),
    /** For `Form`. */
    validationErrors: validationErrorsOf(outcome, intl, formats),
    /** The server could not be reached; everything is still in the form. */
    isOffline: outcome.kind === 'offline',
    /** A check or a call is under way. */
    isSending,
    /** Shows what the rules find wrong, and sends nothing: for a step that leads to the next. */
    validate: async (): Promise<boolean> => (await once(async () => true)) === true,
    /** Checks, then sends; gives what `send` answered, or null where nothing was done and the form says why. */
    submit: <T>(send: (current: Draft) => Promise<T | null>): Promise<T | null> =>
      once((current) => {
        sent.current = latest.current
        setSending(true)
        return send(current)
      }),
  }
}

/** What the parts around the fields know of a form. */
export type FormHandle = Omit<ReturnType<typeof useForm<object>>, 'draft' | 'set' | 'submit'>
