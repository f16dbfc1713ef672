import { isAbsolute } from 'node:path'
import * as z from 'zod/mini'
import { demoAdmins } from '@wasla/contract/admin/demo.ts'
import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { emailKey } from '@wasla/contract/admin/email-key.ts'
import type { Flags } from '@wasla/contract/flags/flags.ts'
import { appModes, type AppMode } from '@wasla/contract/platform/config.ts'
import type { Localized } from '@wasla/contract/platform/language.ts'
import { livePlatforms, type LivePlatform } from '@wasla/contract/social/record.ts'
import { emailAddress } from '@wasla/contract/validation/email.ts'
import { credential, headerName, hosts, pairs, secret, partsOf, url, webhookSecrets, whole, words, yesOrNo } from './env-values.ts'
import { EnvironmentProblems } from './environment-problems.ts'
import { misplacedKey } from './payment-key.ts'
import { filesOf, flagsOf, identityOf, paymentsOf, smsOf } from './provider-values.ts'
import { pushOf, unpairedKeys, vapidPrivateKey, vapidPublicKey, vapidSubject, type VapidKeys } from './vapid-keys.ts'

/** Keys: `token` signs access tokens, `otp` hashes codes and refresh tokens. */
export type Secrets = { token: string; otp: string }

export type Env = {
  mode: AppMode
  port: number
  /**
   * Address to listen on. Null means every address of both families, so that `npm start` also works in a container; `HOST=127.0.0.1` limits
   * it to the machine. That is the default of `local`, because anybody who reaches it can read the codes of real numbers.
   */
  host: string | null
  /** Folder of all files that the server stores on disk (U-01). */
  dataDir: string
  /** Address of PostgreSQL; null means one SQLite file under `dataDir`. */
  databaseUrl: string | null
  /** Whether live may start with a new database (F8). */
  databaseCreate: boolean
  /** Public address of the product, without a final slash. */
  publicUrl: string
  /** Hosts that are served besides the host of `publicUrl` and the machine’s own names. Without ports, in lower case. */
  allowedHosts: readonly string[]
  /** Other origins whose pages may call the API. None by default. */
  allowedOrigins: readonly string[]
  /** Whether only the app’s own operations are accepted. True in live by default. */
  trustedDocumentsOnly: boolean
  /** Number of trusted proxies in front that report the caller’s address; 0 trusts only the connection. */
  trustProxy: number
  /** Header in which the outermost trusted proxy names a visitor’s country, in lower case (N-05); null if there is none. */
  countryHeader: string | null
  secrets: Secrets
  /** `templates`: the vendor’s id of each registered text, by the name of the text, such as `code.ar`. */
  sms: { url: string; key: string; sender: string; templates: Readonly<Record<string, string>> } | null
  /** Largest number of messages a day to all numbers. Above it, callers get the normal answer but nothing is sent (security case 5). */
  smsBudget: number
  /** Countries that messages are sent to, as ISO codes; null means all. */
  smsCountries: ReadonlySet<string> | null
  flags: { provider: 'built-in' } | { provider: 'flagd'; host: string; port: number; key: string | null; tls: boolean }
  /** Bucket for files; null stores them under `dataDir` (U-01). */
  files: { url: string; key: string; secret: string; region: string } | null
  /** Path of the program that takes a frame from a video (K-18). If null, a poster is drawn instead. */
  ffmpegPath: string | null
  /** The identity provider; `demo` simulates one (F-04). `isReviewed`: the provider reviews completed inquiries (F-05). */
  identity:
    | { provider: 'demo' }
    | { provider: 'persona'; url: string; key: string; templateId: string; webhookSecrets: readonly string[]; isReviewed: boolean }
  /** The payment gateway for real money (P-09); null if it is simulated or missing. There are several secrets while one is replaced. */
  payments: { url: string; key: string; webhookSecrets: readonly string[] } | null
  /** Keys of real pushes to devices, and the address that push services may write to; null if pushes are simulated or missing. */
  push: (VapidKeys & { subject: string }) | null
  /** Platforms that are called for real (E-02); others are simulated, or off in live. `key` encrypts the platforms’ grants. */
  social: { clients: Readonly<Partial<Record<LivePlatform, { id: string; secret: string }>>>; key: string | null }
  /** Whether audiences may be shown by race, which is sensitive data in Saudi law (E-09). */
  audienceRaces: boolean
  /** The fixed code of a demo (B-09). */
  demoOtpCode: string
  /** Whether a demo stays as it is at night instead of being reset (U-02). */
  staysOvernight: boolean
  productName: Localized
  /** Whether browsers may open the app from a cache. If not, those that did remove it. */
  hasServiceWorker: boolean
  /** VAT number of the issuer of invoices (P-22). Without one no document is a tax document. */
  sellerVatNumber: string | null
  /** The first admin account; null if the environment names none. */
  admin: { email: string; password: string } | null
  /** Settings that flags depend on. */
  settings: Flags
  /** Address at which metrics are read, apart from the public port; null if they are off. */
  metrics: { host: string; port: number } | null
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

/** What each variable of the environment must look like. */
export const schema = z.object({
  APP_MODE: z._default(z.enum(appModes, { error: 'must be demo, local or live' }), 'demo'),
  PORT: z._default(whole(0, 65_535), 4000),
  HOST: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  DATABASE_CREATE: z._default(yesOrNo, false),
  PUBLIC_URL: z.optional(url('http:', 'https:')),
  ALLOWED_HOSTS: z._default(hosts, []),
  ALLOWED_ORIGINS: z._default(z.string(), ''),
  TRUSTED_DOCUMENTS_ONLY: z.optional(yesOrNo),
  TRUST_PROXY: z._default(whole(0, 8), 0),
  COUNTRY_HEADER: z.optional(headerName),
  TOKEN_SECRET: z.optional(secret),
  OTP_SECRET: z.optional(secret),
  SMS_URL: z.optional(url('http:', 'https:')),
  SMS_KEY: z.optional(z.string()),
  SMS_SENDER: z.optional(z.string().check(z.maxLength(20, { error: 'must have at most 20 characters' }))),
  SMS_TEMPLATES: z._default(pairs, {}),
  SMS_DAILY_BUDGET: z._default(whole(0, 10_000_000), 5000),
  SMS_COUNTRIES: z._default(
    z.string().check(z.regex(/^([A-Z]{2}(,[A-Z]{2})*)?$/, { error: 'must be country codes such as SA,AE, separated by commas' })),
    '',
  ),
  FLAGS_PROVIDER: z.optional(z.enum(['built-in', 'flagd'], { error: 'must be built-in or flagd' })),
  FLAGS_HOST: z.optional(z.string().check(z.regex(/^[\w.-]+(:\d{1,5})?$/, { error: 'must be a host, with or without a port' }))),
  FLAGS_KEY: z.optional(z.string()),
  FLAGS_TLS: z._default(yesOrNo, false),
  FILES_URL: z.optional(url('http:', 'https:')),
  FILES_KEY: z.optional(z.string()),
  FILES_SECRET: z.optional(z.string()),
  FILES_REGION: z._default(z.string(), 'auto'),
  FFMPEG_PATH: z.optional(z.string().check(z.refine(isAbsolute, { error: 'must be the whole path of a program' }))),
  PERSONA_URL: z._default(url('http:', 'https:'), 'https://api.withpersona.com/api/v1'),
  PERSONA_KEY: z.optional(z.string()),
  PERSONA_TEMPLATE_ID: z.optional(
    z.string().check(z.regex(/^itmpl_\w{8,60}$/, { error: 'must be the id of an inquiry template, itmpl_…' })),
  ),
  PERSONA_WEBHOOK_SECRETS: z.optional(z.string()),
  PERSONA_REVIEWS: z._default(yesOrNo, true),
  MOYASAR_URL: z._default(url('http:', 'https:'), 'https://api.moyasar.com/v1'),
  MOYASAR_KEY: z.optional(
    z.string().check(z.regex(/^sk_(test|live)_\w{8,200}$/, { error: 'must be a secret key, sk_live_… or sk_test_…' })),
  ),
  MOYASAR_WEBHOOK_SECRETS: z.optional(webhookSecrets),
  VAPID_PUBLIC_KEY: z.optional(vapidPublicKey),
  VAPID_PRIVATE_KEY: z.optional(vapidPrivateKey),
  VAPID_SUBJECT: z.optional(vapidSubject),
  INSTAGRAM_CLIENT_ID: z.optional(credential),
  INSTAGRAM_CLIENT_SECRET: z.optional(credential),
  TWITTER_CLIENT_ID: z.optional(credential),
  TWITTER_CLIENT_SECRET: z.optional(credential),
  TIKTOK_CLIENT_ID: z.optional(credential),
  TIKTOK_CLIENT_SECRET: z.optional(credential),
  YOUTUBE_CLIENT_ID: z.optional(credential),
  YOUTUBE_CLIENT_SECRET: z.optional(credential),
  TWITCH_CLIENT_ID: z.optional(credential),
  TWITCH_CLIENT_SECRET: z.optional(credential),
  SNAPCHAT_CLIENT_ID: z.optional(credential),
  SNAPCHAT_CLIENT_SECRET: z.optional(credential),
  SOCIAL_TOKENS_KEY: z.optional(secret),
  AUDIENCE_RACES_ENABLED: z.optional(yesOrNo),
  DEMO_STAYS_OVERNIGHT: z._default(yesOrNo, false),
  DEMO_OTP_CODE: z._default(z.string().check(z.regex(/^\d{6}$/, { error: 'must have six digits' })), '123456'),
  ADMIN_EMAIL: z.optional(z.string().check(z.refine((typed) => emailAddress(typed) !== null, { error: 'must be an e-mail address' }))),
  ADMIN_PASSWORD: z.optional(
    z.string().check(z.minLength(adminLimits.password.least, { error: `must have at least ${adminLimits.password.least} characters` })),
  ),
  PRODUCT_NAME_EN: z._default(words, 'Wasla'),
  PRODUCT_NAME_AR: z._default(words, 'وصلة'),
  SELLER_VAT_NUMBER: z.optional(z.string().check(z.regex(/^3\d{13}3$/, { error: 'must be a Saudi VAT number: 15 digits from 3 to 3' }))),
  SERVICE_WORKER: z._default(yesOrNo, true),
  PROGRAMS_ENABLED: z._default(yesOrNo, true),
  WALLET_ENABLED: z._default(yesOrNo, true),
  METRICS_PORT: z.optional(whole(0, 65_535)),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  LOG_LEVEL: z.optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    }),
  ),
})

