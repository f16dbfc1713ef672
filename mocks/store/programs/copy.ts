import { changesOf } from '@wasla/contract/common/decision.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { copyRefusal, decideCopyProgram } from '@wasla/contract/programs/steps/copy.ts'
import type { Store } from '../memory.ts'
import type { Viewer } from '../session/sessions.ts'
import { keepMedia } from './files.ts'
import { contentsOf, draftsOf, ownProgram, saveProgram, stepsOf } from './find.ts'

/**
 * Copies an uploaded file and returns the address of the copy. Files of the world cannot be deleted, so their address is returned
 * unchanged.
 */
function copyFile(store: Store, address: string): string {
  const file = store.memory.pictures.get(address.slice(address.lastIndexOf('/') + 1))
  return file && address.startsWith('/files/') ? keepMedia(store, file) : address
}

/** Implements the mutation `copyProgram`. Creates a draft from a retired program, with copies of its files. */
export function copyProgram(store: Store, { profileId, userId }: Pick<Viewer, 'profileId' | 'userId'>, id: string): ProgramRecord {
  const { world } = store.memory
  const former = ownProgram(store, profileId, id)
  const state = {
    program: former,
    steps: stepsOf(store, id),
    contents: [...contentsOf(store, id, 'SHAREABLE'), ...contentsOf(store, id, 'LEARNING')],
    drafts: draftsOf(store, profileId),
    owner: { profileId, userId },
  }
  // The check comes before the copying, so that a refused copy leaves no files behind.
  const refusal = copyRefusal(state)
  if (refusal) throw refusal
  const copied = new Map<string, string>()
  const addressOf = (address: string): string => {
    const copy = copied.get(address) ?? copyFile(store, address)
    copied.set(address, copy)
    return copy
  }
  const made = { now: store.clock.now(), nextId: () => store.nextId('copy'), addressOf }
  const { program, steps, contents, photos } = changesOf(decideCopyProgram(state, made))
  world.programSteps = [...world.programSteps, ...steps]
  world.programContents = [...world.programContents, ...contents]
  for (const url of photos) world.programAssets.push({ programId: program.id, url, createdAt: program.createdAt })
  return saveProgram(store, program)
}
