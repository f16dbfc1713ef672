import { describe, expect, it } from 'vitest'
import { moveBetween, shareOfWay, type Place } from './place.ts'

const before: Place = { position: 20, total: 40, acceptedInvitations: 1, doneTasks: [] }

describe('moveBetween', () => {
  it.each<[string, Partial<Place>, ReturnType<typeof moveBetween>]>([
    ['nothing moved', {}, null],
    ['a friend joined', { position: 12, acceptedInvitations: 2 }, { direction: 'up', count: 8, reason: 'invitation' }],
    ['a task is done', { position: 18, doneTasks: ['JOIN_COMMUNITY'] }, { direction: 'up', count: 2, reason: 'task' }],
    ['people ahead were admitted', { position: 10, total: 30 }, { direction: 'up', count: 10, reason: 'admitted' }],
    ['others moved past', { position: 23, total: 44 }, { direction: 'down', count: 3, reason: 'others' }],
    ['new people behind change nothing', { total: 60 }, null],
  ])('%s', (_what, change, move) => expect(moveBetween(before, { ...before, ...change })).toEqual(move))
})

describe('shareOfWay', () => {
  it.each([
    [1, 40, 1],
    [40, 40, 0],
    [1, 1, 1],
    [21, 41, 0.5],
  ])('returns the share for position %i of %i', (position, total, share) => expect(shareOfWay({ position, total })).toBe(share))
})
