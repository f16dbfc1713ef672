import { demoAdmins } from '@wasla/contract/admin/demo.ts'
import { emailKey } from '@wasla/contract/admin/email-key.ts'
import { livePlatforms } from '@wasla/contract/social/record.ts'
import { clientOf, registeredShops, type Name } from './env-schema.ts'
import { misplacedKey } from './payment-key.ts'
import { unpairedKeys } from './vapid-keys.ts'

const wholeAdmin: readonly Name[] = ['ADMIN_EMAIL', 'ADMIN_PASSWORD']
const wholeSms: readonly Name[] = ['SMS_URL', 'SMS_KEY', 'SMS_SENDER']
const wholeFiles: readonly Name[] = ['FILES_URL', 'FILES_KEY', 'FILES_SECRET']
const wholePersona: readonly Name[] = ['PERSONA_KEY', 'PERSONA_TEMPLATE_ID', 'PERSONA_WEBHOOK_SECRETS']
const wholeMoyasar: readonly Name[] = ['MOYASAR_KEY', 'MOYASAR_WEBHOOK_SECRETS']
const wholeOidc: readonly Name[] = ['ADMIN_OIDC_ISSUER', 'ADMIN_OIDC_CLIENT_ID', 'ADMIN_OIDC_CLIENT_SECRET']
const wholePush: readonly Name[] = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']
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

/** Without `FILES_URL`, a picture that one process stores on its disk does not exist for the others. */
const unsharedFiles = (given: Readonly<Record<string, string>>): boolean =>
  'DATABASE_URL' in given && !wholeFiles.some((name) => name in given) && !['1', 'true'].includes(given['FILES_SHARED'] ?? '')

/** Returns problems between several values, such as a value that live needs, or a value of a group that must be set together. */
export function problemsTogether(given: Readonly<Record<string, string>>): string[] {
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
    ...('PROCESS_ROLE' in given && given['PROCESS_ROLE'] !== 'all' && !('DATABASE_URL' in given)
      ? ['PROCESS_ROLE needs DATABASE_URL: with SQLite one process does everything, because a second one cannot share its file']
      : []),
    ...('DATABASE_REPLICA_URL' in given && !('DATABASE_URL' in given)
      ? ['DATABASE_REPLICA_URL needs DATABASE_URL: SQLite has no replica']
      : []),
    ...('DATABASE_REPLICA_URL' in given && given['DATABASE_REPLICA_URL'] === given['DATABASE_URL']
      ? ['DATABASE_REPLICA_URL must be another server than DATABASE_URL']
      : []),
    ...(live && unsharedFiles(given)
      ? [
          'FILES_URL is missing: with DATABASE_URL several processes may run, and each would store files on its own disk. Set a bucket, or FILES_SHARED=1 if DATA_DIR/files is the same folder for every process',
        ]
      : []),
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
    ...registeredShops.flatMap((shop) =>
      clientOf(shop).some((name) => name in given) ? lacks(clientOf(shop), 'id and secret of a shop belong together') : [],
    ),
    ...(live && livePlatforms.flatMap(clientOf).some((name) => name in given)
      ? lacks(['SOCIAL_TOKENS_KEY'], 'what platforms grant lies sealed with it')
      : []),
    ...(!live && wholeAdmin.some((name) => name in given) ? lacks(wholeAdmin, 'address and password belong together') : []),
    ...([...wholeOidc, 'ADMIN_OIDC_SECOND_STEP'].some((name) => name in given)
      ? lacks(wholeOidc, 'the values of the sign-in by OpenID Connect belong together')
      : []),
    ...(live && given['ADMIN_OIDC_ISSUER']?.startsWith('http:')
      ? ['ADMIN_OIDC_ISSUER must begin with https:// in live: without TLS anybody on the way could sign in as an admin']
      : []),
    ...('COUNTRY_HEADER' in given && Number(given['TRUST_PROXY'] ?? 0) < 1
      ? ['COUNTRY_HEADER needs TRUST_PROXY: without a proxy in front everybody names the country they like']
      : []),
    ...(given['METRICS_PORT'] !== undefined && given['METRICS_PORT'] !== '0' && given['METRICS_PORT'] === (given['PORT'] ?? '4000')
      ? ['METRICS_PORT must be another port than PORT: metrics are never public']
      : []),
    ...(given['FLAGS_PROVIDER'] === 'flagd' ? lacks(['FLAGS_HOST'], 'FLAGS_PROVIDER=flagd needs it') : []),
  ]
}
