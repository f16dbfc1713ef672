/** Statuses of top-ups and withdrawals (S2 §4). */
export const paymentStatuses = ['Initiated', 'Success', 'Failed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** A state machine as a table: the next status for each status and event. A missing event cannot happen. */
export type PaymentMachine<Event extends string> = Readonly<Record<PaymentStatus, Readonly<Partial<Record<Event, PaymentStatus>>>>>

export const topUpEvents = ['proved', 'declined', 'expired'] as const
export type TopUpEvent = (typeof topUpEvents)[number]

/** State machine of a top-up. A payment that is proved after the top-up failed is still credited, once (P-08). */
export const topUpMachine: PaymentMachine<TopUpEvent> = {
  Initiated: { proved: 'Success', declined: 'Failed', expired: 'Failed' },
  Failed: { proved: 'Success' },
  Success: {},
}

export const withdrawalEvents = ['paid', 'refused'] as const
export type WithdrawalEvent = (typeof withdrawalEvents)[number]

/** State machine of a withdrawal. A failed withdrawal has returned the money, so no event can follow (P-06). */
export const withdrawalMachine: PaymentMachine<WithdrawalEvent> = {
  Initiated: { paid: 'Success', refused: 'Failed' },
  Success: {},
  Failed: {},
}

/** Returns the status after an event, or null if the event cannot happen. */
export const nextStatus = <Event extends string>(
  machine: PaymentMachine<Event>,
  status: PaymentStatus,
  event: Event,
): PaymentStatus | null => machine[status][event] ?? null
