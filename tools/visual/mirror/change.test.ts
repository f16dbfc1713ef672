import { describe, expect, it } from 'vitest'
import { besideAny, filesForChange, storiesForChange } from './change.ts'

const files = ['a/A.stories.tsx', 'b/B.stories.tsx', 'c/C.stories.tsx', 'd/D.stories.tsx', 'e/E.stories.tsx']
const nowhere = () => false
const none: ReadonlySet<string> = new Set()

describe('the stories with which a change is proved', () => {
  it('are in all affected files if these are few, but in no docs page and no matrix of states', () =>
    expect(filesForChange([...files, 'a/A.mdx', 'a/A.states.stories.tsx'], nowhere, none, 5)).toEqual(files))

  it('are in files at equal distances if many are affected', () => {
    expect(filesForChange(files, nowhere, none, 2)).toEqual(['c/C.stories.tsx', 'e/E.stories.tsx'])
    expect(filesForChange(files, nowhere, none, 4)).toHaveLength(4)
  })

  it('are always in the files beside a changed file, even if they are listed as faulty', () => {
    const listed = new Set(['d/D.stories.tsx', 'e/E.stories.tsx'])
    expect(filesForChange(files, besideAny(['d/d.css.ts']), listed, 1)).toEqual(['d/D.stories.tsx', 'c/C.stories.tsx'])
  })

  it('are all stories of a whole file, and the first story of every other file', () => {
    const stories = ['a1', 'a2', 'd1', 'd2'].map((id) => ({ id }))
    const fileOf = new Map(stories.map(({ id }) => [id, files.find((file) => file.startsWith(id.slice(0, 1))) ?? '']))
    expect(storiesForChange(stories, fileOf, besideAny(['d/d.css.ts'])).map(({ id }) => id)).toEqual(['a1', 'd1', 'd2'])
  })
})
