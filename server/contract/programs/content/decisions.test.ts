import { describe, expect, it } from 'vitest'
import { changesOf } from '../../common/decision.ts'
import type { EditContentInput } from '../../generated/user-types.ts'
import type { ProgramContentRecord } from '../record.ts'
import { decideAddContent } from './add.ts'
import { decideEditContent } from './edit.ts'
import { decideDeleteContent } from './remove.ts'
import { decideReorderContent } from './reorder.ts'
import { decideRetryContent } from './retry.ts'
import { acceptContent } from './rules.ts'
import { active, article, draft, owner, stranger, video } from './testing/sample.ts'
import type { StoredMedia } from './source.ts'

const file = { name: 'sip.mp4', size: 9, type: '' }
const input = acceptContent({
  contentStepType: 'SHAREABLE',
  title: 'Second sip',
  description: 'Another',
  type: 'VIDEO',
  language: 'ENGLISH',
  file,
})
const media: StoredMedia = { url: '/files/b', kind: 'mp4', name: 'sip.mp4', bytes: 9 }
const added = { id: 'new', now: 7, source: { media }, thumbnail: null }
const open = { program: draft, contents: [] as readonly ProgramContentRecord[], isLocked: false }
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...video, id: `v${at}`, position: at * 2 }))
const fieldsOf = (problem: { fields: readonly { path: string; rule: string }[] } | undefined) =>
  problem?.fields.map(({ path, rule }) => `${path} ${rule}`)

describe('adding content', () => {
  it('puts a file last and schedules its thumbnail', () =>
    expect(changesOf(decideAddContent({ ...open, contents: many(3) }, owner, input, added))).toMatchObject({
      id: 'new',
      programId: 'program',
      position: 5,
      status: 'PROCESSING',
      nextAttemptAt: 7,
      contentUrl: '/files/b',
      fileName: 'sip.mp4',
      fileSize: 9,
      thumbnailUrl: null,
      hasOwnThumbnail: false,
    }))

  it('is ready at once for an address, and for a file with an uploaded thumbnail', () => {
    const atAddress = decideAddContent(open, owner, input, { ...added, source: { address: 'https://nabt.example/' } })
    expect(atAddress.changes).toMatchObject({ status: 'READY', nextAttemptAt: null, contentUrl: 'https://nabt.example/', fileName: null })
    expect(decideAddContent(open, owner, input, { ...added, thumbnail: '/files/t' }).changes).toMatchObject({
      status: 'READY',
      thumbnailUrl: '/files/t',
      hasOwnThumbnail: true,
    })
  })

  it('allows twenty items in each step', () => {
    expect(decideAddContent({ ...open, contents: many(19) }, owner, input, added).problem).toBeUndefined()
    const { problem } = decideAddContent({ ...open, contents: many(20) }, owner, input, added)
    expect([problem?.code, problem?.fields[0]]).toEqual([
      'DTO_VALIDATION_ERROR',
      { path: 'contentStepType', rule: 'maxItems', params: { max: 20 } },
    ])
  })

  it.each([
    ['nobody’s program', { ...open, program: null }, owner, 'PROGRAM_NOT_FOUND'],
    ['another’s program', open, stranger, 'PROGRAM_NOT_FOUND'],
    ['a program that was deleted', { ...open, program: { ...draft, deletedAt: 2 } }, owner, 'PROGRAM_NOT_FOUND'],
    ['a step that is locked', { ...open, isLocked: true }, owner, 'PROGRAM_STEP_LOCKED'],
  ] as const)('is refused to %s', (_, state, writer, code) =>
    expect(decideAddContent(state, writer, input, added).problem?.code).toBe(code),
  )

  it('refuses a file whose type differs from the stated type', () => {
    const { problem } = decideAddContent(open, owner, input, { ...added, source: { media: { ...media, kind: 'pdf' } } })
    expect([problem?.code, fieldsOf(problem)]).toEqual(['DTO_VALIDATION_ERROR', ['file videoType']])
  })
})

