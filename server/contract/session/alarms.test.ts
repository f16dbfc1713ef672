import { describe, expect, it } from 'vitest'
import { isGuessing, isMessageSurge } from './alarms.ts'

describe('alarms of sign-in codes', () => {
  it('isMessageSurge reports an hour with at least 60 messages and more than three times the usual number', () => {
    expect([isMessageSurge(301, 100), isMessageSurge(300, 100), isMessageSurge(59, 0), isMessageSurge(60, 0)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('isGuessing reports an hour with at least 20 tries of which more than half are wrong', () => {
    expect([isGuessing(20, 11), isGuessing(20, 10), isGuessing(19, 19)]).toEqual([true, false, false])
  })
})
