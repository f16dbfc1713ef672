import type { SmsKind } from '@wasla/contract/notifications/sms-kinds.ts'
import { SmsFailed, type SmsGateway, type SmsMessage } from './port.ts'

export type SmsVendorOptions = {
  /** Address to which messages are posted. */
  url: string
  /** Key for `Authorization: Bearer …`. */
  key: string
  /** The registered sender name or number. */
  sender: string
  /** Ids of registered templates by kind and language, such as `code.ar`. Without one the text is sent as it is. */
  templates: Readonly<Record<string, string>>
}

const longestWait = 5_000

/** Returns the meaning of a vendor’s status, for the log. */
const reasonOf = (status: number) =>
  status === 401 || status === 403
    ? 'the key was refused'
    : status === 429
      ? 'the vendor is limiting us'
      : status >= 500
        ? 'the vendor failed'
        : `the vendor refused it (${status})`

const templateName = (kind: SmsKind, message: SmsMessage) => `${kind}.${message.language}`

function bodyOf({ sender, templates }: SmsVendorOptions, message: SmsMessage) {
  const template = templates[templateName(message.kind, message)]
  return { to: message.to, from: sender, text: message.text, ...(template ? { template, variables: message.variables } : {}) }
}

/**
 * Posts messages to an SMS vendor as JSON. Throws `SmsFailed` for any response but 2xx within five seconds, redirects included (F13). The
 * error has no number, text or key.
 */
export const vendorSms = (options: SmsVendorOptions, wait = longestWait): SmsGateway => ({
  async send(message, signal) {
    const deadline = AbortSignal.timeout(wait)
    let response: Response
    try {
      response = await fetch(options.url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${options.key}` },
        body: JSON.stringify(bodyOf(options, message)),
        signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
      })
      await response.body?.cancel()
    } catch (error) {
      throw new SmsFailed(deadline.aborted ? 'the vendor did not answer in time' : 'the vendor could not be reached', error)
    }
    if (!response.ok) throw new SmsFailed(reasonOf(response.status))
  },
})
