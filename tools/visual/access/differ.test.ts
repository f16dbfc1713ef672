import { describe, expect, it } from 'vitest'
import { changedLines } from './differ.ts'

const tree = (...lines: string[]) => `${lines.join('\n')}\n`
const page = tree(
  'page',
  '  heading "Invites" level=1',
  '  list',
  '    listitem',
  '      button "Accept"',
  '    listitem',
  '      button "Accept"',
  '  link "Terms"',
)

describe('the changed lines of a tree', () => {
  it('are none if the trees are equal', () => expect(changedLines(page, page).filter((line) => !line.startsWith(' '))).toEqual([]))

  it('show a lost name below all that is around it, and leave out the rest', () =>
    expect(changedLines(page, page.replace(/"Accept"\n {2}link/u, '\n  link').replace('button \n', 'button\n'))).toEqual([
      '  page',
      '  …',
      '    list',
      '  …',
      '      listitem',
      '-       button "Accept"',
      '+       button',
      '    link "Terms"',
    ]))

  it('show a new live region', () =>
    expect(changedLines(page, page.replace('  list\n', '  status live=polite\n  list\n'))).toEqual([
      '  page',
      '    heading "Invites" level=1',
      '+   status live=polite',
      '    list',
      '  …',
    ]))

  it('show only the group if a new group is around lines that stay', () =>
    expect(
      changedLines(
        tree('page', '  button "One"', '  button "Two"'),
        tree('page', '  group "All"', '    button "One"', '    button "Two"'),
      ).filter((line) => !line.startsWith(' ')),
    ).toEqual(['+   group "All"']))

  it('show a line that moved out of what was around it', () =>
    expect(
      changedLines(
        tree('page', '  dialog "A"', '    button "One"', '    button "Two"'),
        tree('page', '  dialog "A"', '    button "One"', '  button "Two"'),
      ).filter((line) => !line.startsWith(' ')),
    ).toEqual(['-     button "Two"', '+   button "Two"']))
})
