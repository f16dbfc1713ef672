/** Of top-ups and withdrawals (S2 §4). */
export const paymentStatuses = ['Initiated', 'Success', 'Failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** A state machine as a table: what each event makes of each status. An event that is missing cannot happen there. */
export type PaymentMachine<Event extends string> = Readonly<Record<PaymentStatus, Readonly<Partial<Record<Event, PaymentStatus>>>>>

export const topUpEvents = ['proved', 'declined', 'expired'] as const
export type TopUpEvent = (typeof topUpEvents)[number]

/** A success proven later still credits once (P-08). */
export const topUpMachine: PaymentMachine<TopUpEvent> = {
  Initiated: { proved: 'Success', declined: 'Failed', expired: 'Failed' },
  Failed: { proved: 'Success' },
  Success: {},
}

export const withdrawalEvents = ['paid', 'refused'] as const
export type WithdrawalEvent = (typeof withdrawalEvents)[number]

/** A failed withdrawal gives the money back, so nothing can come after it (P-06). */
export const withdrawalMachine: PaymentMachine<WithdrawalEvent> = {
  Initiated: { paid: 'Success', refused: 'Failed' },
  Success: {},
  Failed: {},
}

/** The status after an event; null where it cannot happen. */
export const nextStatus = <Event extends string>(
  machine: PaymentMachine<Event>,
  status: PaymentStatus,
  event: Event,
): PaymentStatus | null => machine[status][event] ?? null