describe('editing content', () => {
  const state = { program: active, contents: [video] }
  const none = { source: null, thumbnail: null, now: 9 }
  const edit = (over: Omit<EditContentInput, 'id'>, newMedia: Partial<Parameters<typeof decideEditContent>[3]> = {}) =>
    decideEditContent(state, owner, { id: 'video', ...over }, { ...none, ...newMedia })

  it('changes the given fields, also after publishing (K-30)', () =>
    expect(changesOf(edit({ title: ' New  title ', platform: null, hashtags: ['#tea'] }))).toEqual({
      content: { ...video, title: 'New title', platform: null, hashtags: ['tea'], updatedAt: 9 },
      dropped: [],
    }))

  it('with another file schedules a new thumbnail, sets the file’s type and drops both former files', () => {
    const { content, dropped } = changesOf(edit({}, { source: { media: { ...media, kind: 'png' } } }))
    expect(content).toMatchObject({
      type: 'IMAGE',
      status: 'PROCESSING',
      thumbnailUrl: null,
      attempts: 0,
      nextAttemptAt: 9,
      contentUrl: '/files/b',
    })
    expect(dropped).toEqual([video.contentUrl, video.thumbnailUrl])
  })

  it('with an address instead of a file keeps the type', () =>
    expect(changesOf(edit({}, { source: { address: 'https://nabt.example/' } })).content).toMatchObject({
      type: 'VIDEO',
      status: 'READY',
      fileName: null,
      fileSize: null,
      thumbnailUrl: null,
    }))

  it('with an uploaded thumbnail makes the item ready, even if drawing failed', () => {
    const failed = { ...state, contents: [{ ...video, status: 'FAILED' as const, thumbnailUrl: null }] }
    const { changes } = decideEditContent(failed, owner, { id: 'video' }, { ...none, thumbnail: '/files/t' })
    expect(changes?.content).toMatchObject({ status: 'READY', thumbnailUrl: '/files/t', hasOwnThumbnail: true })
  })

  it.each([
    ['without changes', {}, 'NO_CHANGES_TO_UPDATE'],
    ['to what it says already', { title: 'First sip', hashtags: ['#قهوة', 'morning_cup'] }, 'NO_CHANGES_TO_UPDATE'],
    ['with a title too short', { title: 'a' }, 'DTO_VALIDATION_ERROR'],
  ])('%s is refused', (_, over, code) => expect(edit(over).problem?.code).toBe(code))

  it('to the same address is refused', () => {
    const { problem } = decideEditContent(
      { program: active, contents: [article] },
      owner,
      { id: 'article' },
      { ...none, source: { address: article.contentUrl } },
    )
    expect(problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  })

  it('gives the same error for an item in another’s program and for an unknown item', () => {
    expect(decideEditContent(state, stranger, { id: 'video', title: 'Mine now' }, none).problem?.code).toBe('CONTENT_NOT_FOUND')
    expect(decideEditContent(state, owner, { id: 'x', title: 'Mine now' }, none).problem?.code).toBe('CONTENT_NOT_FOUND')
  })
})

describe('deleting content', () => {
  it('removes the last item of a draft, but not of a published program (X-07)', () => {
    expect(decideDeleteContent({ program: draft, contents: [video] }, owner, 'video').changes).toBe(video)
    const { problem } = decideDeleteContent({ program: active, contents: [video] }, owner, 'video')
    expect([problem?.code, fieldsOf(problem)]).toEqual(['DTO_VALIDATION_ERROR', ['id minItems']])
    expect(decideDeleteContent({ program: active, contents: many(2) }, owner, 'v1').changes?.id).toBe('v1')
  })
  it('in another’s program gives the same error as for an unknown item', () =>
    expect(decideDeleteContent({ program: draft, contents: [video] }, stranger, 'video').problem?.code).toBe('CONTENT_NOT_FOUND'))
})

describe('retrying content', () => {
  const failed = { ...video, status: 'FAILED' as const, attempts: 5 }
  it('starts the attempts of a failed item again from zero', () =>
    expect(decideRetryContent({ program: active, contents: [failed] }, owner, { id: 'video', now: 9 }).changes).toMatchObject({
      status: 'PROCESSING',
      attempts: 0,
      nextAttemptAt: 9,
    }))
  it.each(['READY', 'PROCESSING'] as const)('is refused for an item that is %s', (status) =>
    expect(decideRetryContent({ program: active, contents: [{ ...video, status }] }, owner, { id: 'video', now: 9 }).problem?.code).toBe(
      'NO_CHANGES_TO_UPDATE',
    ),
  )
})

describe('reordering content', () => {
  const state = { program: active, contents: many(3) }
  it('numbers the items from 0', () =>
    expect(changesOf(decideReorderContent(state, owner, ['v2', 'v0', 'v1'])).map(({ id, position }) => [id, position])).toEqual([
      ['v2', 0],
      ['v0', 1],
      ['v1', 2],
    ]))
  it.each([
    ['with one that is not there', ['v2', 'v0', 'x'], 'CONTENT_NOT_FOUND'],
    ['with one missing', ['v2', 'v0'], 'DTO_VALIDATION_ERROR'],
    ['with one twice', ['v2', 'v0', 'v0'], 'DTO_VALIDATION_ERROR'],
    ['as it is', ['v0', 'v1', 'v2'], 'NO_CHANGES_TO_UPDATE'],
  ])('%s is refused', (_, ids, code) => expect(decideReorderContent(state, owner, ids).problem?.code).toBe(code))
  it('is allowed only to the owner', () =>
    expect(decideReorderContent(state, stranger, ['v2', 'v0', 'v1']).problem?.code).toBe('PROGRAM_NOT_FOUND'))
})
