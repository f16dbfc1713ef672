import { useEffect } from 'react'
import { useServices, useSession } from '#services/context.ts'
import { readTyped, typedText } from './typed-draft.ts'

type TypedDraftOptions<Draft> = {
  /** Name of the form in the tab's storage; null if nothing is stored, for example because a saved record is edited. */
  name: string | null
  empty: Draft
  /** Fields with files, which the tab cannot store. */
  files: readonly (keyof Draft)[]
}

/**
 * Keeps what was typed into a long form if the tab is reloaded, for example to get the network back. Pass `restore` and `keep` to the form.
 * If the reader leaves the page in any other way, the form has been saved, or the reader has agreed to lose it: then it is removed.
 */
export function useTypedDraft<Draft extends object>({ name, empty, files }: TypedDraftOptions<Draft>) {
  const { tabBox } = useServices()
  const session = useSession()
  const profileId = session.status === 'signedIn' ? session.identity.profileId : ''
  const at = name && `wasla.typed.${name}.${profileId}`
  useEffect(() => {
    if (at === null) return undefined
    return () => tabBox.removeItem(at)
  }, [tabBox, at])
  return {
    restore: () => (at === null ? null : readTyped(tabBox.getItem(at), empty, files)),
    keep: (draft: Draft) => {
      if (at !== null) tabBox.setItem(at, typedText(draft, files))
    },
  }
}
