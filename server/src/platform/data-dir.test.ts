import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { manualClock } from './clock.ts'
import { forgetUploads } from './data-dir.ts'

const minute = 60_000
const began = Date.UTC(2026, 2, 15)

it('forgetUploads deletes files and folders of abandoned uploads ten minutes after their last change, and no others (F18)', () => {
  const dataDir = temporaryFolder()
  const tmp = join(dataDir, 'tmp')
  mkdirSync(join(tmp, 'folder'), { recursive: true })
  writeFileSync(join(tmp, 'folder', 'part'), 'x')
  for (const name of ['abandoned', 'growing']) writeFileSync(join(tmp, name), 'x')
  const clock = manualClock(began)
  const touch = (...names: string[]) => {
    for (const name of names) utimesSync(join(tmp, name), clock.now() / 1000, clock.now() / 1000)
  }
  touch('abandoned', 'growing', 'folder')
  clock.advance(5 * minute)
  touch('growing')
  clock.advance(5 * minute)
  forgetUploads(dataDir, clock)
  expect(readdirSync(tmp).toSorted()).toEqual(['abandoned', 'folder', 'growing'])
  clock.advance(1)
  forgetUploads(dataDir, clock)
  expect(readdirSync(tmp)).toEqual(['growing'])
  clock.advance(-60 * minute)
  forgetUploads(dataDir, clock)
  expect(readdirSync(tmp)).toEqual(['growing'])
})
