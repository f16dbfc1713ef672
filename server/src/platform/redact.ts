import { remembered } from './remembered.ts'

const hidden = '[hidden]'

/** Names of fields whose values are never written to the log. */
const secretNames =
  /^(authorization|cookie|set-cookie|.*token.*|.*secret.*|.*password.*|otp.*|code_hash|mobile.*|phone.*|to|to_number|login_?number|text|email|contact.*)$/i

const patterns: readonly RegExp[] = [
  /\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, // access tokens
  /\b(Bearer)\s+\S+/gi,
  /(?<![\w-])\+?\d[\d\s().-]{6,18}\d(?![\w-])/g, // telephone numbers, in any notation
  /(?<![\w.-])[\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]{6,}(?![\w-])/g, // codes and numbers in the digits of any script
  /[\w.+-]+@[\w-]+\.[\w.]+/g,
]

/** One word that begins with a letter, or one of our ids. The patterns look for neither, so they are skipped: every click logs some. */
const harmless = /^(?:[a-z]\w*|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

export const redactText = (text: string) =>
  harmless.test(text) ? text : patterns.reduce((left, pattern) => left.replace(pattern, hidden), text)

const known = remembered<boolean>(500)

function isSecret(name: string): boolean {
  const before = known.get(name)
  if (before !== undefined) return before
  const isOne = secretNames.test(name)
  known.set(name, isOne)
  return isOne
}

/**
 * Returns a copy of `value` for the log, without telephone numbers, codes and tokens. Finds them by the name of a field and by their form.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (value === null || typeof value !== 'object') return value
  if (depth > 6) return '[deep]'
  if (value instanceof Error) {
    const more = 'code' in value ? { code: value.code } : {}
    return {
      type: value.name,
      message: redactText(value.message),
      ...more,
      stack: redactText(value.stack ?? ''),
      ...(value.cause ? { cause: redact(value.cause, depth + 1) } : {}),
    }
  }
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, isSecret(name) ? hidden : redact(item, depth + 1)]))
}
