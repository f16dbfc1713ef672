import type { Finding } from './finding.ts'

/** Returns a finding without the secrets of the environment, which a message of another program might repeat. */
export function withoutSecrets(finding: Finding, secrets: readonly string[]): Finding {
  return { ...finding, says: secrets.reduce((left, secret) => left.replaceAll(secret, '[hidden]'), finding.says) }
}

const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => text.length))

/** Returns one line for each finding: its state, its subject, what it says and how to mend it. */
export function reportText(findings: readonly Finding[]): string {
  const width = widest(findings.map(({ check }) => check))
  return findings
    .map(({ check, state, says, mend }) => `${state.padEnd(7)}  ${check.padEnd(width)}  ${says}${mend === undefined ? '' : `. ${mend}`}`)
    .join('\n')
}

const secretName = /SECRET|KEY|PASSWORD|TOKEN|TEMPLATE_ID|_URL$/

/**
 * Returns the secrets of an environment: values of variables that are named as such, and passwords inside addresses. Short ones are left
 * out: they would hide parts of common words.
 */
export const secretsOf = (source: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(source).flatMap(([name, value]) => {
    if (!value || !secretName.test(name)) return []
    if (!name.endsWith('_URL')) return value.split(',').filter((part) => part.length >= 4)
    const password = URL.canParse(value) ? decodeURIComponent(new URL(value).password) : ''
    return password.length > 0 ? [password] : []
  })
