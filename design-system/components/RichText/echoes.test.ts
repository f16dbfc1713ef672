import { expect, it } from 'vitest'
import { createEchoes } from './echoes.ts'

it('recognises a reported value that comes back late, so that letters typed since are not lost', () => {
  const echoes = createEchoes('')
  for (const typed of ['R', 'Ri', 'Riy']) echoes.report(typed)
  expect(['R', 'Ri', 'Riy'].map(echoes.isEcho)).toEqual([true, true, true])
})

it('recognises the latest reported value, even if earlier values never came back', () => {
  const echoes = createEchoes('')
  for (const typed of ['R', 'Ri', 'Riy']) echoes.report(typed)
  expect(echoes.isEcho('Riy')).toBe(true)
})

it('treats a value that the owner sets as a new value, even if the prop had it before', () => {
  const echoes = createEchoes('saved')
  echoes.report('saved!')
  expect(echoes.isEcho('saved!')).toBe(true)
  expect(echoes.isEcho('saved')).toBe(false)
  expect(echoes.isEcho('another')).toBe(false)
  expect(echoes.isEcho('another')).toBe(true)
})
