import { useState } from 'react'

/**
 * What a form shows over what stands: only what was changed is kept, so that what the server made of the rest is shown as soon as it
 * is known. `settle` forgets what was sent, and keeps what was changed while it was under way.
 */
export function useChanges<Draft extends object>(stood: Draft) {
  const [changes, setChanges] = useState<Partial<Draft>>({})
  return {
    draft: { ...stood, ...changes } as Draft,
    set: (change: Partial<Draft>) => setChanges((before) => ({ ...before, ...change })),
    discard: () => setChanges({}),
    settle: () => {
      const sent = changes
      setChanges(
        (now) => Object.fromEntries(Object.entries(now).filter(([name, value]) => sent[name as keyof Draft] !== value)) as Partial<Draft>,
      )
    },
  }
}
