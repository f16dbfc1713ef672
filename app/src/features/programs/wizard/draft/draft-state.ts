import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import type { Path } from '#paths.ts'
import { nextPath, stepPaths } from '#shared/programs/wizard/addresses.ts'
import { isOpen } from '../progress/progress.ts'
import type { WizardProgramFragment } from '../wizard.generated.ts'

export type DraftFacts = {
  /** Step of the page; null for the preview. */
  readonly type: ProgramStepType | null
  /** What the address requests: the id of a draft, an empty text for a new program, or null for neither. */
  readonly requested: string | null
  /** Id of the draft that this device stores; null for none. */
  readonly stored: string | null
  readonly program: WizardProgramFragment | null
  /** Why the program could not be loaded: the server's code, or `network`. Null if it was loaded or still loads. */
  readonly failure: ErrorCode | 'network' | null
}

export type DraftState =
  /** Nothing is saved yet. */
  | { readonly kind: 'new' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly program: WizardProgramFragment }
  /** The address requests a draft. The device must store the id `store`, and the page `to` replaces this page. */
  | { readonly kind: 'moved'; readonly store: string | null; readonly to: Path }

const fromTheStart = { kind: 'moved', store: null, to: stepPaths.PROGRAM_DETAILS } as const satisfies DraftState

/**
 * Returns the state of this device's draft. Starts from the beginning if the stored or requested program is not the viewer's own or is no
 * longer a draft (K-26).
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
  /* If the address of the first step requests a draft, opens the draft's next step (K-27). The address of another step opens that step. */
  const isMeant = type !== null && type !== 'PROGRAM_DETAILS' && isOpen(type, program)
  return { kind: 'moved', store: id, to: isMeant ? stepPaths[type] : nextPath(program.nextStep) }
}
