import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'

declare module '@apollo/client' {
  /** A component sees the fields of its own fragment and of nobody else's; the generated types say so. */
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
