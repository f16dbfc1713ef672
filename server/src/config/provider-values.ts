import { partsOf } from './env-values.ts'

type Text = string | undefined

type FlagValues = { FLAGS_PROVIDER?: 'built-in' | 'flagd' | undefined; FLAGS_HOST?: Text; FLAGS_KEY?: Text; FLAGS_TLS: boolean }

/** Returns the flag provider of the environment. */
export function flagsOf({ FLAGS_PROVIDER, FLAGS_HOST = '', FLAGS_KEY, FLAGS_TLS }: FlagValues) {
  if (FLAGS_PROVIDER !== 'flagd') return { provider: 'built-in' } as const
  const [host = '', port] = FLAGS_HOST.split(':')
  return { provider: 'flagd', host, port: Number(port ?? 8013), key: FLAGS_KEY ?? null, tls: FLAGS_TLS } as const
}

type SmsValues = { SMS_URL?: Text; SMS_KEY?: Text; SMS_SENDER?: Text; SMS_TEMPLATES: Readonly<Record<string, string>> }

/** Returns the SMS vendor of the environment; null without one. */
export const smsOf = ({ SMS_URL: url, SMS_KEY: key, SMS_SENDER: sender, SMS_TEMPLATES: templates }: SmsValues) =>
  url && key && sender ? { url, key, sender, templates } : null

type FileValues = { FILES_URL?: Text; FILES_KEY?: Text; FILES_SECRET?: Text; FILES_REGION: string }

/** Returns the bucket of the environment; null without one. */
export const filesOf = ({ FILES_URL: url, FILES_KEY: key, FILES_SECRET: secret, FILES_REGION: region }: FileValues) =>
  url && key && secret ? { url, key, secret, region } : null

type PaymentValues = { MOYASAR_URL: string; MOYASAR_KEY?: Text; MOYASAR_WEBHOOK_SECRETS?: Text }

/** Returns the payment gateway of the environment; null without one. */
export const paymentsOf = ({ MOYASAR_URL: url, MOYASAR_KEY: key, MOYASAR_WEBHOOK_SECRETS: secrets }: PaymentValues) =>
  key && secrets ? { url: url.replace(/\/+$/, ''), key, webhookSecrets: partsOf(secrets) } : null

type IdentityValues = {
  PERSONA_URL: string
  PERSONA_KEY?: Text
  PERSONA_TEMPLATE_ID?: Text
  PERSONA_WEBHOOK_SECRETS?: Text
  PERSONA_REVIEWS: boolean
}

/** Returns the identity provider of the environment; the simulated one without its values. */
export const identityOf = (values: IdentityValues) =>
  values.PERSONA_KEY && values.PERSONA_TEMPLATE_ID && values.PERSONA_WEBHOOK_SECRETS
    ? ({
        provider: 'persona',
        url: values.PERSONA_URL.replace(/\/+$/, ''),
        key: values.PERSONA_KEY,
        templateId: values.PERSONA_TEMPLATE_ID,
        webhookSecrets: partsOf(values.PERSONA_WEBHOOK_SECRETS),
        isReviewed: values.PERSONA_REVIEWS,
      } as const)
    : ({ provider: 'demo' } as const)

type OidcValues = {
  ADMIN_OIDC_ISSUER?: Text
  ADMIN_OIDC_CLIENT_ID?: Text
  ADMIN_OIDC_CLIENT_SECRET?: Text
  ADMIN_OIDC_SECOND_STEP: string
}

/** Returns the OpenID Connect provider of admins; null without one. */
export const oidcOf = ({
  ADMIN_OIDC_ISSUER: issuer,
  ADMIN_OIDC_CLIENT_ID: clientId,
  ADMIN_OIDC_CLIENT_SECRET: clientSecret,
  ADMIN_OIDC_SECOND_STEP: secondStep,
}: OidcValues) => (issuer && clientId && clientSecret ? { issuer, clientId, clientSecret, secondStep: partsOf(secondStep) } : null)
