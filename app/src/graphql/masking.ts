import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'

declare module '@apollo/client' {
  /** Makes the types mask fragments, so that a component sees only the fields of its own fragment. */
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
