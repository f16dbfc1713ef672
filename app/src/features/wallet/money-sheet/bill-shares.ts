type Lines = { readonly subtotal: number; readonly fee: number; readonly vat: number }

/**
 * Returns `part / whole`, rounded to 1/`steps`. Returns null if `part` is 0. Also returns null if `whole` is less than `steps` halalas.
 * `part` was rounded to a halala, so the share of such a small amount would be wrong.
 */
const shareOf = (part: number, whole: number, steps: number): number | null =>
  whole < steps || part === 0 ? null : Math.round((part / whole) * steps) / steps

/** Returns the fee's share of the amount, to a tenth of a percent; null if the amount is too small to tell. */
export const feeShare = ({ fee, subtotal }: Lines): number | null => shareOf(fee, subtotal, 1000)

/** Returns the tax's share of the fee, to a percent; null if the fee is too small to tell. */
export const vatShare = ({ vat, fee }: Lines): number | null => shareOf(vat, fee, 100)
