import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import type { Path } from '#paths.ts'
import { nextPath, stepPaths } from '#shared/programs/wizard/addresses.ts'
import { isOpen } from '../progress/progress.ts'
import type { WizardProgramFragment } from '../wizard.generated.ts'

export type DraftFacts = {
  /** The step whose page this is; null for the preview. */
  readonly type: ProgramStepType | null
  /** The draft that the address requests: an id, an empty text for a new program, or null for none. */
  readonly requested: string | null
  /** The id stored on this device; null for none. */
  readonly stored: string | null
  readonly program: WizardProgramFragment | null
  /** Reason why the program could not be loaded: the server's code, or `network`. Null if it did not fail. */
  readonly failure: ErrorCode | 'network' | null
}

export type DraftState =
  /** Nothing is saved yet. */
  | { readonly kind: 'new' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly program: WizardProgramFragment }
  /** The address is handled: `store` is the new stored id, and the page `to` replaces this one. */
  | { readonly kind: 'moved'; readonly store: string | null; readonly to: Path }

const fromTheStart = { kind: 'moved', store: null, to: stepPaths.PROGRAM_DETAILS } as const satisfies DraftState

/**
 * Returns the state of this device's draft. Removes a stored or requested draft that is not the viewer's own or is no longer a draft
 * (K-26).
 */
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
  /* An address of the first step continues a draft at its next step (K-27); an address of another step opens that step. */
  const isMeant = type !== null && type !== 'PROGRAM_DETAILS' && isOpen(type, program)
  return { kind: 'moved', store: id, to: isMeant ? stepPaths[type] : nextPath(program.nextStep) }
}
