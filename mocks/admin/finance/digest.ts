const offset = 0x811c9dc5
const prime = 0x01000193

/** Returns a 32-bit hash of a text, in hexadecimal. */
function part(text: string, seed: number): string {
  let hash = (offset ^ seed) >>> 0
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime) >>> 0
  return hash.toString(16).padStart(8, '0')
}

/**
 * Replaces SHA-256 in the mock’s chain. Returns 64 hexadecimal digits, always the same for the same text. Browsers compute SHA-256 only
 * asynchronously, and the mock need not prove anything. Stories only show that each link depends on the previous one.
 */
export const digest = (text: string): string => Array.from({ length: 8 }, (_, seed) => part(text, seed * prime)).join('')
