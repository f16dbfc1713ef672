import { expect, it } from 'vitest'
import { approvedByCodeIn, countsOf, shownChannels } from './channels.ts'

const channel = (key: string, clicks: number, approved = 0) => ({ key, clicks, approved })
const six = [
  channel('TWITCH', 1),
  channel('YOUTUBE', 20),
  channel('INSTAGRAM', 100, 7),
  channel('SNAPCHAT', 40),
  channel('TIKTOK', 80),
  channel('TWITTER', 2, 1),
]

it('names the four largest channels and adds up the others', () => {
  expect(shownChannels(six)).toEqual(['INSTAGRAM', 'TIKTOK', 'SNAPCHAT', 'YOUTUBE', 'OTHER'])
  expect(countsOf(shownChannels(six), six).at(-1)).toEqual(channel('OTHER', 3, 1))
})

it('has no “Other” if at most four channels have clicks, and no channels at all without clicks', () => {
  expect(shownChannels([channel('TIKTOK', 3), channel('OTHER', 0)])).toEqual(['TIKTOK'])
  expect(shownChannels([channel('TIKTOK', 0)])).toEqual([])
})

it('shows codes after the platforms if they brought results', () => {
  expect(shownChannels([channel('CODE', 0, 4), channel('TIKTOK', 3), channel('OTHER', 1)])).toEqual(['TIKTOK', 'CODE', 'OTHER'])
  expect(shownChannels([channel('CODE', 0), channel('TIKTOK', 3)])).toEqual(['TIKTOK'])
})

it('returns the results that came by a code', () => {
  expect(approvedByCodeIn([channel('CODE', 0, 4), channel('TIKTOK', 3, 2)])).toBe(4)
  expect(approvedByCodeIn([channel('TIKTOK', 3, 2)])).toBe(0)
})

it('counts each click exactly once', () => {
  const sum = (rows: readonly { clicks: number }[]) => rows.reduce((total, { clicks }) => total + clicks, 0)
  for (let count = 0; count <= six.length; count++) {
    const channels = [...six.slice(0, count), channel('OTHER', 11)]
    expect(sum(countsOf(shownChannels(channels), channels))).toBe(sum(channels))
  }
})
