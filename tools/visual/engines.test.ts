import { describe, expect, it } from 'vitest'
import type { Outcome } from './compare.ts'
import { enginesOf, together } from './engines.ts'

describe('the engines of --engine', () => {
  it('are those with these names, in one order and each once', () => {
    expect(enginesOf('firefox')).toEqual(['firefox'])
    expect(enginesOf('firefox, chromium,firefox')).toEqual(['chromium', 'firefox'])
  })

  it.each(['opera', 'firefox,opera', '', ','])('are not “%s”', (typed) => expect(() => enginesOf(typed)).toThrow('chromium and firefox'))
})

describe('the outcomes of two engines', () => {
  const outcome = (mode: 'en-light-desktop' | 'en-light-firefox', pictures: number): Outcome => {
    const shot = { id: 'button--plain', title: 'Components/Button', name: 'Plain', mode, sides: ['base'], isDocs: false } as const
    const change = { ...shot, kind: 'removed', hash: 'none' } as const
    return { changes: [change], trees: [], failed: [shot], unsteady: [], matrices: [], compared: [mode], pictures, seconds: 2 }
  }

  it('are one outcome with all changes, pictures and seconds', () => {
    const both = together([outcome('en-light-desktop', 3), outcome('en-light-firefox', 4)])
    expect(both.changes.map(({ mode }) => mode)).toEqual(['en-light-desktop', 'en-light-firefox'])
    expect(both).toMatchObject({ pictures: 7, seconds: 4, compared: ['en-light-desktop', 'en-light-firefox'] })
    expect(both.failed).toHaveLength(2)
  })
})
