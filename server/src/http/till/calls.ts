import { readOrder, readPin, readUndo } from '@wasla/contract/tills/body.ts'
import { tillLimits } from '@wasla/contract/tills/limits.ts'
import { tillCalls, tillPages } from '@wasla/contract/tills/paths.ts'
import { promoCodeLimits } from '@wasla/contract/participations/promo-codes/code.ts'
import { readLanguage } from '@wasla/contract/platform/language.ts'
import { tillRefusals, type TillRefusal } from '@wasla/contract/tills/refusals.ts'
import { isStoreBusy } from '../../database/transaction.ts'
import type { Env } from '../../config/env.ts'
import type { TillsService } from '../../domains/tills/service.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { isCounted } from '../../platform/counted-callers.ts'
import { readText } from '../../request/body.ts'
import { headerOf } from '../../request/header-of.ts'
import { Refusal } from '../../request/refusal.ts'
import { addressOf } from '../request-context.ts'
import { json } from '../responses.ts'

type TillParts = { tills: Pick<TillsService, 'phone'>; env: Pick<Env, 'mode' | 'trustProxy'> }

/** Seconds that a phone should wait if the database is busy. */
const busyWait = 2

const bearer = /^Bearer ([\w-]{20,128})$/i
const linkShape = /^[\w-]{16,64}$/

const isRefusal = (answer: object): answer is TillRefusal => 'code' in answer

/** Answers a call with what the service returned: a refusal has the status of its code. */
function answered(answer: object): Response {
  if (!isRefusal(answer)) return json(answer)
  const { code, ...more } = answer
  const wait: Record<string, string> = more.retryAfter === undefined ? {} : { 'retry-after': String(more.retryAfter) }
  return json({ error: { code, ...more } }, tillRefusals[code], wait)
}

/**
 * The calls of a till’s phone (docs/decisions/087), below the address of its page. A phone proves itself by the token that it got for the
 * PIN; there is no cookie, so no other page can call in its name.
 */
export function tillEntries({ tills: { phone }, env }: TillParts) {
  /** Reads and counts a call, and runs it. A body is read before all else (F20). */
  const entry =
    (run: (call: { link: string; token: string; text: string; c: HttpContext }) => Promise<object>) =>
    async (c: HttpContext): Promise<Response> => {
      try {
        const text = c.req.method === 'POST' ? await readText(c, tillLimits.body) : ''
        const link = c.req.param('link') ?? ''
        if (!linkShape.test(link)) return answered({ code: 'TILL_NOT_FOUND' })
        const address = addressOf(c, env.trustProxy)
        const retryAfter = await phone.admit(link, isCounted(env, address) ? address : null)
        if (retryAfter !== null) return answered({ code: 'RATE_LIMITED', retryAfter })
        const [, token = ''] = bearer.exec(headerOf(c, 'authorization') ?? '') ?? []
        return answered(await run({ link, token, text, c }))
      } catch (error) {
        if (error instanceof Refusal) return answered({ code: 'BODY_INVALID' })
        if (isStoreBusy(error)) return answered({ code: 'SERVICE_BUSY', retryAfter: busyWait })
        throw error
      }
    }

  const languageOf = (c: HttpContext) => readLanguage(headerOf(c, 'accept-language'))
  const invalid = (): TillRefusal => ({ code: 'BODY_INVALID' })
  const at = (call: string) => `${tillPages}/:link/${call}`

  return {
    gets: [
      { path: at(tillCalls.day), answer: entry(({ link, token, c }) => phone.day({ link, token }, languageOf(c))) },
      {
        path: at(tillCalls.code),
        answer: entry(async ({ link, token, c }) => {
          const typed = c.req.query('code') ?? ''
          return typed.length > promoCodeLimits.reported ? invalid() : phone.codeOf({ link, token }, typed, languageOf(c))
        }),
      },
    ],
    posts: [
      {
        path: at(tillCalls.phone),
        answer: entry(async ({ link, text }) => {
          const read = readPin(text)
          return read ? phone.enter(link, read.pin) : invalid()
        }),
      },
      {
        path: at(tillCalls.order),
        answer: entry(async ({ link, token, text }) => {
          const read = readOrder(text)
          return read ? phone.report({ link, token }, read) : invalid()
        }),
      },
      {
        path: at(tillCalls.undo),
        answer: entry(async ({ link, token, text }) => {
          const read = readUndo(text)
          return read ? phone.undo({ link, token }, read.key) : invalid()
        }),
      },
    ],
  }
}
