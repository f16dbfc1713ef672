import { expect, it } from 'vitest'
import { manualClock } from './clock.ts'
import { throttle } from './throttle.ts'

function stage() {
  const clock = manualClock(0)
  const report = throttle(clock, 60_000)
  const said: string[] = []
  return { clock, said, say: (key: string) => report(key, () => void said.push(key)) }
}

it('throttle reports each key once per interval', () => {
  const { clock, said, say } = stage()
  for (const key of ['a', 'b', 'a']) say(key)
  clock.advance(60_000)
  say('a')
  expect(said).toEqual(['a', 'b', 'a'])
})

it('throttle reports at most 200 keys per interval, and reports again afterwards', () => {
  const { clock, said, say } = stage()
  for (let index = 0; index < 5_000; index++) say(`invented ${index}`)
  expect(said).toHaveLength(200)
  clock.advance(60_000)
  say('a')
  expect(said.at(-1)).toBe('a')
})
