import type { TrackingExample, TrackingSetup } from '../generated/user-sdl-types.ts'
import { conversionLimits } from './conversion-limits.ts'
import type { ConversionEvent } from './record.ts'
import { queryNames } from './conversion-body.ts'

/** The parameter in which a brand is given the id of a click (N-02), and the cookie in which its page keeps it. */
export const clickParameter = 'nw_click_id'

/** Where the three doors are (Appendix E), and what describes them. */
export const trackPaths = {
  conversion: '/track/conversion',
  postback: '/track/postback',
  pixel: '/track/pixel.gif',
  description: '/track/openapi.json',
} as const

/** What stands in an example where the brand puts its own. */
const own = { secret: 'YOUR_SECRET_KEY', click: 'CLICK_ID', number: 'ORDER_NUMBER', amount: '249.90' } as const

export type SetupFacts = {
  readonly publicUrl: string
  readonly event: ConversionEvent
  readonly publishableKey: string
  readonly postbackKey: string
  /** Only in the answer that made it. */
  readonly secretKey: string | null
}

const hasAmount = (event: ConversionEvent) => event === 'SALE'

const bodyOf = (event: ConversionEvent): Record<string, string> => ({
  clickId: own.click,
  event,
  externalId: own.number,
  ...(hasAmount(event) ? { amount: own.amount } : {}),
})

const secretOf = ({ secretKey }: SetupFacts) => secretKey ?? own.secret

/** The address of `POST /track/conversion`. */
export const conversionUrlOf = ({ publicUrl }: Pick<SetupFacts, 'publicUrl'>): string => `${publicUrl}${trackPaths.conversion}`

/** The address that a measurement partner calls, with its usual names in braces for what it fills in. */
export const postbackUrlOf = ({ publicUrl, event, postbackKey }: Pick<SetupFacts, 'publicUrl' | 'event' | 'postbackKey'>): string => {
  const amount = hasAmount(event) ? `&${queryNames.amount}={amount}` : ''
  const filled = `${queryNames.clickId}={click_id}&${queryNames.event}=${event}&${queryNames.externalId}={external_id}${amount}`
  return `${publicUrl}${trackPaths.postback}?${filled}&key=${encodeURIComponent(postbackKey)}`
}

const curl = (facts: SetupFacts) => `curl -X POST ${conversionUrlOf(facts)} \\
  -H "Authorization: Bearer ${secretOf(facts)}" \\
  -H "Content-Type: application/json" \\
  -d '${JSON.stringify(bodyOf(facts.event))}'`

const javaScript = (facts: SetupFacts) => `await fetch('${conversionUrlOf(facts)}', {
  method: 'POST',
  headers: {
    authorization: 'Bearer ${secretOf(facts)}',
    'content-type': 'application/json',
  },
  body: JSON.stringify(${JSON.stringify(bodyOf(facts.event))}),
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
${Object.entries(bodyOf(facts.event))
  .map(([name, value]) => `    '${name}' => '${value}',`)
  .join('\n')}
  ]),
]);
$answer = curl_exec($call);`

/** For the page that thanks: loads the pixel with the click that the landing page kept; without one it does nothing. */
const pixel = ({ publicUrl, event, publishableKey }: SetupFacts) => `<script>
(function () {
  var kept = document.cookie.match(/(?:^|; )${clickParameter}=([^;]+)/);
  if (!kept) return;
  new Image().src = '${publicUrl}${trackPaths.pixel}?' + new URLSearchParams({
    key: '${publishableKey}',
    ${queryNames.event}: '${event}',
    ${queryNames.externalId}: '${own.number}',${hasAmount(event) ? `\n    ${queryNames.amount}: '${own.amount}',` : ''}
    ${queryNames.clickId}: decodeURIComponent(kept[1]),
  });
})();
</script>`

/** For every page of a shop: keeps the click of who comes by a participant's link for as long as it may count (Appendix E). */
const landing = () => `<script>
(function () {
  var id = new URLSearchParams(location.search).get('${clickParameter}');
  if (id) document.cookie = '${clickParameter}=' + encodeURIComponent(id) + '; path=/; max-age=${conversionLimits.window}; samesite=lax; secure';
})();
</script>`

/** Every example of the card, ready to be copied. */
export const examplesOf = (facts: SetupFacts): TrackingExample[] => [
  { way: 'CURL', code: curl(facts) },
  { way: 'JAVASCRIPT', code: javaScript(facts) },
  { way: 'PHP', code: php(facts) },
  { way: 'PIXEL', code: pixel(facts) },
  { way: 'POSTBACK', code: postbackUrlOf(facts) },
  { way: 'SHOP', code: landing() },
]

export type SetupMoments = {
  readonly lastConversionAt: number | null
  readonly lastTestAt: number | null
  readonly rotatedAt: number | null
  readonly formerKeysUntil: number | null
  /** Whether a secret was made at all: before that there is nothing to replace. */
  readonly hasSecretKey: boolean
  /** How many results were reported again with another click, event or amount in the last 30 days (Y-02). */
  readonly differingReports: number
}

const momentOrNull = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString())

/** `TrackingSetup` (N-07). */
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

/** The address that a page's pixel would load for a trial (Y-04). */
export const pixelTestUrlOf = (
  { publicUrl, event, publishableKey }: Pick<SetupFacts, 'publicUrl' | 'event' | 'publishableKey'>,
  clickId: string,
): string => {
  const amount = hasAmount(event) ? `&${queryNames.amount}=1.00` : ''
  const filled = `${queryNames.event}=${event}&${queryNames.externalId}=${clickId}${amount}&${queryNames.clickId}=${clickId}`
  return `${publicUrl}${trackPaths.pixel}?key=${encodeURIComponent(publishableKey)}&${filled}`
}
