import * as z from 'zod/mini'
import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { AppMode } from '@wasla/contract/platform/config.ts'
import type { Localized } from '@wasla/contract/platform/language.ts'
import type { ShopKind } from '@wasla/contract/generated/user-sdl-types.ts'
import { tracesOf, type TraceSettings } from './traces.ts'
import { livePlatforms, type LivePlatform } from '@wasla/contract/social/record.ts'
import { clientOf, envSchema, registeredShops, type Values } from './env-schema.ts'
import { problemsTogether } from './env-together.ts'
import { partsOf } from './env-values.ts'
import { EnvironmentProblems } from './environment-problems.ts'
import type { ProcessRole } from './process-role.ts'
import { filesOf, flagsOf, identityOf, oidcOf, paymentsOf, smsOf } from './provider-values.ts'
import { pushOf, type VapidKeys } from './vapid-keys.ts'

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
  /** Address of a streaming replica of `databaseUrl`, for reads that may be seconds old; null if there is none. */
  replicaUrl: string | null
  /** Whether live may start with a new database (F8). */
  databaseCreate: boolean
  /** What this process does (U-01). On SQLite there is one process, which does everything. */
  role: ProcessRole
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
  /**
   * Whether files on disk are out of reach of other processes on the same database: they are in a folder, and nobody said that all processes
   * share it.
   */
  areFilesOfOneProcess: boolean
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
  /** Our registrations at shops. Only live uses them; a shop without one cannot be connected there. */
  shops: Readonly<Partial<Record<ShopKind, { id: string; secret: string }>>>
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
  /**
   * The OpenID Connect provider of admins; null if they sign in with passwords only. `secondStep`: values of `amr` or `acr` that replace
   * our own code at sign-in.
   */
  adminOidc: { issuer: string; clientId: string; clientSecret: string; secondStep: readonly string[] } | null
  /** Settings that flags depend on. */
  settings: Flags
  /** Address at which metrics are read, apart from the public port; null if they are off. */
  metrics: { host: string; port: number } | null
  /** How traces are sent; null if they are off. */
  traces: TraceSettings | null
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

function socialOf(values: Values): Env['social'] {
  const clients = livePlatforms.flatMap((platform) => {
    const [id, key] = clientOf(platform).map((name) => values[name])
    return id && key ? [[platform, { id, secret: key }] as const] : []
  })
  return { clients: Object.fromEntries(clients), key: values.SOCIAL_TOKENS_KEY ?? null }
}

function shopsOf(values: Values): Env['shops'] {
  const clients = registeredShops.flatMap((shop) => {
    const [id, secret] = clientOf(shop).map((name) => values[name])
    return id && secret ? [[shop, { id, secret }] as const] : []
  })
  return Object.fromEntries(clients)
}

/**
 * Reads the environment once; no other code of the server reads it. Empty values count as absent. Throws `EnvironmentProblems` with
 * everything that is wrong. `storedSecrets` reads the secrets of demo and local from the data directory; it is never called in live.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>, storedSecrets: (dataDir: string) => Secrets): Env {
  const given = Object.fromEntries(Object.entries(source).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())))
  const result = z.safeParse(envSchema, given)
  const wrong = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  const problems = [...wrong, ...problemsTogether(given)]
  if (given['ALLOWED_ORIGINS']?.split(',').some((origin) => !URL.canParse(origin.trim()) || new URL(origin).origin !== origin.trim()))
    problems.push('ALLOWED_ORIGINS must be origins such as https://app.example.com, separated by commas')
  if (problems.length > 0 || !result.success) throw new EnvironmentProblems(problems)
  const values = result.data
  const secrets = () => storedSecrets(values.DATA_DIR)
  const files = filesOf(values)
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '')
  return {
    mode: values.APP_MODE,
    port: values.PORT,
    host: values.HOST ?? (values.APP_MODE === 'local' ? '127.0.0.1' : null),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    replicaUrl: values.DATABASE_REPLICA_URL ?? null,
    databaseCreate: values.DATABASE_CREATE,
    role: values.PROCESS_ROLE,
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
    files,
    areFilesOfOneProcess: values.DATABASE_URL !== undefined && files === null && !values.FILES_SHARED,
    ffmpegPath: values.FFMPEG_PATH ?? null,
    identity: identityOf(values),
    payments: paymentsOf(values),
    push: pushOf(values, publicUrl),
    social: socialOf(values),
    shops: shopsOf(values),
    hasServiceWorker: values.SERVICE_WORKER,
    audienceRaces: values.AUDIENCE_RACES_ENABLED ?? values.APP_MODE === 'demo',
    demoOtpCode: values.DEMO_OTP_CODE,
    staysOvernight: values.DEMO_STAYS_OVERNIGHT,
    admin: values.ADMIN_EMAIL && values.ADMIN_PASSWORD ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD } : null,
    adminOidc: oidcOf(values),
    productName: { en: values.PRODUCT_NAME_EN, ar: values.PRODUCT_NAME_AR },
    sellerVatNumber: values.SELLER_VAT_NUMBER ?? null,
    settings: { program: values.PROGRAMS_ENABLED, payment: values.WALLET_ENABLED },
    metrics: values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    traces: tracesOf(values),
    logLevel: values.LOG_LEVEL ?? (values.APP_MODE === 'demo' ? 'warn' : 'info'),
  }
}
