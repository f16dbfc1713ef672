import { describe, expect, it } from 'vitest'
import { bioLink } from './bioLink.ts'

describe('bioLink', () => {
  it('joins host, /profile/, the type in lower case and the user name', () => {
    expect(bioLink('https://wasla.example', 'INFLUENCER', 'noura_cooks')).toEqual({
      lead: 'wasla.example/profile/influencer/',
      url: 'https://wasla.example/profile/influencer/noura_cooks',
    })
  })

  it('keeps the port, so that a link from a local server opens on that server', () => {
    expect(bioLink('http://localhost:4000', 'AGENCY', 'qimam').url).toBe('http://localhost:4000/profile/agency/qimam')
  })

  it.each([null, undefined, ''])('returns only the start of the address if the user name is missing (%s)', (userName) => {
    expect(bioLink('https://wasla.example', 'BRAND', userName)).toEqual({ lead: 'wasla.example/profile/brand/', url: null })
  })
})
