const offset = 0x811c9dc5
const prime = 0x01000193

/** 32 bits of a text, in hexadecimal. */
function part(text: string, seed: number): string {
  let hash = (offset ^ seed) >>> 0
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime) >>> 0
  return hash.toString(16).padStart(8, '0')
}

/**
 * What stands for SHA-256 in the mock’s chain, of the same length and always the same for the same text. Browsers compute the real one
 * only asynchronously, and nothing is proved here: a story has to show that a link follows from the one before.
 */
export const digest = (text: string): string => Array.from({ length: 8 }, (_, seed) => part(text, seed * prime)).join('')