type Values = z.output<typeof schema>
type Name = keyof Values

const wholeAdmin: readonly Name[] = ['ADMIN_EMAIL', 'ADMIN_PASSWORD']
const wholeSms: readonly Name[] = ['SMS_URL', 'SMS_KEY', 'SMS_SENDER']
const wholeFiles: readonly Name[] = ['FILES_URL', 'FILES_KEY', 'FILES_SECRET']
const wholePersona: readonly Name[] = ['PERSONA_KEY', 'PERSONA_TEMPLATE_ID', 'PERSONA_WEBHOOK_SECRETS']
const wholeMoyasar: readonly Name[] = ['MOYASAR_KEY', 'MOYASAR_WEBHOOK_SECRETS']
const wholePush: readonly Name[] = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']
const clientOf = (platform: LivePlatform) => [`${platform}_CLIENT_ID`, `${platform}_CLIENT_SECRET`] as const satisfies readonly Name[]
const neededLive: readonly Name[] = [
  'TOKEN_SECRET',
  'OTP_SECRET',
  'PUBLIC_URL',
  'FLAGS_PROVIDER',
  ...wholeAdmin,
  ...wholeSms,
  ...wholePersona,
]

const isDemoAddress = (email: string | undefined) =>
  email !== undefined && demoAdmins.some((one) => emailKey(one.email) === emailKey(email))

