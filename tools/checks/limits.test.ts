import { expect, it } from 'vitest'
import { isTest, limitsOfTheirOwn } from './limits.ts'

it.each([
  "describe('a start', { timeout: 30_000 }, () => {",
  "it.each(stores)('over %s', { timeout: 5000 }, async () => {",
  'await expect.poll(() => flags.current(), { timeout: 5000 }).toBe(true)',
  'await waitFor(() => expect(field).toHaveFocus(), { timeout: 200 })',
  'await expect(box).toBeChecked({ timeout: 1_000 })',
  '      { timeout: 5_000 },',
  '    test.setTimeout(90_000)',
  '}, 60_000)',
])('limitsOfTheirOwn reports a timeout of a test: %s', (line) =>
  expect(limitsOfTheirOwn('a.test.ts', `fine\n${line}`)).toEqual([
    'a.test.ts:2: limits stand in the configuration, which follows the machine',
  ]),
)

it.each([
  'const db = new Sqlite(file, { timeout: 5_000 })',
  "it('is refused after 30_000 milliseconds', () => {",
  'const timer = setTimeout(end, 10)',
  'expect(waits).toEqual({ request: 30_000 })',
  'await expect.poll(() => load.isOver(), { interval: 1 }).toBe(true)',
])('limitsOfTheirOwn ignores %s', (line) => expect(limitsOfTheirOwn('a.test.ts', line)).toEqual([]))

it('isTest is true only for tests, stories, journeys and their helpers', () =>
  expect(
    ['a/b.test.ts', 'a/B.stories.tsx', 'app/e2e/journeys/a.e2e.ts', 'app/e2e/harness/door.ts', 'server/src/http/listen.ts'].map(isTest),
  ).toEqual([true, true, true, true, false]))
