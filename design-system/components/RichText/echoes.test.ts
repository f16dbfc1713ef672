import { expect, it } from 'vitest'
import { createEchoes } from './echoes.ts'

it('takes what comes back late for an echo, so that letters typed meanwhile stay', () => {
  const echoes = createEchoes('')
  for (const typed of ['R', 'Ri', 'Riy']) echoes.report(typed)
  expect(['R', 'Ri', 'Riy'].map(echoes.isEcho)).toEqual([true, true, true])
})

it('takes what comes back at once, with renderings left out, for an echo', () => {
  const echoes = createEchoes('')
  for (const typed of ['R', 'Ri', 'Riy']) echoes.report(typed)
  expect(echoes.isEcho('Riy')).toBe(true)
})

it('takes what its owner sets for new, also when it was there before', () => {
  const echoes = createEchoes('saved')
  echoes.report('saved!')
  expect(echoes.isEcho('saved!')).toBe(true)
  expect(echoes.isEcho('saved')).toBe(false)
  expect(echoes.isEcho('another')).toBe(false)
  expect(echoes.isEcho('another')).toBe(true)
})
