import { describe, expect, it } from 'vitest'
import { draftProgram } from '../testing/draft-program.ts'
import { draftState, type DraftFacts } from './draft-state.ts'

const program = { ...draftProgram, nextStep: 'TARGET_CRITERIA' } as const
const state = (facts: Partial<DraftFacts>) =>
  draftState({ type: 'PROGRAM_DETAILS', requested: null, stored: null, program: null, failure: null, ...facts })
const fromTheStart = { kind: 'moved', store: null, to: '/programs/create/program-details' }

describe('draftState', () => {
  it('is `new` if no draft is stored', () => {
    expect(state({})).toEqual({ kind: 'new' })
  })

  it('is `open` with the stored draft after the draft is loaded', () => {
    expect(state({ stored: 'cup' })).toEqual({ kind: 'loading' })
    expect(state({ stored: 'cup', program })).toEqual({ kind: 'open', program })
  })

  it('starts a new draft if the address requests a new one, even if another draft is stored', () => {
    expect(state({ requested: '', stored: 'cup', program })).toEqual(fromTheStart)
  })

  it('stores the draft that the address names and redirects to its next step', () => {
    expect(state({ requested: 'cup', stored: 'other', program })).toEqual({
      kind: 'moved',
      store: 'cup',
      to: '/programs/create/target-criteria',
    })
  })

  it('redirects to the preview if every step of the draft is complete', () => {
    expect(state({ requested: 'cup', program: { ...program, nextStep: null } })).toMatchObject({ to: '/programs/create/preview/overview' })
  })

  it('stores the draft that the address names and opens the requested step if that is not locked', () => {
    expect(
      state({
        type: 'PARTICIPANT_CRITERIA',
        requested: 'cup',
        program: { ...program, nextStep: null, completedSteps: [{ ...draftProgram.completedSteps[0]!, type: 'PARTICIPANT_CRITERIA' }] },
      }),
    ).toEqual({
      kind: 'moved',
      store: 'cup',
      to: '/programs/create/participant-criteria',
    })
    expect(state({ type: 'BUDGET', requested: 'cup', program })).toMatchObject({ to: '/programs/create/target-criteria' })
    expect(state({ type: null, requested: 'cup', program: { ...program, nextStep: null } })).toMatchObject({
      to: '/programs/create/preview/overview',
    })
  })

  it('is `loading` while the loaded data belongs to another draft', () => {
    expect(state({ requested: 'other', stored: 'cup', program })).toEqual({ kind: 'loading' })
  })

  it.each([
    ['is gone', { failure: 'PROGRAM_NOT_FOUND' }],
    ['belongs to somebody else', { program: { ...program, viewerRole: 'VISITOR' } }],
    ['was published meanwhile', { program: { ...program, status: 'Active' } }],
  ] satisfies [string, Partial<DraftFacts>][])('removes a draft that %s and starts again', (_why, facts) => {
    expect(state({ stored: 'cup', ...facts })).toEqual(fromTheStart)
  })

  it.each(['network', 'GENERAL_ERROR'] as const)('offers a retry after the failure %s', (failure) => {
    expect(state({ stored: 'cup', failure })).toEqual({ kind: 'failed' })
  })

  it('stays `open` if loading the draft again fails', () => {
    expect(state({ stored: 'cup', program, failure: 'network' })).toEqual({ kind: 'open', program })
  })
})
