import type { ContactMethod } from '@wasla/contract/generated/user-types.ts'
import { everyOf } from '@wasla/contract/common/every-of.ts'

/** Contact details that the owner makes public (D-06): the number for whatsapp, sms and call, the address for email. */
export type Reachable = {
  readonly mobile_no?: string | null
  readonly email?: string | null
  readonly contactMethods: readonly ContactMethod[]
  readonly isPhoneNumberVisible: boolean
}

export type Way = {
  readonly method: ContactMethod
  readonly address: string
  /** True if the address opens a web page. All others open an app of the device. */
  readonly isPage: boolean
}

const order = everyOf<ContactMethod>()('whatsapp', 'call', 'sms', 'email')

export const isMethod = (text: string): text is ContactMethod => order.some((method) => method === text)

const digitsOf = (number: string) => number.replace(/\D/g, '')

/** Returns whether a text is one plain mail address, without a second recipient or a header. */
const isMailbox = (email: string) => /^[^\s?&,;:<>"'%]+@[^\s?&,;:<>"'%]+$/.test(email)

const address: Record<ContactMethod, (who: { number: string; email: string }) => string | null> = {
  whatsapp: ({ number }) => (number ? `https://wa.me/${number}` : null),
  sms: ({ number }) => (number ? `sms:+${number}` : null),
  call: ({ number }) => (number ? `tel:+${number}` : null),
  email: ({ email }) => (isMailbox(email) ? `mailto:${email}` : null),
}

/** A prepared message. A call cannot contain a message. */
export type Message = { readonly subject: string; readonly body: string }

/** Encodes a text for `mailto:`, whose standard requires CRLF line breaks. */
const inLetter = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))

/**
 * Builds the address of each method with a message. iOS and Android expect different separators after the number of a text message; `?&`
 * works on both.
 */
const withWords: Record<ContactMethod, (start: string, message: Message) => string> = {
  whatsapp: (start, { body }) => `${start}?text=${encodeURIComponent(body)}`,
  sms: (start, { body }) => `${start}?&body=${encodeURIComponent(body)}`,
  call: (start) => start,
  email: (start, { subject, body }) => `${start}?subject=${encodeURIComponent(subject)}&body=${inLetter(body)}`,
}

/** Returns the contact method with the message in its address, if the method can contain one. */
export const carrying = <W extends Pick<Way, 'method' | 'address'>>(way: W, message: Message): W => ({
  ...way,
  address: withWords[way.method](way.address, message),
})

/** Returns the chosen contact methods with their addresses (D-30). A method without its number or address is omitted. */
export function connectWays({ mobile_no, email, contactMethods }: Reachable): readonly Way[] {
  const who = { number: digitsOf(mobile_no ?? ''), email: email ?? '' }
  return order.flatMap((method) => {
    const start = contactMethods.includes(method) ? address[method](who) : null
    return start === null ? [] : [{ method, address: start, isPage: method === 'whatsapp' }]
  })
}

/** Returns the number to show and copy; null if its owner does not show it. */
export const shownNumber = ({ mobile_no, isPhoneNumberVisible }: Reachable) => (isPhoneNumberVisible && mobile_no ? mobile_no : null)
