import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isolate } from '../../locale/isolate.ts'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { quarterOf, type QueuedFile } from './queue.ts'
import { listen, silent } from './spoken-steps.ts'

/** Returns the latest step of any file as text for a live region. */
export function useSpokenSteps(
  files: readonly QueuedFile<unknown>[],
  isHeld: boolean,
  refusalWords: (entry: QueuedFile<unknown>) => string | null,
): string {
  const intl = useIntl()
  const { percent } = useFormats()
  const [spoken, setSpoken] = useState(silent)
  const now = listen(spoken, files)
  if (now !== spoken) setSpoken(now)
  const entry = files.find(({ id }) => id === now.last)
  if (!entry) return ''
  const { state, file } = entry
  if (state.kind === 'checking' || state.kind === 'waiting') return ''
  return intl.formatMessage(
    { id: isHeld && state.kind === 'done' ? 'ds.fileDrop.spoken.held' : `ds.fileDrop.spoken.${state.kind}` },
    {
      name: isolate(file.name),
      share: percent(state.kind === 'sending' ? quarterOf(state.share) : 1),
      reason: refusalWords(entry) ?? '',
    },
  )
}
