import { changesOf } from '@wasla/contract/common/decision.ts'
import { decideDeleteProgram } from '@wasla/contract/programs/steps/delete.ts'
import type { Store } from '../memory.ts'
import { ownProgram, saveProgram } from './find.ts'

/**
 * Implements the mutation `deleteProgram` (K-27). Deletes a draft with its contents. If money was ever reserved for it, the row stays and
 * is marked as deleted.
 */
export function deleteProgram(store: Store, profileId: string, id: string): { id: string } {
  const { world } = store.memory
  const program = ownProgram(store, profileId, id)
  const wasPublished = world.programChanges.some(({ programId }) => programId === id)
  const { isForGood } = changesOf(decideDeleteProgram({ program, wasPublished }))
  if (!isForGood) {
    saveProgram(store, { ...program, deletedAt: store.clock.now() })
    return { id }
  }
  const isOfOthers = ({ programId }: { programId: string }) => programId !== id
  world.programs = world.programs.filter((one) => one.id !== id)
  world.programSteps = world.programSteps.filter(isOfOthers)
  world.programContents = world.programContents.filter(isOfOthers)
  world.programAssets = world.programAssets.filter(isOfOthers)
  return { id }
}
