import type { TrackingSetupFieldsFragment } from './tracking-setup.generated.ts'

export type Setup = TrackingSetupFieldsFragment
export type Way = Setup['examples'][number]['way']

/** What the rotation of a secret returned: the secret, which no later response contains, and the examples with this secret. */
export type Shown = Pick<Setup, 'examples'> & { secretKey: string | null }

/** State of the connection, as the card shows it. */
export type Connection = 'nothing' | 'tested' | 'working'

/** Returns `working` after a real result, and `tested` if there was only a test. A test proves only that reports can arrive. */
export const connectionOf = ({ lastConversionAt, lastTestAt }: Pick<Setup, 'lastConversionAt' | 'lastTestAt'>): Connection =>
  lastConversionAt !== null ? 'working' : lastTestAt !== null ? 'tested' : 'nothing'

/** Returns the examples to show. While the secret is shown, these examples contain it. */
export const examplesOf = (setup: Pick<Setup, 'examples'>, shown: Shown | null): Setup['examples'] =>
  shown?.secretKey ? shown.examples : setup.examples
