const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Limits of shops. Times are in milliseconds, sizes in bytes. */
export const shopLimits = {
  /** Time in which a sign-in at a platform can be completed. */
  signIn: 10 * minute,
  /** Starts of a sign-in, and checks of a shop, by one profile. Times of rates are in seconds. */
  perProfile: { count: 30, window: 3_600 },
  /** Deliveries of one shop in a minute. A large shop sends an order, its payment and its status. */
  perShop: { count: 1_200, window: 60 },
  /** Deliveries of one network that name a shop that is not there, or whose signature is wrong. */
  wrongPerNetwork: { count: 60, window: 60 },
  /** Size of a delivery. An order with a hundred products is about 300 kB. */
  body: 1024 * 1024,
  /** Time of a call of a platform, and size of its answer. */
  call: 10 * second,
  answer: 1024 * 1024,
  /** Longest number of an order, address, key and code. */
  number: 64,
  address: 200,
  key: 200,
  code: 2_000,
  state: 200,
  /** Codes and refunds of one order that are read. */
  codes: 20,
  refunds: 100,
  /** Wait until an order is looked at again whose click may not be counted yet, and how many orders one run looks at. */
  again: 5 * second,
  batch: 50,
  /** Wait after an order could not be looked at because of a fault. */
  afterFailure: minute,
  /** Orders that were made before this time are old: they are no sign that the shop works. */
  fresh: 2 * day,
  /** Time for which orders are stored here. A result may be taken back for 30 days after its click. */
  stored: 62 * day,
  /** Time over which the usual pace of a shop is measured, in hours. */
  usual: 14 * 24,
  /** Orders that are needed to know a usual pace, and hours since the first of them. */
  judged: { orders: 20, hours: 72 },
  /** A shop is silent after the longest of: this time, this many usual waits, and this share of its longest quiet time. */
  silent: { least: 6 * hour, waits: 10, quiet: 1.5 },
} as const