/** Returns problems between several values, such as a value that live needs, or a value of a group that must be set together. */
function missing(given: Readonly<Record<string, string>>): string[] {
  const lacks = (names: readonly Name[], why: string) =>
    names.filter((name) => !(name in given)).map((name) => `${name} is missing: ${why}`)
  const live = given['APP_MODE'] === 'live'
  const isReal = live || given['APP_MODE'] === 'local'
  return [
    ...(isReal && isDemoAddress(given['ADMIN_EMAIL'])
      ? ['ADMIN_EMAIL is an address of the demonstration, which may not sign in here']
      : []),
    ...(live ? lacks(neededLive, 'APP_MODE=live needs it') : []),
    ...(!live && wholeSms.some((name) => name in given) ? lacks(wholeSms, 'the SMS values belong together') : []),
    ...(wholeFiles.some((name) => name in given) ? lacks(wholeFiles, 'the values of the file store belong together') : []),
    ...(!live && wholePersona.some((name) => name in given)
      ? lacks(wholePersona, 'the values of the identity provider belong together')
      : []),
    ...(wholeMoyasar.some((name) => name in given) ? lacks(wholeMoyasar, 'the values of the payment gateway belong together') : []),
    ...misplacedKey(given['APP_MODE'], given['MOYASAR_KEY']),
    ...(wholePush.some((name) => name in given) ? lacks(wholePush, 'the keys of pushes belong together') : []),
    ...unpairedKeys(given['VAPID_PUBLIC_KEY'], given['VAPID_PRIVATE_KEY']),
    ...livePlatforms.flatMap((platform) =>
      clientOf(platform).some((name) => name in given) ? lacks(clientOf(platform), 'id and secret of a platform belong together') : [],
    ),
    ...(live && livePlatforms.flatMap(clientOf).some((name) => name in given)
      ? lacks(['SOCIAL_TOKENS_KEY'], 'what platforms grant lies sealed with it')
      : []),
    ...(!live && wholeAdmin.some((name) => name in given) ? lacks(wholeAdmin, 'address and password belong together') : []),
    ...('COUNTRY_HEADER' in given && Number(given['TRUST_PROXY'] ?? 0) < 1
      ? ['COUNTRY_HEADER needs TRUST_PROXY: without a proxy in front everybody names the country they like']
      : []),
    ...(given['METRICS_PORT'] !== undefined && given['METRICS_PORT'] !== '0' && given['METRICS_PORT'] === (given['PORT'] ?? '4000')
      ? ['METRICS_PORT must be another port than PORT: metrics are never public']
      : []),
    ...(given['FLAGS_PROVIDER'] === 'flagd' ? lacks(['FLAGS_HOST'], 'FLAGS_PROVIDER=flagd needs it') : []),
  ]
}

