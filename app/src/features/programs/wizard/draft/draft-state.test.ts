import { describe, expect, it } from 'vitest'
import { draftProgram } from '../testing/draft-program.ts'
import { draftState, type DraftFacts } from './draft-state.ts'

const program = { ...draftProgram, nextStep: 'TARGET_CRITERIA' } as const
const state = (facts: Partial<DraftFacts>) =>
  draftState({ type: 'PROGRAM_DETAILS', requested: null, stored: null, program: null, failure: null, ...facts })
const fromTheStart = { kind: 'moved', store: null, to: '/programs/create/program-details' }

describe('the draft of the wizard', () => {
  it('is a new one where nothing is stored', () => {
    expect(state({})).toEqual({ kind: 'new' })
  })

  it('is the stored one, once it is known', () => {
    expect(state({ stored: 'cup' })).toEqual({ kind: 'loading' })
    expect(state({ stored: 'cup', program })).toEqual({ kind: 'open', program })
  })

  it('is a new one where the address says so, whatever is stored', () => {
    expect(state({ requested: '', stored: 'cup', program })).toEqual(fromTheStart)
  })

  it('is stored and goes on at its next step where the address names it', () => {
    expect(state({ requested: 'cup', stored: 'other', program })).toEqual({
      kind: 'moved',
      store: 'cup',
      to: '/programs/create/target-criteria',
    })
  })

  it('goes on at the preview where every step is complete', () => {
    expect(state({ requested: 'cup', program: { ...program, nextStep: null } })).toMatchObject({ to: '/programs/create/preview/overview' })
  })

  it('is stored and stays at the step of the address where that one is open', () => {
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

  it('is never shown from what was loaded for another one', () => {
    expect(state({ requested: 'other', stored: 'cup', program })).toEqual({ kind: 'loading' })
  })

  it.each([
    ['is gone', { failure: 'PROGRAM_NOT_FOUND' }],
    ['belongs to somebody else', { program: { ...program, viewerRole: 'VISITOR' } }],
    ['was published meanwhile', { program: { ...program, status: 'Active' } }],
  ] satisfies [string, Partial<DraftFacts>][])('is forgotten where it %s, and the wizard begins anew', (_why, facts) => {
    expect(state({ stored: 'cup', ...facts })).toEqual(fromTheStart)
  })

  it.each(['network', 'GENERAL_ERROR'] as const)('can be asked for again after a failure: %s', (failure) => {
    expect(state({ stored: 'cup', failure })).toEqual({ kind: 'failed' })
  })

  it('stays on the page when reading it again fails', () => {
    expect(state({ stored: 'cup', program, failure: 'network' })).toEqual({ kind: 'open', program })
  })
})
