import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import type { Path } from '#paths.ts'
import { nextPath, stepPaths } from '#shared/programs/wizard/addresses.ts'
import type { WizardProgramFragment } from '../wizard.generated.ts'

export type DraftFacts = {
  /** What the address wants to go on with: an id, an empty text for a new program, null where it says nothing. */
  readonly requested: string | null
  /** The id this device stores; null for none. */
  readonly stored: string | null
  readonly program: WizardProgramFragment | null
  /** Why the program could not be read: the server's code, or `network`. Null while that is not so. */
  readonly failure: ErrorCode | 'network' | null
}

export type DraftState =
  /** Nothing is saved yet. */
  | { readonly kind: 'new' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly program: WizardProgramFragment }
  /** The address has done what it was for: what is stored becomes `store`, and the page `to` takes its place. */
  | { readonly kind: 'moved'; readonly store: string | null; readonly to: Path }

const fromTheStart = { kind: 'moved', store: null, to: stepPaths.PROGRAM_DETAILS } as const satisfies DraftState

/** The draft of this device: a stored or requested one that is not the viewer's own, or no draft any more, is forgotten (K-26). */
export function draftState({ requested, stored, program, failure }: DraftFacts): DraftState {
  if (requested === '') return fromTheStart
  const id = requested ?? stored
  if (id === null) return { kind: 'new' }
  if (program?.id !== id) {
    if (failure === 'PROGRAM_NOT_FOUND') return fromTheStart
    return { kind: failure === null ? 'loading' : 'failed' }
  }
  if (program.viewerRole !== 'OWNER' || program.status !== 'Draft') return fromTheStart
  return requested === null ? { kind: 'open', program } : { kind: 'moved', store: id, to: nextPath(program.nextStep) }
}
