/** Letters and digits that look or sound like another one: B and P have one name in Arabic. */
const twins: Readonly<Record<string, string>> = { P: 'B', '8': 'B', '5': 'S', '2': 'Z', V: 'U' }

/**
 * Returns what a folded code is read as. No two codes of one brand are read as the same, so that a customer or a cashier who mistakes a
 * letter never names somebody else.
 */
export const promoCodeLook = (code: string): string => code.replace(/[P852V]/g, (letter) => twins[letter] ?? letter)
