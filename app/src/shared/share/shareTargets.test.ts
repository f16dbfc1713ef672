import { describe, expect, it } from 'vitest'
import { shareAddress } from './shareTargets.ts'

const text = 'My page on Wasla & more, صفحتي'
const url = 'https://wasla.example/profile/influencer/noura_cooks'

describe('sharing a link', () => {
  it('sends WhatsApp one text, which ends with the address', () => {
    const address = new URL(shareAddress.whatsapp(text, url))
    expect([address.host, address.searchParams.get('text')]).toEqual(['wa.me', `${text} ${url}`])
  })

  it('sends X the text and the address separately, because X counts the characters of an address in its own way', () => {
    const address = new URL(shareAddress.x(text, url))
    expect([address.host, address.searchParams.get('text'), address.searchParams.get('url')]).toEqual(['x.com', text, url])
  })
})
