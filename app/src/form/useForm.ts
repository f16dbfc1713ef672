import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { problemOf, type ServerProblem } from '#graphql/problems.ts'
import { changesSince } from './changes.ts'
import type { Check } from './check.ts'
import {
  handledErrorsOf,
  outcomeOf,
  outcomeOfProblem,
  placed,
  validationErrorsOf,
  withoutMended,
  type FormFields,
  type FormOutcome,
} from './form-problems.ts'

export type FormOptions<Draft extends object> = {
  /**
   * Saved values, or the empty form: the values at first and after a reset. They may differ at each render. The form stores only the
   * changed fields, so it shows new server values in all other fields.
   */
  saved: Draft
  /** Returns the values that were typed before a reload of the page; null if there are none. Called once. */
  restore?: () => Partial<Draft> | null
  check?: Check<Draft>
  /** Returns whether two drafts have the same saved content (`isSameValue`, or the form's own function). Needed for `isDirty`. */
  isSame?: (one: Draft, other: Draft) => boolean
  onChange?: (draft: Draft) => void
  /** Called with the server's refusal before the form shows it. */
  onRefused?: (problem: ServerProblem) => void
  /** Refusal of the saved values, if the page that the server rendered shows it. */
  refused?: ServerProblem | undefined
}

const fine: FormOutcome = { kind: 'fine' }

/**
 * State of one form. Stores the values and compares them with the saved ones. Checks them by the contract's rules and sends them, once at a
 * time. The design system's `Form` moves the focus to the first invalid field. `useUnsavedChanges(form.isDirty)` asks before the user
 * leaves the page.
 */
export function useForm<Draft extends object>(fields: FormFields, options: FormOptions<Draft>) {
  const { saved, restore, check, isSame, onChange, onRefused, refused } = options
  const intl = useIntl()
  const formats = useFormats()
  const [changes, setChanges] = useState<Partial<Draft>>(() => restore?.() ?? {})
  const [outcome, setOutcome] = useState(() => (refused ? outcomeOfProblem(refused, fields) : fine))
  const [isSending, setSending] = useState(false)
  /* Refs, because a handler may run twice between two renders and must see the latest values. */
  const latest = useRef(changes)
  const sent = useRef(changes)
  const isBusy = useRef(false)

  const draft: Draft = { ...saved, ...changes }
  const latestDraft = (): Draft => ({ ...saved, ...latest.current })
  const keepChanges = (next: Partial<Draft>) => {
    latest.current = next
    setChanges(next)
  }

  /* Runs after the render, because a list's field names depend on the draft. */
  const dropMended = useEffectEvent(async (changed: Partial<Draft>) => {
    if (!check || outcome.kind !== 'fields' || outcome.by !== 'rules') return
    const found = placed(await check(draft), fields)
    /* A later change or a later attempt sets its own outcome. */
    if (changed === latest.current) setOutcome((current) => (current === outcome ? withoutMended(current, found) : current))
  })
  /* Removes the problems of the last attempt that the rules no longer find. */
  useEffect(() => void dropMended(changes), [changes])

  const once = async <T>(run: (current: Draft) => Promise<T | null>): Promise<T | null> => {
    if (isBusy.current) return null
    isBusy.current = true
    try {
      const current = latestDraft()
      const found = check?.(current) ?? []
      if (found instanceof Promise) {
        setSending(true)
        /* Clears the problems of the earlier attempt. Otherwise `Form` would move the focus to them. */
        setOutcome(fine)
      }
      /*
       * If the rules are loaded, the check returns synchronously. The first invalid field then has the focus before the user presses the
       * next key.
       */
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
    /** Whether the draft differs from the saved values. Always false without `isSame`. */
    isDirty: isSame !== undefined && !isSame(saved, draft),
    /** Resets the form to the saved values. */
    reset(): void {
      keepChanges({})
      setOutcome(fine)
    },
    /** Counts the sent values as saved. Call this after a save if the form stays open. Changes made during the save remain. */
    forgetSent: () => keepChanges(changesSince(sent.current, latest.current)),
    /** Value for the mutation's `context.errors`: the refusals that the form shows itself. */
    errors: handledErrorsOf(fields),
    /** Errors to pass to `Form`. */
    validationErrors: validationErrorsOf(outcome, intl, formats),
    /** The server could not be reached; the form keeps all input. */
    isOffline: outcome.kind === 'offline',
    /** A check or a request is in progress. */
    isSending,
    /** Shows the problems that the rules find and sends nothing. For the steps before the last one. */
    validate: async (): Promise<boolean> => (await once(async () => true)) === true,
    /**
     * Checks and sends the form. Returns the result of `send`. Returns null if the form was not sent or was refused; the form shows the
     * reason.
     */
    submit: <T>(send: (current: Draft) => Promise<T | null>): Promise<T | null> =>
      once((current) => {
        sent.current = latest.current
        setSending(true)
        return send(current)
      }),
  }
}

/** The part of a form that the components around the fields use. */
export type FormHandle = Omit<ReturnType<typeof useForm<object>>, 'draft' | 'set' | 'submit'>
