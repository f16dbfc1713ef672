import { describe, expect, it } from 'vitest'
import { video } from '../content/testing/sample.ts'
import type { ProgramStepRecord } from '../record.ts'
import { now, published } from '../testing/program.ts'
import { programStatuses } from '../types.ts'
import { addressesToCopy, decideCopyProgram, type CopyState } from './copy.ts'

const item = { id: 'a', name: 'Cold brew', url: 'https://nabt.example', type: 'PRODUCT', allowReviewRequest: false } as const
const saved = { programId: 'morning-cup', createdAt: 1, updatedAt: 2 }
const steps: ProgramStepRecord[] = [
  { ...saved, id: 's1', type: 'CATALOGUE', data: { items: [{ ...item, photoUrl: '/files/photo' }] } },
  { ...saved, id: 's2', type: 'BUDGET', data: { amount: 300_000, payoutFrequency: 'WEEKLY', currency: 'SAR' } },
]
const retired = published({
  status: 'Retired',
  isPublic: false,
  launchLocationType: 'COUNTRIES',
  launchLocationIds: ['SA'],
  publishDate: 1,
  dueAt: 2,
  retiredAt: 3,
})
const state = (over: Partial<CopyState> = {}): CopyState => ({
  program: retired,
  steps,
  contents: [{ ...video, programId: retired.id }],
  drafts: 49,
  owner: { profileId: 'nabt', userId: 'colleague' },
  ...over,
})
const copy = (over: Partial<CopyState> = {}) => {
  let made = 0
  return decideCopyProgram(state(over), { now, nextId: () => `new-${++made}`, addressOf: (address) => `${address}-copied` })
}

describe('a copy of a retired program', () => {
  it('is a draft with the same texts and none of its history', () => {
    expect(copy().changes?.program).toEqual({
      ...retired,
      id: 'new-1',
      userId: 'colleague',
      status: 'Draft',
      coverImage: '/files/cover.jpg-copied',
      startDate: '2026-11-22',
      endDate: null,
      publishDate: null,
      publishedAt: null,
      dueAt: null,
      retiredAt: null,
      budget: 0,
      createdAt: now,
      updatedAt: now,
    })
  })

  it('has every step and item with new ids, and copies of all files', () => {
    const { changes } = copy()
    const own = { programId: 'new-1', createdAt: now, updatedAt: now }
    expect(changes?.steps).toEqual([
      { ...own, id: 'new-2', type: 'CATALOGUE', data: { items: [{ ...item, photoUrl: '/files/photo-copied' }] } },
      { ...own, id: 'new-3', type: 'BUDGET', data: steps[1]?.data },
    ])
    const shown = { contentUrl: `${video.contentUrl}-copied`, thumbnailUrl: `${video.thumbnailUrl}-copied` }
    expect(changes?.contents).toEqual([{ ...video, ...own, ...shown, id: 'new-4' }])
    expect(changes?.photos).toEqual(['/files/photo-copied'])
  })

  it.each(['PROCESSING', 'FAILED'] as const)('schedules a new thumbnail for an item that was %s', (status) => {
    const waiting = { ...video, status, thumbnailUrl: null, attempts: 5, nextAttemptAt: null }
    expect(copy({ contents: [waiting] }).changes?.contents).toMatchObject([
      { status: 'PROCESSING', thumbnailUrl: null, attempts: 0, nextAttemptAt: now },
    ])
  })

  it('copies each file once, and ignores missing files', () => {
    const twice = { ...video, thumbnailUrl: null, contentUrl: '/files/photo' }
    expect(addressesToCopy(state({ contents: [twice] }))).toEqual(['/files/cover.jpg', '/files/photo'])
  })

  it.each(programStatuses.filter((status) => status !== 'Retired'))('is refused for a program that is %s', (status) => {
    expect(copy({ program: { ...retired, status } }).problem?.code).toBe('PROGRAM_STATUS_TRANSITION_INVALID')
  })

  it('is refused, like a new draft, if the brand has fifty drafts', () => {
    expect(copy({ drafts: 50 }).problem?.fields).toEqual([{ path: 'name', rule: 'maxItems', params: { max: 50 } }])
  })
})
