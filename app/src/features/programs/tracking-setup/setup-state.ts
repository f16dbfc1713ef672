import type { TrackingSetupFieldsFragment } from './tracking-setup.generated.ts'

export type Setup = TrackingSetupFieldsFragment
export type Way = Setup['examples'][number]['way']

/** What a fresh rotation showed: the secret, which no later answer has, and the examples with it. */
export type Shown = Pick<Setup, 'examples'> & { secretKey: string | null }

/** What the card says of the connection, from what is known of it. */
export type Connection = 'nothing' | 'tested' | 'working'

/** `working` once a real result came; a test shows that the way is open, and no more. */
export const connectionOf = ({ lastConversionAt, lastTestAt }: Pick<Setup, 'lastConversionAt' | 'lastTestAt'>): Connection =>
  lastConversionAt !== null ? 'working' : lastTestAt !== null ? 'tested' : 'nothing'

/** The examples of the card: those with the secret while it is shown. */
export const examplesOf = (setup: Pick<Setup, 'examples'>, shown: Shown | null): Setup['examples'] =>
  shown?.secretKey ? shown.examples : setup.examples
