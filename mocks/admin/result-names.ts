import type { ResultNames } from '@wasla/contract/admin/conversions.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { findProfile } from '../store/find.ts'
import type { Store } from '../store/memory.ts'
import { programById } from '../store/programs/find.ts'

type Named = { readonly programId: string; readonly profileId: string }

/** Returns the names of a result's participant and program. */
export function resultNamesOf(store: Store, { programId, profileId }: Named): ResultNames {
  const participant = findProfile(store, profileId)
  return { participant: participant ? mainNameOf(participant) : '', programName: programById(store, programId)?.name ?? '' }
}
