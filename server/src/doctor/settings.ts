import { readEnv, type Env } from '../config/env.ts'
import { EnvironmentProblems } from '../config/environment-problems.ts'
import { ok, warning, wrong, type Finding } from './finding.ts'

const check = 'settings'

/**
 * Reads the environment as the server does. Returns null for the environment if it is wrong. Makes no secrets: those of demo and local are
 * empty here.
 */
export function readSettings(source: Readonly<Record<string, string | undefined>>): { env: Env | null; findings: Finding[] } {
  try {
    const env = readEnv(source, () => ({ token: '', otp: '' }))
    return { env, findings: [ok(check, `all values fit APP_MODE=${env.mode}, keys have their lengths and pairs`), ...doubts(env)] }
  } catch (error) {
    if (!(error instanceof EnvironmentProblems)) throw error
    return {
      env: null,
      findings: error.problems.map((problem) => wrong(check, problem, 'Correct the variable: npm start -- --help lists all.')),
    }
  }
}

/** Returns settings that are allowed and probably not intended. */
export function doubts(env: Env): Finding[] {
  const isLive = env.mode === 'live'
  const isSecure = env.publicUrl.startsWith('https:')
  const { token, otp } = env.secrets
  return [
    ...(isLive && !isSecure
      ? [warning(check, 'PUBLIC_URL begins with http://', 'Use https://: browsers refuse much of the app without it.')]
      : []),
    ...(isLive && isSecure && env.trustProxy === 0
      ? [
          warning(
            check,
            'TRUST_PROXY is 0, although PUBLIC_URL needs a proxy in front for https',
            'Set TRUST_PROXY to the number of proxies. Otherwise all callers share one address and its limits.',
          ),
        ]
      : []),
    ...(token !== '' && token === otp ? [warning(check, 'TOKEN_SECRET and OTP_SECRET are the same', 'Give each its own value.')] : []),
    ...(isLive && !env.payments ? [warning(check, 'there is no payment gateway', 'Set MOYASAR_KEY if people shall pay by card.')] : []),
    ...(isLive && !env.push ? [warning(check, 'nothing is pushed to devices', 'Set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY.')] : []),
    ...(isLive && !env.metrics ? [warning(check, 'metrics are off', 'Set METRICS_PORT, so that alarms can be raised.')] : []),
    ...(env.metrics && /^(?:0\.0\.0\.0|::)$/.test(env.metrics.host)
      ? [warning(check, 'METRICS_HOST is every address of this machine', 'Set it to 127.0.0.1 or to an address of a private network.')]
      : []),
  ]
}
