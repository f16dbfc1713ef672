import { signInFormPath, type RefusedForm, type SentCodeFacts } from '@wasla/contract/public-pages/sign-in-page.ts'
import { Problem, type ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { countryById } from '@wasla/contract/reference/countries.ts'
import type { OtpChallenge, SignInInput } from '@wasla/contract/generated/user-types.ts'
import { toE164 } from '@wasla/contract/validation/phone.ts'
import { isStoreBusy } from '../../database/transaction.ts'
import type { Caller } from '../../domains/session/parts.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { requestIdOr } from '#cause.ts'
import type { Ids } from '../../platform/ids.ts'
import type { LoadShedder } from '../../platform/load-shedder.ts'
import type { Log } from '../../platform/log.ts'
import { commonHeaders } from '../../request/headers.ts'
import { busyExtensions, Refusal } from '../../request/refusal.ts'
import { addressOfPage } from '../rendered-page/page-address.ts'
import { refusal } from '../responses.ts'
import { countryOf, isFromOwnPage, readSignInForm, type TypedForm } from './read-form.ts'
import { codePath, sentCodeCookie } from './sent-code.ts'

/** Parameters that go on from the sign-in page: the language, the page to return to, and an invitation. */
export const entryParameters = ['lang', 'returnTo', 'invitation-code'] as const

type SignInFormParts = {
  env: { publicUrl: string }
  ids: Pick<Ids, 'uuid'>
  log: Pick<Log, 'error' | 'info'>
  loadShedder: Pick<LoadShedder, 'isFull' | 'enter' | 'leave'>
  /** Counts the call as a GraphQL request is counted, and names its caller. */
  contexts(c: HttpContext, requestId: string): Promise<Caller>
  signIn(input: SignInInput, caller: Caller): Promise<OtpChallenge>
  /** Sends the sign-in page with the refused form. */
  refusedPage(c: HttpContext, status: 422 | 429 | 500 | 503, refused: RefusedForm): Promise<Response>
}

const statusOf = ({ code }: ErrorExtensions) => {
  if (code === 'GENERAL_ERROR') return 500
  if (code === 'SERVICE_BUSY') return 503
  return code === 'RATE_LIMITED' || code === 'RESEND_INTERVAL_LIMIT_REACHED' ? 429 : 422
}

const seeOther = (location: string, headers: Readonly<Record<string, string>> = {}) =>
  new Response(null, { status: 303, headers: { ...commonHeaders, 'cache-control': 'no-store', location, ...headers } })

function factsOf({ challengeId, resendAfter, expiresAt, resendsLeft }: OtpChallenge, countryId: string, typed: string): SentCodeFacts {
  const country = countryById(countryId)
  const e164 = (country && toE164(typed, country)) ?? ''
  return { challengeId, countryId, national: e164.slice(country?.phoneCode.length ?? 0), e164, resendAfter, expiresAt, resendsLeft }
}

/**
 * `POST /sign-in`: the form of the sign-in page, sent before the app is there or without scripts (docs/decisions/060). It requests a code as
 * the mutation `signIn` does, with the same rules, limits and refusals, and opens no session. Then the page for the code opens, or the
 * sign-in page again with the typed number and the reason.
 */
export function signInForm({ env, ids, log, loadShedder, contexts, signIn, refusedPage }: SignInFormParts) {
  async function send(c: HttpContext, form: TypedForm, requestId: string): Promise<SentCodeFacts | ErrorExtensions> {
    if (loadShedder.isFull()) return busyExtensions
    await loadShedder.enter()
    try {
      const caller = { ...(await contexts(c, requestId)), language: addressOfPage(c).language }
      const countryId = countryOf(form)
      return factsOf(await signIn({ countryId, mobileNumber: form.typed }, caller), countryId, form.typed)
    } catch (error) {
      if (error instanceof Problem || error instanceof Refusal) return error.extensions
      log.error('A request failed', { requestId, path: signInFormPath, error })
      return isStoreBusy(error) ? busyExtensions : { code: 'GENERAL_ERROR', requestId }
    } finally {
      loadShedder.leave()
    }
  }

  return async (c: HttpContext): Promise<Response> => {
    if (!isFromOwnPage(c, env.publicUrl)) return refusal(403, { code: 'FORBIDDEN' })
    let form: TypedForm
    try {
      form = await readSignInForm(c)
    } catch (error) {
      if (error instanceof Refusal) return refusal(error.status, error.extensions, error.closes ? { connection: 'close' } : {})
      throw error
    }
    const requestId = requestIdOr(ids.uuid)
    const answer = await send(c, form, requestId)
    const query = addressOfPage(c, entryParameters).query
    if ('challengeId' in answer) {
      log.info('sign-in form', { requestId, status: 303 })
      return seeOther(codePath + query, { 'set-cookie': sentCodeCookie(answer, env.publicUrl.startsWith('https:')) })
    }
    const status = statusOf(answer)
    log.info('sign-in form', { requestId, status, refused: answer.code })
    try {
      return await refusedPage(c, status, { ...form, problem: answer })
    } catch (error) {
      log.error('A page could not be rendered', { path: signInFormPath, error })
      return seeOther(`/${query}`)
    }
  }
}

/** `GET /sign-in`: the address of the form has no page of its own. */
export const signInFormAddress = (c: HttpContext): Response => seeOther(`/${addressOfPage(c, entryParameters).query}`)
