import { signsOfId } from '../sealed-terms/receipt-number.ts'

/** Returns the number of a kit, such as `MK-7Q4K-2291-0ABC`, from an id that was drawn for it. Sixty random bits: nobody guesses one. */
export const kitNumber = (id: string): string => `MK-${signsOfId(id)}`

/** Returns the number that an address names, in its canonical form; null if it cannot be the number of a kit. */
export function kitNumberIn(written: string): string | null {
  const number = written.toUpperCase()
  return /^MK(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/.test(number) ? number : null
}
