import { describe, expect, it } from 'vitest'
import { idiomsIn } from './idioms.ts'

describe('idiomsIn', () => {
  it.each([
    ['// Whoever calls it waits.', '1: “Whoever”: name the person: “the caller”, “the admin who approves”'],
    ["it('stands first', () => {})", '1: “stands”: say “is”, “is shown” or “is stored”'],
    ['\n// Where nothing is left, it ends.', '2: “Where”: begin a condition with “If”'],
    ['/** Returns what is asked for. */', '1: “what is asked”: name it: “the query”, “the requested fields”'],
  ])('reports %j', (source, problem) => expect(idiomsIn('one.test.ts', source)).toEqual([problem]))

  it.each(['// A letter that stands for another.', '// Where the card leads.', "const title = 'whoever'"])('accepts %j', (source) =>
    expect(idiomsIn('one.ts', source)).toEqual([]),
  )
})
