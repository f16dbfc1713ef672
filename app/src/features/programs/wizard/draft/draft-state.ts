import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import type { Path } from '#paths.ts'
import { nextPath, stepPaths } from '#shared/programs/wizard/addresses.ts'
import { isOpen } from '../progress/progress.ts'
import type { WizardProgramFragment } from '../wizard.generated.ts'

export type DraftFacts = {
  /** The step whose page this is; null for the preview. */
  readonly type: ProgramStepType | null
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
export function draftState({ type, requested, stored, program, failure }: DraftFacts): DraftState {
  if (requested === '') return fromTheStart
  const id = requested ?? stored
  if (id === null) return { kind: 'new' }
  if (program?.id !== id) {
    if (failure === 'PROGRAM_NOT_FOUND') return fromTheStart
    return { kind: failure === null ? 'loading' : 'failed' }
  }
  if (program.viewerRole !== 'OWNER' || program.status !== 'Draft') return fromTheStart
  if (requested === null) return { kind: 'open', program }
  /* The address of the first step continues a draft wherever it has come to (K-27); that of another step means this step. */
  const isMeant = type !== null && type !== 'PROGRAM_DETAILS' && isOpen(type, program)
  return { kind: 'moved', store: id, to: isMeant ? stepPaths[type] : nextPath(program.nextStep) }
}
