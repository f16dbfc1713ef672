import { changesOf } from '@wasla/contract/common/decision.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import type { UpsertProgramInput, UpsertProgramStepInput } from '@wasla/contract/generated/user-types.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { decideSaveStep } from '@wasla/contract/programs/steps/save.ts'
import { decideUpsertProgram } from '@wasla/contract/programs/steps/upsert.ts'
import { isStoredStepType } from '@wasla/contract/programs/steps/rules.ts'
import type { Store } from '../memory.ts'
import type { Viewer } from '../session/sessions.ts'
import { recordTerms } from '../sealed-terms/seal.ts'
import { coverOf, imageOf, keepMedia } from './files.ts'
import { draftsOf, ownProgram, progressIn, saveProgram, stepOf } from './find.ts'

type Owner = Pick<Viewer, 'profileId' | 'userId'>

/** Implements the mutation `upsertProgram`. Creates a draft or changes a program's details (K-09). */
export async function upsertProgram(store: Store, owner: Owner, { id, coverImage, ...fields }: UpsertProgramInput): Promise<ProgramRecord> {
  const { profileId, userId } = owner
  const state = { program: id ? ownProgram(store, profileId, id) : null, drafts: draftsOf(store, profileId), owner: { profileId, userId } }
  const made = { id: store.nextId('program'), now: store.clock.now() }
  const cover = coverImage ? await coverOf(coverImage) : null
  // The check comes before the cover is stored, so that refused input leaves no file behind.
  changesOf(decideUpsertProgram(state, { fields, cover: cover && '' }, made))
  const url = cover && keepMedia(store, cover)
  const { program, isChanged } = changesOf(decideUpsertProgram(state, { fields, cover: url }, made))
  if (!isChanged) return program
  const saved = saveProgram(store, program)
  recordTerms(store, saved)
  return saved
}

/** Implements the mutation `upsertProgramStep` (K-04). */
export function upsertStep(store: Store, { profileId }: Owner, { programId, type, data }: UpsertProgramStepInput) {
  const program = ownProgram(store, profileId, programId)
  const { world } = store.memory
  const { step, objective } = changesOf(
    decideSaveStep(
      {
        program,
        progress: progressIn(store, programId),
        saved: isStoredStepType(type) ? stepOf(store, programId, type) : null,
        uploads: new Set(world.programAssets.filter((asset) => asset.programId === programId).map(({ url }) => url)),
      },
      { type, data },
      { id: store.nextId('step'), now: store.clock.now() },
    ),
  )
  if (step) {
    world.programSteps = [...world.programSteps.filter(({ id }) => id !== step.id), step]
    recordTerms(store, saveProgram(store, { ...program, ...objective, updatedAt: store.clock.now() }))
  }
  const progress = progressIn(store, programId)
  const id = progress.completedSteps.find((one) => one.type === type)?.id ?? ''
  return { id, programId, type, ...progress }
}

/** Implements the mutation `uploadProgramAsset`. Stores a photo for the catalogue of a program. */
export async function uploadAsset(store: Store, { profileId }: Owner, programId: string, file: Upload) {
  ownProgram(store, profileId, programId)
  const image = await imageOf(file, 'file')
  const url = keepMedia(store, image)
  store.memory.world.programAssets.push({ programId, url, createdAt: store.clock.now() })
  return { url, thumbnailUrl: null, mimeType: image.type, size: image.size }
}
