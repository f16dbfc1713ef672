import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../../process.ts'
import { planted } from './fixture.ts'

it('the record of the proof lists each planted fault with what it is found as', () => {
  const record = readFileSync(inRoot('docs', 'decisions', '068-mirror-proof.md'), 'utf8')
  const rows = [...record.matchAll(/^\| `([\w-]+)` \| [^|]+ \| (\w+) \| (?:`([\w-]+)`|—) \|$/gmu)]
  const listed = rows.map(([, id, kind, property = '']) => ({ id, kind, property }))
  expect(listed).toEqual(Object.entries(planted).map(([id, { kind, property }]) => ({ id, kind, property })))
})
