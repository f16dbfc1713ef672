/** Number of random bytes of a secret. The standard allows 24 to 64. */
export const webhookSecretBytes = 32

/** Returns a secret as its owner gets it, from random bytes in base64url: `whsec_` and the bytes in base64. */
export const webhookSecretText = (bytes: string): string => {
  const plain = bytes.replaceAll('-', '+').replaceAll('_', '/')
  return `whsec_${plain}${'='.repeat((4 - (plain.length % 4)) % 4)}`
}
