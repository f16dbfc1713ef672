import { discover, lacksOf, type OidcSettings } from '../providers/oidc/discovery.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const check = 'back-office sign-in'
const longestWait = 5_000

/**
 * Reads what the OpenID Connect provider of admins publishes, and checks that it fits our sign-in. Does not sign in, so a wrong secret is
 * not found.
 */
export async function checkOidc(settings: Pick<OidcSettings, 'issuer'>): Promise<Finding[]> {
  const { host } = new URL(settings.issuer)
  try {
    const server = await discover(settings, AbortSignal.timeout(longestWait))
    const lacks = lacksOf(server, settings)
    if (lacks.length > 0)
      return lacks.map((lack) => wrong(check, `${host} does not fit: ${lack}`, 'Change its settings, or use another provider.'))
    const claims = server.claims_supported
    const isSilent = claims !== undefined && !['email', 'email_verified'].every((claim) => claims.includes(claim))
    const says = `${host} answers and fits`
    return isSilent
      ? [
          warning(
            check,
            `${says}, but does not list the claims email and email_verified`,
            'Check that its ID tokens contain both: nobody can sign in without them.',
          ),
        ]
      : [ok(check, says)]
  } catch (error) {
    return [
      wrong(
        check,
        `${host} cannot be used (${reasonOf(error)})`,
        'Check ADMIN_OIDC_ISSUER, which is the issuer exactly as the provider names it, and the firewall for connections to the internet.',
      ),
    ]
  }
}
