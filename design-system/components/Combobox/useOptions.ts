import { useEffect, useMemo, useState } from 'react'
import { findByName, indexNames } from '../../locale/match.ts'
import type { ComboboxOption, LoadOptions, OptionSource, OptionStatus } from './combobox-option.ts'

type Found<Id extends string> = { options: readonly ComboboxOption<Id>[]; status: OptionStatus; retry: () => void }

const none: readonly never[] = []

/** Debounce before a loader is called, in milliseconds, so that it is not called for every letter (H-08). */
const restBeforeAsking = 300

type Answer<Id extends string> = { load: LoadOptions<Id>; query: string; attempt: number; options: readonly ComboboxOption<Id>[] | null }

/**
 * Returns the options that match the typed text. Given options are searched regardless of hamzas and marks; other options come from the
 * loader. The loader is called only while the list is open. An answer to an earlier text is dropped, and the previous options stay until
 * the current answer arrives.
 */
export function useOptions<Id extends string>({ options, load, least = 0 }: OptionSource<Id>, query: string, isOpen: boolean): Found<Id> {
  const index = useMemo(() => indexNames(options ?? [], ({ label, searchNames = [] }) => [label, ...searchNames]), [options])
  const found = useMemo(() => findByName(index, query), [index, query])

  const isShort = query.trim().length < least
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer<Id>>()
  const isAnswered = answer?.load === load && answer?.query === query && answer.attempt === attempt
  useEffect(() => {
    if (!load || !isOpen || isShort || isAnswered) return
    const asking = new AbortController()
    const apply = (loaded: readonly ComboboxOption<Id>[] | null) => {
      if (!asking.signal.aborted) setAnswer({ load, query, attempt, options: loaded })
    }
    const waiting = setTimeout(
      () => {
        load(query, asking.signal).then(apply, () => apply(null))
      },
      query === '' ? 0 : restBeforeAsking,
    )
    return () => {
      clearTimeout(waiting)
      asking.abort()
    }
  }, [load, query, attempt, isOpen, isShort, isAnswered])

  if (!load) return { options: found, status: 'ready', retry: () => undefined }
  /* A choice clears the typed text. The field must still find the chosen option, so the options of the last answer are returned. */
  if (isShort) return { options: (query === '' && answer?.options) || none, status: 'short', retry: () => undefined }
  const status = !isAnswered ? 'loading' : answer.options ? 'ready' : 'failed'
  return { options: answer?.options ?? [], status, retry: () => setAttempt((before) => before + 1) }
}
