/** Ways in which money enters or leaves a wallet (S2 §3). `PLATFORM` is shown under the product's name. */
export const paymentMethods = ['BANK', 'CARD', 'PLATFORM', 'OTHER'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** A gateway that is switched on, by its name in `topUpWallet`, with the methods it takes (P-09). */
export type PaymentGateway = { readonly name: string; readonly methods: readonly PaymentMethod[] }
