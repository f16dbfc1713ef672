import type { TrackingExample, TrackingSetup } from '../generated/user-sdl-types.ts'
import { countsCodes, countsLinks, type CountsBy } from '../programs/counts-by.ts'
import { queryNames } from './conversion-body.ts'
import type { ConversionEvent } from './record.ts'
import { landingSnippet, pixelSnippet } from './snippets.ts'

/** Paths of the three entries (Appendix E) and of their description. */
export const trackPaths = {
  conversion: '/track/conversion',
  postback: '/track/postback',
  pixel: '/track/pixel.gif',
  description: '/track/openapi.json',
} as const

/** Placeholders in the examples. The brand replaces them with its own values. */
const own = { secret: 'YOUR_SECRET_KEY', click: 'CLICK_ID', code: 'PROMO_CODE', number: 'ORDER_NUMBER', amount: '249.90' } as const

export type SetupFacts = {
  readonly publicUrl: string
  readonly event: ConversionEvent
  /** What brings results of the program. */
  readonly countsBy: CountsBy
  /** The program’s stored address. The snippets read the click id from the parameters in which this address contains it. */
  readonly trackingUrl: string | null
  readonly publishableKey: string
  readonly postbackKey: string
  /** The secret key, which only the answer to the call that made the key contains; null in all other answers. */
  readonly secretKey: string | null
}

const hasAmount = (event: ConversionEvent) => event === 'SALE'

const bodyOf = ({ event, countsBy }: Pick<SetupFacts, 'event' | 'countsBy'>): Record<string, string> => ({
  ...(countsLinks(countsBy) ? { clickId: own.click } : {}),
  ...(countsCodes(countsBy) ? { promoCode: own.code } : {}),
  event,
  externalId: own.number,
  ...(hasAmount(event) ? { amount: own.amount } : {}),
})

const secretOf = ({ secretKey }: SetupFacts) => secretKey ?? own.secret

/** Returns the address of `POST /track/conversion`. */
const conversionUrlOf = ({ publicUrl }: Pick<SetupFacts, 'publicUrl'>): string => `${publicUrl}${trackPaths.conversion}`

/** Returns the address that a measurement partner calls, with the usual macros in braces. */
const postbackUrlOf = ({
  publicUrl,
  event,
  countsBy,
  postbackKey,
}: Omit<SetupFacts, 'publishableKey' | 'secretKey' | 'trackingUrl'>): string => {
  const amount = hasAmount(event) ? `&${queryNames.amount}={amount}` : ''
  const click = countsLinks(countsBy) ? `${queryNames.clickId}={click_id}&` : ''
  const code = countsCodes(countsBy) ? `${queryNames.promoCode}={promo_code}&` : ''
  const filled = `${click}${code}${queryNames.event}=${event}&${queryNames.externalId}={external_id}${amount}`
  return `${publicUrl}${trackPaths.postback}?${filled}&key=${encodeURIComponent(postbackKey)}`
}

const curl = (facts: SetupFacts) => `curl -X POST ${conversionUrlOf(facts)} \\
  -H "Authorization: Bearer ${secretOf(facts)}" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify(bodyOf(facts))}'`

const javaScript = (facts: SetupFacts) => `await fetch('${conversionUrlOf(facts)}', {
  method: 'POST',
  headers: {
    authorization: 'Bearer ${secretOf(facts)}',
    'content-type': 'application/json',
  },
  body: JSON.stringify(${JSON.stringify(bodyOf(facts))}),
})`

const php = (facts: SetupFacts) => `<?php
$call = curl_init('${conversionUrlOf(facts)}');
curl_setopt_array($call, [
  CURLOPT_POST => true,
  CURLOPT_RETURNTRANSFER => true,
  CURLOPT_HTTPHEADER => [
    'Authorization: Bearer ${secretOf(facts)}',
    'Content-Type: application/json',
  ],
  CURLOPT_POSTFIELDS => json_encode([
${Object.entries(bodyOf(facts))
  .map(([name, value]) => `    '${name}' => '${value}',`)
  .join('\n')}
  ]),
]);
$answer = curl_exec($call);`

const pixel = ({ publicUrl, event, countsBy, publishableKey }: SetupFacts) =>
  pixelSnippet({
    src: `${publicUrl}${trackPaths.pixel}`,
    event,
    publishableKey,
    externalId: own.number,
    amount: hasAmount(event) ? own.amount : null,
    // The click is sent in any case: an owner’s pixel test needs it.
    promoCode: countsCodes(countsBy) ? own.code : null,
  })

/** Returns all examples of the setup card, ready to be copied. */
export const examplesOf = (facts: SetupFacts): TrackingExample[] => [
  { way: 'CURL', code: curl(facts) },
  { way: 'JAVASCRIPT', code: javaScript(facts) },
  { way: 'PHP', code: php(facts) },
  { way: 'PIXEL', code: pixel(facts) },
  { way: 'POSTBACK', code: postbackUrlOf(facts) },
  { way: 'SHOP', code: landingSnippet(facts.trackingUrl) },
]

export type SetupMoments = {
  readonly lastConversionAt: number | null
  readonly lastTestAt: number | null
  readonly rotatedAt: number | null
  readonly formerKeysUntil: number | null
  /** Whether a secret key was ever made. Before that, there is no key to replace. */
  readonly hasSecretKey: boolean
  /** How many results were reported again with another click, event or amount in the last 30 days (Y-02). */
  readonly differingReports: number
}

const momentOrNull = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString())

/** Returns the `TrackingSetup` of a program (N-07). */
export const setupOf = (programId: string, facts: SetupFacts, moments: SetupMoments): TrackingSetup => ({
  programId,
  event: facts.event,
  publishableKey: facts.publishableKey,
  postbackKey: facts.postbackKey,
  secretKey: facts.secretKey,
  conversionUrl: conversionUrlOf(facts),
  postbackUrl: postbackUrlOf(facts),
  pixelHtml: pixel(facts),
  curlExample: curl(facts),
  examples: examplesOf(facts),
  lastConversionAt: momentOrNull(moments.lastConversionAt),
  lastTestAt: momentOrNull(moments.lastTestAt),
  rotatedAt: momentOrNull(moments.rotatedAt),
  formerKeysUntil: momentOrNull(moments.formerKeysUntil),
  hasSecretKey: moments.hasSecretKey,
  differingReports: moments.differingReports,
})

/** Returns the address that a page’s pixel would load for a trial (Y-04). */
export const pixelTestUrlOf = (
  { publicUrl, event, publishableKey }: Pick<SetupFacts, 'publicUrl' | 'event' | 'publishableKey'>,
  clickId: string,
): string => {
  const amount = hasAmount(event) ? `&${queryNames.amount}=1.00` : ''
  const filled = `${queryNames.event}=${event}&${queryNames.externalId}=${clickId}${amount}&${queryNames.clickId}=${clickId}`
  return `${publicUrl}${trackPaths.pixel}?key=${encodeURIComponent(publishableKey)}&${filled}`
}
