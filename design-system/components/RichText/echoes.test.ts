import { expect, it } from 'vitest'
import { createEchoes } from './echoes.ts'

it('treats a late value as an echo, so that letters typed meanwhile stay', () => {
  const echoes = createEchoes('')
  for (const typed of ['R', 'Ri', 'Riy']) echoes.report(typed)
  expect(['R', 'Ri', 'Riy'].map(echoes.isEcho)).toEqual([true, true, true])
})

it('treats the latest value as an echo, even if earlier ones were skipped', () => {
  const echoes = createEchoes('')
  for (const typed of ['R', 'Ri', 'Riy']) echoes.report(typed)
  expect(echoes.isEcho('Riy')).toBe(true)
})

it('treats a value that its owner sets as new, even if it was the value before', () => {
  const echoes = createEchoes('saved')
  echoes.report('saved!')
  expect(echoes.isEcho('saved!')).toBe(true)
  expect(echoes.isEcho('saved')).toBe(false)
  expect(echoes.isEcho('another')).toBe(false)
  expect(echoes.isEcho('another')).toBe(true)
})
