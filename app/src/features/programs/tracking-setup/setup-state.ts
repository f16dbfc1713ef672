import type { TrackingSetupFieldsFragment } from './tracking-setup.generated.ts'

export type Setup = TrackingSetupFieldsFragment
export type Way = Setup['examples'][number]['way']

/** Result of a rotation: the secret, which no later response contains, and the examples with it. */
export type Shown = Pick<Setup, 'examples'> & { secretKey: string | null }

/** State of the connection on the card. */
export type Connection = 'nothing' | 'tested' | 'working'

/** Returns `working` after a real result, and `tested` after a test, which only proves that reports can arrive. */
export const connectionOf = ({ lastConversionAt, lastTestAt }: Pick<Setup, 'lastConversionAt' | 'lastTestAt'>): Connection =>
  lastConversionAt !== null ? 'working' : lastTestAt !== null ? 'tested' : 'nothing'

/** Returns the examples of the card: those with the secret while it is shown. */
export const examplesOf = (setup: Pick<Setup, 'examples'>, shown: Shown | null): Setup['examples'] =>
  shown?.secretKey ? shown.examples : setup.examples
