import type { ContactMethod } from '@wasla/contract/generated/user-types.ts'

/** What somebody lets the public use (D-06): the number is there for whatsapp, sms and call, the address for e-mail. */
export type Reachable = {
  readonly mobile_no?: string | null
  readonly email?: string | null
  readonly contactMethods: readonly ContactMethod[]
  readonly isPhoneNumberVisible: boolean
}

export type Way = {
  readonly method: ContactMethod
  readonly address: string
  /** Opens a web page; the other ways ask the device for an app. */
  readonly isPage: boolean
}

const order = ['whatsapp', 'call', 'sms', 'email'] as const satisfies readonly ContactMethod[]

const digitsOf = (number: string) => number.replace(/\D/g, '')

/** Only what mail programs understand as an address and nothing else: no second recipient, no header in the query. */
const isMailbox = (email: string) => /^[^\s?&,;:<>"'%]+@[^\s?&,;:<>"'%]+$/.test(email)

const address: Record<ContactMethod, (who: { number: string; email: string }) => string | null> = {
  whatsapp: ({ number }) => (number ? `https://wa.me/${number}` : null),
  sms: ({ number }) => (number ? `sms:+${number}` : null),
  call: ({ number }) => (number ? `tel:+${number}` : null),
  email: ({ email }) => (isMailbox(email) ? `mailto:${email}` : null),
}

/** The prepared message; a call carries none. */
export type Message = { readonly subject: string; readonly body: string }

/** Lines end in a letter as the standard of such addresses has it. */
const inLetter = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))

/** A way with words in it. Phones disagree on what follows the number of a short message: this form is understood by both kinds. */
const withWords: Record<ContactMethod, (start: string, message: Message) => string> = {
  whatsapp: (start, { body }) => `${start}?text=${encodeURIComponent(body)}`,
  sms: (start, { body }) => `${start}?&body=${encodeURIComponent(body)}`,
  call: (start) => start,
  email: (start, { subject, body }) => `${start}?subject=${encodeURIComponent(subject)}&body=${inLetter(body)}`,
}

/** The same way with a message in it, where it can carry one. */
export const carrying = (way: Way, message: Message): Way => ({ ...way, address: withWords[way.method](way.address, message) })

/** The ways somebody chose to be reached, each with where it starts (D-30). A way that lacks its number or address is none. */
export function connectWays({ mobile_no, email, contactMethods }: Reachable): readonly Way[] {
  const who = { number: digitsOf(mobile_no ?? ''), email: email ?? '' }
  return order.flatMap((method) => {
    const start = contactMethods.includes(method) ? address[method](who) : null
    return start === null ? [] : [{ method, address: start, isPage: method === 'whatsapp' }]
  })
}

/** The number to be read and copied; null unless its owner shows it. */
export const shownNumber = ({ mobile_no, isPhoneNumberVisible }: Reachable) => (isPhoneNumberVisible && mobile_no ? mobile_no : null)
