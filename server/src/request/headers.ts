const permissions = (frames: readonly string[]) => {
  const allowed = ['self', ...frames.map((origin) => `"${origin}"`)].join(' ')
  return `camera=(${allowed}), microphone=(${allowed}), geolocation=()`
}

/**
 * Headers of every response (quality: security, headers). They require HTTPS for two years, on subdomains too. Old in-app browsers know
 * only `x-frame-options`, not the policy’s `frame-ancestors`; none of our pages may be framed.
 */
export const commonHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': permissions([]),
} as const

/** Headers of API responses, which software reads: the content must not be executed, framed or cached. */
export const apiHeaders = {
  ...commonHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const

/** Headers of uploaded files: they are shown but never run. */
export const fileHeaders = {
  ...commonHeaders,
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
} as const

/** Headers of the service worker: it may request what our pages may request. */
export const workerHeaders = {
  ...commonHeaders,
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Headers of videos: like `fileHeaders`, but a tab may play it. */
export const filmHeaders = { ...fileHeaders, 'content-security-policy': "default-src 'none'; media-src 'self'; sandbox" } as const

/**
 * Returns the content security policy of the app. `scriptHashes` are the hashes of the built page’s inline scripts, computed at the start.
 * Styles come only from files and from the inline style with `styleHash`, and text becomes script only through the named trusted types. `frames` are the only origins that may be
 * framed: the identity provider’s, if there is one.
 */
export const pagePolicy = (scriptHashes: readonly string[], frames: readonly string[] = [], styleHash?: string): string =>
  [
    "default-src 'none'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    `style-src 'self'${styleHash === undefined ? '' : ` '${styleHash}'`}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default app dompurify page',
    'report-uri /csp',
  ].join('; ')

/** Returns the headers of the page. Framed origins may use camera and microphone, because identity checks need both. */
export const pageHeaders = (policy: string, frames: readonly string[] = []) =>
  ({
    ...commonHeaders,
    'permissions-policy': permissions(frames),
    'content-security-policy': policy,
    'cache-control': 'no-cache',
  }) as const
