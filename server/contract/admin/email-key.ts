/** An address as accounts are found by it: nobody has two that differ in capitals alone. */
export const emailKey = (typed: string) => typed.trim().toLowerCase()
