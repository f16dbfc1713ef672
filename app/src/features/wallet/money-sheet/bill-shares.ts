type Lines = { readonly subtotal: number; readonly fee: number; readonly vat: number }

/** The least of which a part of so many steps to one can be told, although the part itself was rounded to a halala. */
const shareOf = (part: number, whole: number, steps: number): number | null =>
  whole < steps || part === 0 ? null : Math.round((part / whole) * steps) / steps

/** Which part of the amount the fee is, to a tenth of a percent; null where it is too small to be said. */
export const feeShare = ({ fee, subtotal }: Lines): number | null => shareOf(fee, subtotal, 1000)

/** Which part of the fee the tax is, to a percent; null where the fee is too small to be said. */
export const vatShare = ({ vat, fee }: Lines): number | null => shareOf(vat, fee, 100)