function socialOf(values: Values): Env['social'] {
  const clients = livePlatforms.flatMap((platform) => {
    const [id, key] = clientOf(platform).map((name) => values[name])
    return id && key ? [[platform, { id, secret: key }] as const] : []
  })
  return { clients: Object.fromEntries(clients), key: values.SOCIAL_TOKENS_KEY ?? null }
}

/**
 * Reads the environment once; no other code of the server reads it. Empty values count as absent. Throws `EnvironmentProblems` with
 * everything that is wrong. `storedSecrets` reads the secrets of demo and local from the data directory; it is never called in live.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>, storedSecrets: (dataDir: string) => Secrets): Env {
  const given = Object.fromEntries(Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())))
  const result = z.safeParse(schema, given)
  const wrong = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  const problems = [...wrong, ...missing(given)]
  if (given['ALLOWED_ORIGINS']?.split(',').some((origin) => !URL.canParse(origin.trim()) || new URL(origin).origin !== origin.trim()))
    problems.push('ALLOWED_ORIGINS must be origins such as https://app.example.com, separated by commas')
  if (problems.length > 0 || !result.success) throw new EnvironmentProblems(problems)
  const values = result.data
  const secrets = () => storedSecrets(values.DATA_DIR)
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '')
  return {
    mode: values.APP_MODE,
    port: values.PORT,
    host: values.HOST ?? (values.APP_MODE === 'local' ? '127.0.0.1' : null),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseCreate: values.DATABASE_CREATE,
    publicUrl,
    allowedHosts: values.ALLOWED_HOSTS,
    allowedOrigins: partsOf(values.ALLOWED_ORIGINS),
    trustedDocumentsOnly: values.TRUSTED_DOCUMENTS_ONLY ?? values.APP_MODE === 'live',
    trustProxy: values.TRUST_PROXY,
    countryHeader: values.COUNTRY_HEADER?.toLowerCase() ?? null,
    secrets: { token: values.TOKEN_SECRET ?? secrets().token, otp: values.OTP_SECRET ?? secrets().otp },
    sms: smsOf(values),
    smsBudget: values.SMS_DAILY_BUDGET,
    smsCountries: values.SMS_COUNTRIES ? new Set(values.SMS_COUNTRIES.split(',')) : null,
    flags: flagsOf(values),
    files: filesOf(values),
    ffmpegPath: values.FFMPEG_PATH ?? null,
    identity: identityOf(values),
    payments: paymentsOf(values),
    push: pushOf(values, publicUrl),
    social: socialOf(values),
    hasServiceWorker: values.SERVICE_WORKER,
    audienceRaces: values.AUDIENCE_RACES_ENABLED ?? values.APP_MODE === 'demo',
    demoOtpCode: values.DEMO_OTP_CODE,
    staysOvernight: values.DEMO_STAYS_OVERNIGHT,
    admin: values.ADMIN_EMAIL && values.ADMIN_PASSWORD ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD } : null,
    productName: { en: values.PRODUCT_NAME_EN, ar: values.PRODUCT_NAME_AR },
    sellerVatNumber: values.SELLER_VAT_NUMBER ?? null,
    settings: { program: values.PROGRAMS_ENABLED, payment: values.WALLET_ENABLED },
    metrics: values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    logLevel: values.LOG_LEVEL ?? (values.APP_MODE === 'demo' ? 'warn' : 'info'),
  }
}
