import { isAbsolute } from 'node:path'
import * as z from 'zod/mini'
import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { appModes } from '@wasla/contract/platform/config.ts'
import type { LivePlatform } from '@wasla/contract/social/record.ts'
import { emailAddress } from '@wasla/contract/validation/email.ts'
import { credential, headerName, hosts, pairs, postgresUrl, secret, url, webhookSecrets, whole, words, yesOrNo } from './env-values.ts'
import { samplers, share } from './traces.ts'
import { processRoles } from './process-role.ts'
import { vapidPrivateKey, vapidPublicKey, vapidSubject } from './vapid-keys.ts'

/** What each variable of the environment must look like, each by itself. */
export const envSchema = z.object({
  APP_MODE: z._default(z.enum(appModes, { error: 'must be demo, local or live' }), 'demo'),
  PORT: z._default(whole(0, 65_535), 4000),
  HOST: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(postgresUrl),
  DATABASE_REPLICA_URL: z.optional(postgresUrl),
  DATABASE_CREATE: z._default(yesOrNo, false),
  PROCESS_ROLE: z._default(z.enum(processRoles, { error: 'must be all, web or jobs' }), 'all'),
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
  FILES_SHARED: z._default(yesOrNo, false),
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
  SALLA_CLIENT_ID: z.optional(credential),
  SALLA_CLIENT_SECRET: z.optional(credential),
  ZID_CLIENT_ID: z.optional(credential),
  ZID_CLIENT_SECRET: z.optional(credential),
  SHOPIFY_CLIENT_ID: z.optional(credential),
  SHOPIFY_CLIENT_SECRET: z.optional(credential),
  AUDIENCE_RACES_ENABLED: z.optional(yesOrNo),
  DEMO_STAYS_OVERNIGHT: z._default(yesOrNo, false),
  DEMO_OTP_CODE: z._default(z.string().check(z.regex(/^\d{6}$/, { error: 'must have six digits' })), '123456'),
  ADMIN_EMAIL: z.optional(z.string().check(z.refine((typed) => emailAddress(typed) !== null, { error: 'must be an e-mail address' }))),
  ADMIN_PASSWORD: z.optional(
    z.string().check(z.minLength(adminLimits.password.least, { error: `must have at least ${adminLimits.password.least} characters` })),
  ),
  ADMIN_OIDC_ISSUER: z.optional(url('http:', 'https:')),
  ADMIN_OIDC_CLIENT_ID: z.optional(credential),
  ADMIN_OIDC_CLIENT_SECRET: z.optional(credential),
  ADMIN_OIDC_SECOND_STEP: z._default(z.string(), ''),
  PRODUCT_NAME_EN: z._default(words, 'Wasla'),
  PRODUCT_NAME_AR: z._default(words, 'وصلة'),
  SELLER_VAT_NUMBER: z.optional(z.string().check(z.regex(/^3\d{13}3$/, { error: 'must be a Saudi VAT number: 15 digits from 3 to 3' }))),
  SERVICE_WORKER: z._default(yesOrNo, true),
  PROGRAMS_ENABLED: z._default(yesOrNo, true),
  WALLET_ENABLED: z._default(yesOrNo, true),
  METRICS_PORT: z.optional(whole(0, 65_535)),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url('http:', 'https:')),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.optional(url('http:', 'https:')),
  OTEL_EXPORTER_OTLP_PROTOCOL: z._default(z.enum(['http/json'], { error: 'must be http/json' }), 'http/json'),
  OTEL_SERVICE_NAME: z._default(z.string(), 'wasla'),
  OTEL_TRACES_SAMPLER: z._default(
    z.enum(samplers, { error: `must be ${samplers.slice(0, -1).join(', ')} or ${samplers.at(-1)}` }),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: z._default(share, 1),
  OTEL_SDK_DISABLED: z._default(yesOrNo, false),
  LOG_LEVEL: z.optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    }),
  ),
})

export type Values = z.output<typeof envSchema>
export type Name = keyof Values

/** Shops that need a registration of ours. */
export const registeredShops = ['SALLA', 'ZID', 'SHOPIFY'] as const

/** The names of the values of a platform or shop. */
export const clientOf = (platform: LivePlatform | (typeof registeredShops)[number]) =>
  [`${platform}_CLIENT_ID`, `${platform}_CLIENT_SECRET`] as const satisfies readonly Name[]
