import type { ContactMethod } from '@wasla/contract/generated/user-types.ts'

/** Public contact data of a profile (D-06): the number for whatsapp, sms and call, the address for e-mail. */
export type Reachable = {
  readonly mobile_no?: string | null
  readonly email?: string | null
  readonly contactMethods: readonly ContactMethod[]
  readonly isPhoneNumberVisible: boolean
}

export type Way = {
  readonly method: ContactMethod
  readonly address: string
  /** Whether it opens a web page; the other methods open an app of the device. */
  readonly isPage: boolean
}

const order = ['whatsapp', 'call', 'sms', 'email'] as const satisfies readonly ContactMethod[]

const digitsOf = (number: string) => number.replace(/\D/g, '')

/** Accepts only a plain mail address: no second recipient, no header in the query. */
const isMailbox = (email: string) => /^[^\s?&,;:<>"'%]+@[^\s?&,;:<>"'%]+$/.test(email)

const address: Record<ContactMethod, (who: { number: string; email: string }) => string | null> = {
  whatsapp: ({ number }) => (number ? `https://wa.me/${number}` : null),
  sms: ({ number }) => (number ? `sms:+${number}` : null),
  call: ({ number }) => (number ? `tel:+${number}` : null),
  email: ({ email }) => (isMailbox(email) ? `mailto:${email}` : null),
}

/** The prepared message; a call cannot carry one. */
export type Message = { readonly subject: string; readonly body: string }

/** Encodes a text with CRLF line breaks, as `mailto:` addresses require. */
const inLetter = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))

/**
 * Adds the message to an address. Phones disagree about the separator after the number of an SMS address: `?&` is understood by both kinds.
 */
const withWords: Record<ContactMethod, (start: string, message: Message) => string> = {
  whatsapp: (start, { body }) => `${start}?text=${encodeURIComponent(body)}`,
  sms: (start, { body }) => `${start}?&body=${encodeURIComponent(body)}`,
  call: (start) => start,
  email: (start, { subject, body }) => `${start}?subject=${encodeURIComponent(subject)}&body=${inLetter(body)}`,
}

/** Returns the same contact method with a message, if it can carry one. */
export const carrying = (way: Way, message: Message): Way => ({ ...way, address: withWords[way.method](way.address, message) })

/** Returns the contact methods that the owner chose, with their addresses (D-30). Omits a method that lacks its number or address. */
export function connectWays({ mobile_no, email, contactMethods }: Reachable): readonly Way[] {
  const who = { number: digitsOf(mobile_no ?? ''), email: email ?? '' }
  return order.flatMap((method) => {
    const start = contactMethods.includes(method) ? address[method](who) : null
    return start === null ? [] : [{ method, address: start, isPage: method === 'whatsapp' }]
  })
}

/** Returns the number to show and copy; null unless its owner shows it. */
export const shownNumber = ({ mobile_no, isPhoneNumberVisible }: Reachable) => (isPhoneNumberVisible && mobile_no ? mobile_no : null)
