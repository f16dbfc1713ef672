import { describe, expect, it } from 'vitest'
import { programFor } from './mappers.ts'

const program = {
  profileId: 'brand',
  status: 'OnHold',
  holdCause: 'ADMIN',
  holdReason: 'Wrong link',
  publishDate: null,
  publishedAt: 1,
  deletedAt: null,
} as const
const nobody = { profileId: null, request: null }
const owner = { profileId: 'brand', request: null }

describe('programFor', () => {
  it('shows the cause of a hold to everybody, and an admin’s reason only to the owner', () => {
    expect(programFor(program, owner, 1)).toMatchObject({ holdCause: 'ADMIN', holdReason: 'Wrong link', viewerRole: 'OWNER' })
    for (const reader of [
      nobody,
      { profileId: 'reem', request: { id: 'r', status: 'Accepted', declineReason: null, declineNote: null } as const },
    ])
      expect(programFor(program, reader, 1)).toMatchObject({ holdCause: 'ADMIN', holdReason: null })
  })

  it('shows neither cause nor reason of a hold that has ended', () => {
    expect(programFor({ ...program, status: 'Active' }, owner, 1)).toMatchObject({ holdCause: null, holdReason: null })
  })

  it('shows the status and the answer of the reader’s own request, and nothing else of that request', () => {
    const stored = { id: 'r', status: 'Rejected', userId: 'secret', declineReason: 'FULL', declineNote: 'Soon' } as const
    expect(programFor(program, { profileId: 'reem', request: stored }, 1)).toMatchObject({
      viewerRole: 'APPLICANT',
      myParticipantRequest: { id: 'r', status: 'Rejected', declineReason: 'FULL', declineNote: 'Soon' },
    })
    expect(JSON.stringify(programFor(program, { profileId: 'reem', request: stored }, 1))).not.toContain('secret')
  })

  it('returns publishedAt only once the program is visible', () => {
    const at = (now: number) => programFor({ ...program, status: 'Soon', publishDate: 2, publishedAt: 2 }, owner, now).publishedAt
    expect([at(1), at(2), at(3)]).toEqual([null, '1970-01-01T00:00:00.002Z', '1970-01-01T00:00:00.002Z'])
    expect(programFor({ ...program, publishedAt: null }, owner, 9).publishedAt).toBeNull()
  })

  it('treats signed-out readers as visitors, and says whether the program accepts requests now', () => {
    expect(programFor(program, nobody, 1)).toMatchObject({ viewerRole: 'VISITOR', myParticipantRequest: null, isAcceptingRequests: false })
    expect(programFor({ ...program, status: 'Soon', publishDate: 2 }, nobody, 2).isAcceptingRequests).toBe(true)
  })
})
