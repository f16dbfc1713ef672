import fc from 'fast-check'

/** One of two people. */
type Person = 0 | 1

/** Number of the key of a request; null for a request without a key. */
type Keyed = { key: number | null }

/**
 * A command to a ledger. Amounts are in halalas. `hold` and `transaction` are an index in the list of holds or transactions made so far,
 * modulo the length of the list.
 */
export type Command =
  | ({ do: 'deposit'; to: Person; amount: number } & Keyed)
  | ({ do: 'pay'; from: Person; amount: number } & Keyed)
  | ({ do: 'hold'; of: Person; amount: number; lasts: number | null } & Keyed)
  | ({ do: 'post'; hold: number; amount: number } & Keyed)
  | ({ do: 'void'; hold: number } & Keyed)
  | ({ do: 'reverse'; transaction: number } & Keyed)
  | { do: 'wait'; time: number; isSwept: boolean }

const person = fc.constantFrom<Person>(0, 1)
const amount = fc.integer({ min: 1, max: 100 })
const key = fc.option(fc.integer({ min: 0, max: 5 }), { freq: 2 })
const place = fc.nat({ max: 7 })

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deposit'), to: person, amount, key }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay'), from: person, amount, key }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('hold'), of: person, amount, lasts: fc.option(fc.integer({ min: 1, max: 5 })), key }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('post'), hold: place, amount, key }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('void'), hold: place, key }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reverse'), transaction: place, key }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait'), time: fc.integer({ min: -2, max: 5 }), isSwept: fc.boolean() }) },
)

/** Batches of commands. The commands of one batch are sent at the same time. */
export type History = readonly (readonly Command[])[]

const step = fc.record({
  next: command,
  /** If not null, this step sends an earlier command again, like a client that got no response. The number says how many steps before. */
  again: fc.option(fc.nat({ max: 5 }), { freq: 3 }),
  /** Whether the command is sent together with the previous one. */
  joins: fc.boolean(),
})

/**
 * Random histories with repeated commands and concurrent writers. A `wait` is always a batch of its own, so that time passes for all
 * writers.
 */
export const histories: fc.Arbitrary<History> = fc.array(step, { minLength: 1, maxLength: 14 }).map((steps) => {
  const sent: Command[] = []
  const batches: Command[][] = []
  for (const { next, again, joins } of steps) {
    const one = (again === null ? undefined : sent.at(-1 - again)) ?? next
    const last = batches.at(-1)
    sent.push(one)
    if (joins && one.do !== 'wait' && last && last[0]?.do !== 'wait') last.push(one)
    else batches.push([one])
  }
  return batches
})
