/** Returns the address of the receipt of a participation’s terms. */
export const receiptAddress = (programId: string, participationId: string) =>
  `/program/${encodeURIComponent(programId)}/terms/${encodeURIComponent(participationId)}`

/** Returns the address of the receipt as a PDF. */
export const receiptFile = (participationId: string) => `/receipts/${encodeURIComponent(participationId)}.pdf`

/** Returns the public address of a seal. Everybody is shown the same answer. */
export const sealAddress = (seq: number) => `/receipts/seals/${seq}`
