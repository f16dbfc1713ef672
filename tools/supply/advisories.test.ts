import { describe, expect, it } from 'vitest'
import { advisoryProblems, type Advisory } from './advisories.ts'
import { reportedAdvisories, unknownAdvisories } from './audit-report.ts'

const advisory: Advisory = { id: 'GHSA-1', package: 'parser', range: '<2.1.0', title: 'input ends the server' }

describe('advisoryProblems', () => {
  it.each(['parser@2.1.0', 'other@1.0.0', '@scope/parser@1.0.0'])('accepts %s, which the advisory does not name', (id) =>
    expect(advisoryProblems([advisory], [id])).toEqual([]),
  )

  it.each(['parser@2.0.9', 'parser@2.1.0-beta.1'])('reports %s, which the advisory names', (id) =>
    expect(advisoryProblems([advisory], [id])).toEqual([`${id} has GHSA-1: input ends the server. Update it, or accept it with a reason`]),
  )

  it('accepts a weak package if a reason is given', () =>
    expect(advisoryProblems([{ ...advisory, accepted: 'only tests use it' }], ['parser@2.0.0'])).toEqual([]))

  it('reports a reason that is empty', () =>
    expect(advisoryProblems([{ ...advisory, accepted: ' ' }], ['parser@2.0.0'])).toEqual(['GHSA-1 is accepted without a reason']))

  it('reports a reason that is not needed any more', () =>
    expect(advisoryProblems([{ ...advisory, accepted: 'only tests use it' }], ['parser@2.1.0'])).toEqual([
      'GHSA-1 is accepted, and no locked package has it any more: remove “accepted”',
    ]))

  it('reports a range that cannot be read', () =>
    expect(advisoryProblems([{ ...advisory, range: 'all of them' }], [])).toEqual(['GHSA-1: “all of them” is no range of versions']))
})

describe('the answer of the registry', () => {
  const answer = JSON.stringify({
    advisories: { 1: { github_advisory_id: 'GHSA-1', module_name: 'parser', vulnerable_versions: '<2.1.0', title: advisory.title, id: 1 } },
  })

  it('is read as advisories', () => expect(reportedAdvisories(answer)).toEqual([advisory]))

  it.each(['Error: the registry cannot be reached', '{"error":{}}', ''])('is not taken for an empty one if it is %j', (output) =>
    expect(reportedAdvisories(output)).toBeUndefined(),
  )

  it('counts as known only if the advisory is accepted', () => {
    expect(unknownAdvisories([advisory], [advisory])).toEqual([advisory])
    expect(unknownAdvisories([advisory], [{ ...advisory, accepted: 'only tests use it' }])).toEqual([])
  })
})
