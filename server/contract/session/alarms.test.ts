import { describe, expect, it } from 'vitest'
import { isGuessing, isMessageSurge } from './alarms.ts'

describe('an operator is alarmed', () => {
  it('when more messages leave in an hour than three times what is usual, and enough to matter', () => {
    expect([isMessageSurge(301, 100), isMessageSurge(300, 100), isMessageSurge(59, 0), isMessageSurge(60, 0)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('when more than half of an hour’s codes were wrong, and enough to matter', () => {
    expect([isGuessing(20, 11), isGuessing(20, 10), isGuessing(19, 19)]).toEqual([true, false, false])
  })
})
