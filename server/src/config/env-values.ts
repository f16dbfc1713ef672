import * as z from 'zod/mini'

/** A whole number between two limits, in digits. */
export const whole = (least: number, most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,10}$/, { error: `must be a whole number from ${least} to ${most}` })), z.transform(Number)),
    z.number().check(z.gte(least, { error: `must be at least ${least}` }), z.lte(most, { error: `must be at most ${most}` })),
  )

/** `1`, `0`, `true` or `false`. */
export const yesOrNo = z.pipe(
  z.enum(['0', '1', 'true', 'false'], { error: 'must be 1 or 0' }),
  z.transform((word) => word === '1' || word === 'true'),
)

/** An address with one of these protocols, such as `https:`. */
export const url = (...protocols: string[]) =>
  z.string().check(
    z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    }),
  )

/** Two hosts, as other drivers accept them: `a,b`, `a:5432,b:5432` or `?host=a,b`. */
const severalHosts = /^\w+:\/\/[^/?#]*,[^@/?#]*(?:[/?#]|$)|[?&]host=[^&#]*(?:,|%2C)/i

/** The address of one PostgreSQL server. */
export const postgresUrl = z.string().check(
  z.refine((value) => !severalHosts.test(value) && URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol), {
    error: ({ input }) =>
      severalHosts.test(String(input))
        ? 'must name one host: put a proxy (HAProxy, PgBouncer) or a DNS name of the primary server in front of several'
        : 'must be an address that begins with postgres:// or postgresql://',
  }),
)

/** A secret that the operator chose. */
export const secret = z.string().check(z.minLength(32, { error: 'must have at least 32 characters' }))

/** `name=value` pairs, separated by commas. */
export const pairs = z.pipe(
  z
    .string()
    .check(z.regex(/^[\w.-]+=[^=,]+(,[\w.-]+=[^=,]+)*$/, { error: 'must be pairs such as code.ar=17,code.en=18, separated by commas' })),
  z.transform((text): Record<string, string> =>
    Object.fromEntries(
      text.split(',').map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ),
  ),
)

/** A key or id that another service issued. */
export const credential = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{4,300}$/, { error: 'must be 4 to 300 letters, digits and signs without spaces' }))

/** A text of at most 60 characters that people read. */
export const words = z.string().check(z.maxLength(60, { error: 'must have at most 60 characters' }))

/** Secrets of a webhook, separated by commas. There are several while a new secret replaces an old one. */
export const webhookSecrets = z
  .string()
  .check(z.regex(/^\s*[^\s,]{16,}(\s*,\s*[^\s,]{16,})*\s*$/, { error: 'must be secrets of at least 16 signs, separated by commas' }))

/** Returns the parts of a list that is separated by commas. */
export const partsOf = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** The name of a header. */
export const headerName = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/, { error: 'must be the name of a header' }))

/** Hosts without ports, separated by commas: names, IPv4 addresses, and IPv6 addresses in brackets. Returned in lower case. */
export const hosts = z.pipe(
  z.string().check(
    z.regex(/^\s*([\w.-]+|\[[\dA-Fa-f:.]+\])(\s*,\s*([\w.-]+|\[[\dA-Fa-f:.]+\]))*\s*$/, {
      error: 'must be hosts without ports, such as app.internal,10.0.0.7,[fd00::7], separated by commas',
    }),
  ),
  z.transform((list): readonly string[] => list.split(',').map((host) => host.trim().toLowerCase())),
)
