import { describe, expect, it } from 'vitest'
import { profileStatuses } from '@wasla/contract/profiles/types.ts'
import { hasOwnMark } from './own-mark.ts'

describe('check mark on the viewer’s own header', () => {
  it.each(['INFLUENCER', 'AGENT'] as const)('is shown to %s only while Active', (type) => {
    expect(profileStatuses.filter((status) => hasOwnMark(type, status))).toEqual(['Active'])
  })

  it.each(['AGENCY', 'BRAND'] as const)('is shown to %s in every status', (type) => {
    expect(profileStatuses.filter((status) => hasOwnMark(type, status))).toEqual([...profileStatuses])
  })
})
