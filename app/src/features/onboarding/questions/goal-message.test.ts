import { expect, it } from 'vitest'
import { profileTypes } from '@wasla/contract/profiles/types.ts'
import arabic from '../messages/ar.json'
import english from '../messages/en.json'
import { goalsOf } from './answers.ts'
import { goalMessage } from './goal-message.ts'

it.each(profileTypes)('has a message for every goal in both languages: %s', (role) => {
  for (const goal of goalsOf(role)) {
    const id = goalMessage(role, goal)
    expect([english[id], arabic[id]]).toEqual([expect.any(String), expect.any(String)])
  }
})
