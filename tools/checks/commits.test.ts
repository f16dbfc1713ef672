import { describe, expect, it } from 'vitest'
import { mergeBase, messagesSince } from '../changes/git.ts'
import { commitProblems } from './commits.ts'

const body = '\n\nStrangers could use up a shop’s limit.'

describe('the message of a commit', () => {
  it.each(['Refuse pixel trials from strangers', 'Seed two more groups', 'Bring back the second line', 'X'.repeat(72)])(
    'accepts %j',
    (subject) => expect(commitProblems(subject + body)).toEqual([]),
  )

  it.each(['Merge branch “part/results”', 'Revert "Refuse pixel trials"'])('accepts a message that git writes itself: %j', (subject) =>
    expect(commitProblems(subject)).toEqual([]),
  )

  it.each([
    [`${'X'.repeat(73)}${body}`, 'the subject has 73 characters, 72 at most'],
    [`Added a limit${body}`, '“Added”: the subject is an order, such as “Add”'],
    [`Adding a limit${body}`, '“Adding”: the subject is an order, such as “Add”'],
    [`Fixes a limit${body}`, '“Fixes”: the subject is an order, such as “Add”'],
    [`add a limit${body}`, 'the subject begins with a capital'],
    [`Add a limit.${body}`, 'the subject has no full stop'],
    ['Add a limit\nbecause\nof floods', 'the second line is empty'],
    ['Add a limit', 'the body says why'],
  ])('refuses %j: %s', (message, problem) => expect(commitProblems(message)).toEqual([problem]))

  it('follows the rules in every commit of this branch that main does not have', async () => {
    const messages = await messagesSince(await mergeBase())
    expect(messages.map((message) => [message, commitProblems(message)]).filter(([, problems]) => problems?.length)).toEqual([])
  })
})
