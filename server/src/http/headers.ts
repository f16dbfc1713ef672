const permissions = (frames: readonly string[]) => {
  const allowed = ['self', ...frames.map((origin) => `"${origin}"`)].join(' ')
  return `camera=(${allowed}), microphone=(${allowed}), geolocation=()`
}

/**
 * Headers of every answer (quality: security, headers). Two years of HTTPS, subdomains too. Browsers inside of old apps read
 * `x-frame-options` alone, and not the `frame-ancestors` of a policy; nothing of ours is shown in a frame.
 */
export const commonHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': permissions([]),
} as const

/** Answers for programs: nothing in them may run, be framed or be cached. */
export const apiHeaders = {
  ...commonHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const

/** Files people gave us: shown, never run. */
export const fileHeaders = {
  ...commonHeaders,
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
} as const

/** The same of a film: a tab of its own may play it, and nothing else. */
export const filmHeaders = { ...fileHeaders, 'content-security-policy': "default-src 'none'; media-src 'self'; sandbox" } as const

/**
 * The policy the app runs under. `scriptHashes` are those of the inline scripts of the built page, measured when the server starts;
 * styles come from files alone, and no text becomes script except through the policies named. `frames` are the only origins that may be
 * framed: the identity provider's, where there is one.
 */
export const pagePolicy = (scriptHashes: readonly string[], frames: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default app dompurify',
    'report-uri /csp',
  ].join('; ')

/** Headers of the page. What may be framed may use camera and microphone, which is what it is framed for. */
export const pageHeaders = (policy: string, frames: readonly string[] = []) =>
  ({
    ...commonHeaders,
    'permissions-policy': permissions(frames),
    'content-security-policy': policy,
    'cache-control': 'no-cache',
  }) as const
