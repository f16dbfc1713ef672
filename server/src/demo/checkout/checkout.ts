import { languages, readLanguage, type Language } from '@wasla/contract/platform/language.ts'
import { isReturnAddress } from '../../domains/social/return-address.ts'
import type { Env } from '../../config/env.ts'
import { Refusal } from '../../request/refusal.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { refusal } from '../../http/responses.ts'
import { readText } from '../../request/body.ts'
import { commonHeaders } from '../../request/headers.ts'
import type { Log } from '../../platform/log.ts'
import { checkoutChoices, type DemoCheckout, type DemoPayments } from '../../providers/payments/demo.ts'
import type { TakeWebhook } from '../../providers/payments/take-webhook.ts'
import { checkoutPage, strayPage } from './page.ts'
import { demoStyle } from '../page.ts'

/** `GET /demo/checkout.css`: the styles of the page. */
export const checkoutStyle = demoStyle(new URL('checkout.css', import.meta.url))

/** Runs no scripts. The form may submit to this server, which redirects to the page that waits for the payer. */
const policy = (returnOrigin: string | null) =>
  `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'${returnOrigin === null ? '' : ` ${returnOrigin}`}; frame-ancestors 'none'`

const privately = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } as const

const html = (text: string, returnOrigin: string | null, status: number): Response =>
  new Response(text, {
    status,
    headers: {
      ...commonHeaders,
      ...privately,
      'content-security-policy': policy(returnOrigin),
      'content-type': 'text/html; charset=utf-8',
    },
  })

/** Length of the longest accepted form, in bytes. */
const longest = 1024

type Parts = {
  env: Pick<Env, 'mode' | 'publicUrl' | 'allowedOrigins' | 'productName'>
  payments: DemoPayments
  /** Handles a webhook of the gateway as the webhook route does. */
  takeWebhook: TakeWebhook
  log: Log
}

/**
 * `GET` and `POST /demo/checkout/:id` (P-09, Appendix E): the page of the demo gateway. The payer's choice reaches the product through a
 * signed webhook, as with a real gateway. The redirect back proves nothing (P-08) and always leads to a page of this product, even if
 * another address was stored. Exists in demo and local mode only.
 */
export function demoCheckout({ env, payments, takeWebhook, log }: Parts) {
  const languageOf = (c: HttpContext): Language | undefined => languages.find((one) => one === c.req.query('lang'))
  const stray = (c: HttpContext) =>
    html(strayPage(languageOf(c) ?? readLanguage(c.req.header('accept-language')), env.productName), null, 404)
  const show = (c: HttpContext, checkout: DemoCheckout, status = 200) =>
    html(checkoutPage(checkout, languageOf(c) ?? checkout.language, env.productName), new URL(checkout.returnUrl).origin, status)

  async function found(c: HttpContext): Promise<DemoCheckout | null> {
    const checkout = await payments.find(c.req.param('id') ?? '')
    return checkout && isReturnAddress(checkout.returnUrl, env) ? checkout : null
  }

  return {
    async get(c: HttpContext): Promise<Response> {
      const checkout = await found(c)
      return checkout ? show(c, checkout) : stray(c)
    },
    async post(c: HttpContext): Promise<Response> {
      let form: URLSearchParams
      try {
        form = new URLSearchParams(await readText(c, longest))
      } catch (error) {
        if (error instanceof Refusal) return refusal(error.status, error.extensions)
        throw error
      }
      const checkout = await found(c)
      if (!checkout) return stray(c)
      const choice = checkoutChoices.find((one) => one === form.get('choice'))
      if (!choice) return show(c, checkout, 400)
      const { isDecided, webhook } = await payments.decide(checkout.id, choice)
      // The payment is already decided or expired, so the page shows its outcome.
      if (!isDecided && choice !== 'close') return show(c, (await found(c)) ?? checkout)
      if (webhook)
        await takeWebhook(payments.name, webhook).catch((error: unknown) =>
          log.error('A webhook of the simulated payment gateway was not taken', { error }),
        )
      return new Response(null, { status: 303, headers: { ...commonHeaders, ...privately, location: checkout.returnUrl } })
    },
  }
}
