import { describe, expect, it } from 'vitest'
import { readEnv, type Secrets } from './env.ts'
import { EnvironmentProblems } from './environment-problems.ts'

const stored: Secrets = { token: 'k'.repeat(40), otp: 'o'.repeat(40) }
const read = (source: Record<string, string | undefined>) => readEnv(source, () => stored)

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    read(source)
  } catch (error) {
    if (error instanceof EnvironmentProblems) return error.problems
  }
  return []
}

const live = {
  APP_MODE: 'live',
  TOKEN_SECRET: 't'.repeat(32),
  OTP_SECRET: 'o'.repeat(32),
  PUBLIC_URL: 'https://wasla.example/',
  FLAGS_PROVIDER: 'built-in',
  ADMIN_EMAIL: 'owner@wasla.example',
  ADMIN_PASSWORD: 'twelve or more',
  SMS_URL: 'https://sms.example/send',
  SMS_KEY: 'key',
  SMS_SENDER: 'Wasla',
  PERSONA_KEY: 'persona_key',
  PERSONA_TEMPLATE_ID: 'itmpl_wasla0001',
  PERSONA_WEBHOOK_SECRETS: 'wbhsec_new, wbhsec_old',
}

describe('readEnv', () => {
  it('gives a working demo without any value', () => {
    expect(read({})).toMatchObject({
      mode: 'demo',
      port: 4000,
      host: null,
      dataDir: './data',
      demoOtpCode: '123456',
      staysOvernight: false,
      publicUrl: 'http://localhost:4000',
      secrets: stored,
      flags: { provider: 'built-in' },
      settings: { program: true, payment: true },
    })
  })

  it('limits local mode to its own machine unless HOST is set, because that mode shows the codes of real numbers', () => {
    expect(read({ APP_MODE: 'local' }).host).toBe('127.0.0.1')
    expect(read({ APP_MODE: 'local', HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  })

  it.each([
    'postgres://a,b/wasla',
    'postgres://user:pass@a:5432,b:5432/wasla',
    'postgresql://user@/wasla?host=a,b',
    'postgres://user@x/wasla?port=1&host=a%2Cb',
  ])('refuses several hosts of PostgreSQL and says what to put in front of them: %s', (url) => {
    expect(problemsOf({ DATABASE_URL: url })).toEqual([
      'DATABASE_URL must name one host: put a proxy (HAProxy, PgBouncer) or a DNS name of the primary server in front of several',
    ])
  })

  it('accepts a replica only if PostgreSQL is set and has another address', () => {
    const [url, replica] = ['postgres://user@primary/wasla', 'postgres://user@replica/wasla']
    expect(read({ DATABASE_URL: url }).replicaUrl).toBeNull()
    expect(read({ DATABASE_URL: url, DATABASE_REPLICA_URL: replica }).replicaUrl).toBe(replica)
    expect(problemsOf({ DATABASE_REPLICA_URL: replica })).toEqual(['DATABASE_REPLICA_URL needs DATABASE_URL: SQLite has no replica'])
    expect(problemsOf({ DATABASE_URL: url, DATABASE_REPLICA_URL: url })).toEqual([
      'DATABASE_REPLICA_URL must be another server than DATABASE_URL',
    ])
  })

  it.each(['postgres://user:a,b@host/wasla', 'postgres://user@host/wasla?options=-c%20search_path%3Da,b'])(
    'accepts a comma that is not between hosts: %s',
    (url) => {
      expect(problemsOf({ DATABASE_URL: url })).toEqual([])
    },
  )

  it('allows no further hosts unless ALLOWED_HOSTS names them', () => {
    expect(read({}).allowedHosts).toEqual([])
    expect(read({ ALLOWED_HOSTS: 'App.Internal, 10.0.0.7,[FD00::7]' }).allowedHosts).toEqual(['app.internal', '10.0.0.7', '[fd00::7]'])
    for (const wrong of ['https://app.example', 'app.example:80', 'a,,b', '*.example', 'fd00::7'])
      expect(() => read({ ALLOWED_HOSTS: wrong })).toThrow(/ALLOWED_HOSTS must be hosts without ports/)
  })

  it('accepts only the app’s documents in live, unless TRUSTED_DOCUMENTS_ONLY is 0', () => {
    const answers = [read({}), read({ APP_MODE: 'local' }), read(live), read({ ...live, TRUSTED_DOCUMENTS_ONLY: '0' })]
    expect(answers.map(({ trustedDocumentsOnly }) => trustedDocumentsOnly)).toEqual([false, false, true, false])
    expect(read({ TRUSTED_DOCUMENTS_ONLY: '1' }).trustedDocumentsOnly).toBe(true)
  })

  it('reports all wrong values together', () => {
    expect(
      problemsOf({
        PORT: '99999',
        APP_MODE: 'prod',
        DEMO_OTP_CODE: '12',
        DATABASE_URL: 'mysql://x',
        ALLOWED_ORIGINS: 'https://a.example/path',
      }),
    ).toEqual([
      'APP_MODE must be demo, local or live',
      'PORT must be at most 65535',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
      'DEMO_OTP_CODE must have six digits',
      'ALLOWED_ORIGINS must be origins such as https://app.example.com, separated by commas',
    ])
  })

  it('refuses live mode if required values are missing, and names each of them', () => {
    expect(problemsOf({ APP_MODE: 'live', TOKEN_SECRET: 'short' })).toEqual([
      'TOKEN_SECRET must have at least 32 characters',
      ...[
        'OTP_SECRET',
        'PUBLIC_URL',
        'FLAGS_PROVIDER',
        'ADMIN_EMAIL',
        'ADMIN_PASSWORD',
        'SMS_URL',
        'SMS_KEY',
        'SMS_SENDER',
        'PERSONA_KEY',
        'PERSONA_TEMPLATE_ID',
        'PERSONA_WEBHOOK_SECRETS',
      ].map((name) => `${name} is missing: APP_MODE=live needs it`),
    ])
  })

  it('requires address and password of the first admin account together, and a good password', () => {
    expect(read({}).admin).toBeNull()
    expect(read({ ADMIN_EMAIL: live.ADMIN_EMAIL, ADMIN_PASSWORD: live.ADMIN_PASSWORD }).admin).toEqual({
      email: live.ADMIN_EMAIL,
      password: live.ADMIN_PASSWORD,
    })
    expect(problemsOf({ ADMIN_EMAIL: 'owner', ADMIN_PASSWORD: 'short' })).toEqual([
      'ADMIN_EMAIL must be an e-mail address',
      'ADMIN_PASSWORD must have at least 12 characters',
    ])
    for (const mode of ['live', 'local'])
      expect(problemsOf({ ...live, APP_MODE: mode, ADMIN_EMAIL: ' Reviewer@wasla.example' })).toContain(
        'ADMIN_EMAIL is an address of the demonstration, which may not sign in here',
      )
    expect(problemsOf({ ADMIN_EMAIL: live.ADMIN_EMAIL })).toEqual(['ADMIN_PASSWORD is missing: address and password belong together'])
  })

  it('accepts live mode with all required values, and never reads stored secrets in it', () => {
    const env = readEnv(live, () => {
      throw new Error('asked')
    })
    expect(env).toMatchObject({
      mode: 'live',
      publicUrl: 'https://wasla.example',
      secrets: { token: live.TOKEN_SECRET, otp: live.OTP_SECRET },
      traces: null,
      logLevel: 'info',
    })
  })

  it('pushes for real only with both keys, which must be a pair', () => {
    const keys = {
      VAPID_PUBLIC_KEY: 'BAO2vL4GRUIPyErkanK6qT5ecpUPP4yS-t_-N-QuzOlZwSnzRR9tEI0unuF61rZCZoxMuJwSKIbq9OMOC611bDc',
      VAPID_PRIVATE_KEY: '4iNBYq89clv9vAg3fmhy9RK20TQJK5XfYRrDslUiNWg',
    }
    expect([read({}).push, read(live).push]).toEqual([null, null])
    expect(read({ ...live, ...keys }).push).toEqual({
      publicKey: keys.VAPID_PUBLIC_KEY,
      privateKey: keys.VAPID_PRIVATE_KEY,
      subject: 'https://wasla.example',
    })
    expect(read({ ...keys, VAPID_SUBJECT: 'mailto:push@wasla.example' }).push?.subject).toBe('mailto:push@wasla.example')
    expect(problemsOf({ VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY })).toEqual([
      'VAPID_PRIVATE_KEY is missing: the keys of pushes belong together',
    ])
    expect(problemsOf({ ...keys, VAPID_PRIVATE_KEY: `A${keys.VAPID_PRIVATE_KEY.slice(1)}` })).toEqual([
      'VAPID_PRIVATE_KEY is not the private key of VAPID_PUBLIC_KEY',
    ])
    expect(problemsOf({ VAPID_PUBLIC_KEY: 'B', VAPID_PRIVATE_KEY: 'x', VAPID_SUBJECT: 'push@wasla.example' })).toEqual([
      'VAPID_PUBLIC_KEY must be a public key of P-256, 87 letters of base64url',
      'VAPID_PRIVATE_KEY must be a private key of P-256, 43 letters of base64url',
      'VAPID_SUBJECT must be an address that begins with mailto: or https://',
      'VAPID_PRIVATE_KEY is not the private key of VAPID_PUBLIC_KEY',
    ])
  })

  it('refuses PostgreSQL with files on disk in live, unless the folder is shared or there is a bucket', () => {
    const url = { DATABASE_URL: 'postgres://user@host/wasla' }
    const bucket = { FILES_URL: 'https://s3.example/wasla', FILES_KEY: 'k', FILES_SECRET: 's' }
    expect(problemsOf({ ...live, ...url })).toEqual([expect.stringMatching(/^FILES_URL is missing.*FILES_SHARED=1/)])
    expect(problemsOf({ ...live, ...url, FILES_SHARED: '0' })).toHaveLength(1)
    expect(read({ ...live, ...url, FILES_SHARED: '1' }).areFilesOfOneProcess).toBe(false)
    expect(read({ ...live, ...url, ...bucket }).areFilesOfOneProcess).toBe(false)
    expect(read(live).areFilesOfOneProcess).toBe(false)
  })

  it('lets a process do everything, only answer requests, or only run jobs, and the last two only on PostgreSQL', () => {
    const url = { DATABASE_URL: 'postgres://user@host/wasla' }
    expect(read({}).role).toBe('all')
    for (const role of ['all', 'web', 'jobs']) expect(read({ ...url, PROCESS_ROLE: role }).role).toBe(role)
    expect(read({ PROCESS_ROLE: 'all' }).role).toBe('all')
    for (const role of ['web', 'jobs'])
      expect(problemsOf({ PROCESS_ROLE: role })).toEqual([expect.stringMatching(/^PROCESS_ROLE needs DATABASE_URL: with SQLite/)])
    expect(problemsOf({ ...url, PROCESS_ROLE: 'worker' })).toEqual(['PROCESS_ROLE must be all, web or jobs'])
  })

  it('lets a demo and a local server try PostgreSQL with files on disk, and knows that they are of one process', () => {
    const url = { DATABASE_URL: 'postgres://user@host/wasla' }
    for (const mode of ['demo', 'local']) expect(read({ APP_MODE: mode, ...url }).areFilesOfOneProcess).toBe(true)
    expect(read({ ...url, FILES_SHARED: '1' }).areFilesOfOneProcess).toBe(false)
  })

  it('requires all or none of the values of the identity provider, and likewise of the file store', () => {
    expect(read({})).toMatchObject({ files: null, identity: { provider: 'demo' } })
    expect(read({ ...live, PERSONA_REVIEWS: '0' }).identity).toEqual({
      provider: 'persona',
      url: 'https://api.withpersona.com/api/v1',
      key: 'persona_key',
      templateId: 'itmpl_wasla0001',
      webhookSecrets: ['wbhsec_new', 'wbhsec_old'],
      isReviewed: false,
    })
    const store = { FILES_URL: 'https://s3.example/wasla', FILES_KEY: 'k', FILES_SECRET: 's' }
    expect(read(store).files).toEqual({ url: 'https://s3.example/wasla', key: 'k', secret: 's', region: 'auto' })
    expect(problemsOf({ FILES_URL: 'https://s3.example/wasla', PERSONA_KEY: 'k' })).toEqual([
      'FILES_KEY is missing: the values of the file store belong together',
      'FILES_SECRET is missing: the values of the file store belong together',
      'PERSONA_TEMPLATE_ID is missing: the values of the identity provider belong together',
      'PERSONA_WEBHOOK_SECRETS is missing: the values of the identity provider belong together',
    ])
  })

  it('requires all or none of the values of the payment gateway', () => {
    expect(read({}).payments).toBeNull()
    expect(read(live).payments).toBeNull()
    const gateway = { MOYASAR_KEY: 'sk_live_wasla0001', MOYASAR_WEBHOOK_SECRETS: 'a-secret-of-the-webhook, the-secret-before-it' }
    expect(read({ ...live, ...gateway }).payments).toEqual({
      url: 'https://api.moyasar.com/v1',
      key: 'sk_live_wasla0001',
      webhookSecrets: ['a-secret-of-the-webhook', 'the-secret-before-it'],
    })
    expect(problemsOf({ ...live, MOYASAR_KEY: 'pk_live_wasla0001' })).toEqual([
      'MOYASAR_KEY must be a secret key, sk_live_… or sk_test_…',
      'MOYASAR_WEBHOOK_SECRETS is missing: the values of the payment gateway belong together',
    ])
    expect(problemsOf({ ...live, ...gateway, MOYASAR_WEBHOOK_SECRETS: 'short' })).toEqual([
      'MOYASAR_WEBHOOK_SECRETS must be secrets of at least 16 signs, separated by commas',
    ])
  })

  it('refuses test keys in live, and live keys in a demo', () => {
    const gateway = (key: string) => ({ MOYASAR_KEY: key, MOYASAR_WEBHOOK_SECRETS: 'a-secret-of-the-webhook' })
    expect(problemsOf({ ...live, ...gateway('sk_test_wasla0001') })).toEqual(['MOYASAR_KEY is a test key: live needs sk_live_…'])
    expect(problemsOf(gateway('sk_live_wasla0001'))).toEqual(['MOYASAR_KEY is a live key: a demonstration takes no real money'])
    expect(problemsOf({ APP_MODE: 'local', ...gateway('sk_live_wasla0001') })).toEqual([])
    expect(problemsOf(gateway('sk_test_wasla0001'))).toEqual([])
  })

  it('turns traces on only if a collector is set and they are not switched off', () => {
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }
    expect(read({}).traces).toBeNull()
    expect(read({ ...collector, OTEL_SDK_DISABLED: 'true' }).traces).toBeNull()
    expect(read(collector).traces).toEqual({
      url: 'http://collector:4318/v1/traces',
      serviceName: 'wasla',
      sampler: { followsParent: true, root: 'always_on', share: 1 },
    })
    expect(read({ ...collector, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' }).traces?.sampler).toEqual({
      followsParent: false,
      root: 'traceidratio',
      share: 0.05,
    })
    expect(problemsOf({ ...collector, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_TRACES_SAMPLER_ARG: '2' })).toEqual([
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json',
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1',
    ])
  })

  it('shows metrics only if METRICS_PORT is set, on this machine by default, and never at the public port', () => {
    expect(read({}).metrics).toBeNull()
    expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
    expect(problemsOf({ METRICS_PORT: '4000' })).toEqual(['METRICS_PORT must be another port than PORT: metrics are never public'])
    expect(problemsOf({ METRICS_PORT: '0', PORT: '0' })).toEqual([])
  })

  it('treats an empty value as absent', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4000, databaseUrl: null })
    expect(problemsOf({ ...live, OTP_SECRET: '' })).toEqual(['OTP_SECRET is missing: APP_MODE=live needs it'])
  })

  it('reads the host and the key of the flag provider', () => {
    expect(read({ FLAGS_PROVIDER: 'flagd', FLAGS_HOST: 'flags.internal:9000', FLAGS_KEY: 'k', FLAGS_TLS: '1' }).flags).toEqual({
      provider: 'flagd',
      host: 'flags.internal',
      port: 9000,
      key: 'k',
      tls: true,
    })
    expect(problemsOf({ COUNTRY_HEADER: 'cf-ipcountry' })).toEqual([expect.stringContaining('COUNTRY_HEADER needs TRUST_PROXY')])
    expect(problemsOf({ COUNTRY_HEADER: 'a: b', TRUST_PROXY: '1' })).toEqual(['COUNTRY_HEADER must be the name of a header'])
    expect(read({ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '1' }).countryHeader).toBe('cf-ipcountry')
    expect(problemsOf({ FLAGS_PROVIDER: 'flagd' })).toEqual(['FLAGS_HOST is missing: FLAGS_PROVIDER=flagd needs it'])
  })

  it('reads the message budget, the countries and the registered templates', () => {
    expect(read({})).toMatchObject({ sms: null, smsBudget: 5000, smsCountries: null })
    const env = read({ ...live, SMS_DAILY_BUDGET: '300', SMS_COUNTRIES: 'SA,AE', SMS_TEMPLATES: 'code.ar=17,code.en=18' })
    expect(env).toMatchObject({
      smsBudget: 300,
      smsCountries: new Set(['SA', 'AE']),
      sms: { templates: { 'code.ar': '17', 'code.en': '18' } },
    })
    expect(problemsOf({ SMS_COUNTRIES: 'Saudi Arabia', SMS_TEMPLATES: 'code.ar', SMS_DAILY_BUDGET: '-1' })).toEqual([
      'SMS_TEMPLATES must be pairs such as code.ar=17,code.en=18, separated by commas',
      'SMS_DAILY_BUDGET must be a whole number from 0 to 10000000',
      'SMS_COUNTRIES must be country codes such as SA,AE, separated by commas',
    ])
  })

  it('reads the id and the secret of each platform, and requires in live the key that encrypts their grants', () => {
    const client = { TIKTOK_CLIENT_ID: 'tiktok_id', TIKTOK_CLIENT_SECRET: 'tiktok_secret' }
    expect(read({}).social).toEqual({ clients: {}, key: null })
    expect(read(client).social).toEqual({ clients: { TIKTOK: { id: 'tiktok_id', secret: 'tiktok_secret' } }, key: null })
    expect(problemsOf({ TIKTOK_CLIENT_ID: 'tiktok_id', TWITCH_CLIENT_SECRET: 'has spaces' })).toEqual([
      'TWITCH_CLIENT_SECRET must be 4 to 300 letters, digits and signs without spaces',
      'TIKTOK_CLIENT_SECRET is missing: id and secret of a platform belong together',
      'TWITCH_CLIENT_ID is missing: id and secret of a platform belong together',
    ])
    expect(problemsOf({ ...live, ...client })).toEqual(['SOCIAL_TOKENS_KEY is missing: what platforms grant lies sealed with it'])
    expect(problemsOf({ ...live, ...client, SOCIAL_TOKENS_KEY: 'k'.repeat(32) })).toEqual([])
  })

  it('reads the OpenID Connect provider of admins, all of it or nothing, and in live only with TLS', () => {
    const provider = {
      ADMIN_OIDC_ISSUER: 'https://login.example',
      ADMIN_OIDC_CLIENT_ID: 'client_id',
      ADMIN_OIDC_CLIENT_SECRET: 'client_secret',
    }
    expect(read({}).adminOidc).toBeNull()
    expect(read({ ...live, ...provider, ADMIN_OIDC_SECOND_STEP: 'mfa, hwk' }).adminOidc).toEqual({
      issuer: 'https://login.example',
      clientId: 'client_id',
      clientSecret: 'client_secret',
      secondStep: ['mfa', 'hwk'],
    })
    expect(problemsOf({ ADMIN_OIDC_SECOND_STEP: 'mfa', ADMIN_OIDC_CLIENT_ID: 'client_id' })).toEqual([
      'ADMIN_OIDC_ISSUER is missing: the values of the sign-in by OpenID Connect belong together',
      'ADMIN_OIDC_CLIENT_SECRET is missing: the values of the sign-in by OpenID Connect belong together',
    ])
    const plain = { ...provider, ADMIN_OIDC_ISSUER: 'http://login.example' }
    expect(problemsOf(plain)).toEqual([])
    expect(problemsOf({ ...live, ...plain })).toEqual([
      'ADMIN_OIDC_ISSUER must begin with https:// in live: without TLS anybody on the way could sign in as an admin',
    ])
  })

  // Decision U-02.
  it('resets a demo at night, unless it is set to stay', () => {
    expect([read({}), read({ DEMO_STAYS_OVERNIGHT: '1' })].map(({ staysOvernight }) => staysOvernight)).toEqual([false, true])
  })

  // Decision E-09.
  it('shows audiences by race only in a demo, unless the environment says otherwise', () => {
    expect([read({}), read({ APP_MODE: 'local' }), read(live)].map(({ audienceRaces }) => audienceRaces)).toEqual([true, false, false])
    expect(read({ ...live, AUDIENCE_RACES_ENABLED: '1' }).audienceRaces).toBe(true)
    expect(read({ AUDIENCE_RACES_ENABLED: '0' }).audienceRaces).toBe(false)
  })
})
