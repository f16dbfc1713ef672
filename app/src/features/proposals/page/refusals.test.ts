import { expect, it } from 'vitest'
import { refusalText } from './refusals.ts'

it('has a text for every refusal, also for those of a newer server', () => {
  expect(refusalText('PROGRAM_JOIN_CRITERIA_BAD')).toBe('proposals.ask.criteria')
  expect(refusalText('PROPOSAL_TALENT_REQUESTED')).toBe('proposals.ask.before')
  expect(['PROGRAM_JOIN_BAD_REQUEST', 'SOMETHING_NEW'].map(refusalText)).toEqual(['proposals.ask.refused', 'proposals.ask.refused'])
})
