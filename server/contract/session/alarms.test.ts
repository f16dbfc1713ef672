import { describe, expect, it } from 'vitest'
import { isGuessing, isMessageSurge } from './alarms.ts'

describe('alarms of sign-in codes', () => {
  it('isMessageSurge reports more than three times the usual messages of an hour, from 60 messages on', () => {
    expect([isMessageSurge(301, 100), isMessageSurge(300, 100), isMessageSurge(59, 0), isMessageSurge(60, 0)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('isGuessing reports more than half of an hour’s tries wrong, from 20 tries on', () => {
    expect([isGuessing(20, 11), isGuessing(20, 10), isGuessing(19, 19)]).toEqual([true, false, false])
  })
})
