const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Limits of tills (docs/decisions/087). Times are in milliseconds, amounts in halalas. */
export const tillLimits = {
  /** Longest name, in characters. */
  name: 40,
  /** Tills of one program that are in use. */
  perProgram: 20,
  /** Digits of a PIN. */
  pin: 4,
  /** Wrong PINs until a till is locked. */
  tries: 5,
  /** How long a till is locked for the first time, the second time, and so on. The last one is for all further times. */
  locks: [15 * minute, hour, 4 * hour, day],
  /** Phones that one till may have at once. A further one ends the one that was used longest ago. */
  phones: 5,
  /** How long a phone may rest until it has to type the PIN again. */
  phoneRests: 30 * day,
  /** How long an order can be undone. */
  undo: 10 * minute,
  /** How long an undo may be on its way. */
  undoGrace: minute / 2,
  /** Age of the oldest order that a phone may send. */
  oldest: 3 * day,
  /** Length of the key that a phone makes for an order. */
  key: { least: 16, most: 64 },
  /** Limits that a new till has if its owner chooses none. */
  usual: { mostAmount: 2_000_00, mostPerHour: 60, mostPerDay: 300 },
  /** The highest limits that an owner can choose. */
  highest: { mostAmount: 100_000_00, mostPerHour: 1_000, mostPerDay: 5_000 },
  /** Orders of a day that a phone shows. */
  listed: 200,
  /** Size of a call of a phone, in bytes. */
  body: 4 * 1024,
  /** Calls from one network in a minute. Many tills of a mall may share one. Times of rates are in seconds. */
  perNetwork: { count: 600, window: 60 },
  /** Calls of one till in a minute, for all its phones. */
  perTill: { count: 240, window: 60 },
} as const
