import type { ContactMethod } from '@wasla/contract/generated/user-types.ts'
import { useServices } from '#services/context.ts'
import { ContactOpenedDocument } from './contactOpened.generated.ts'

/**
 * Returns a function that reports which contact method of a profile was opened. The visitor waits for nothing, and a report that fails changes
 * nothing for them.
 */
export function useContactOpened(profileId: string) {
  const { call } = useServices()
  return (method: ContactMethod): void => {
    void call(ContactOpenedDocument, { profileId, method }, 'mine').catch(() => undefined)
  }
}
