import type { DocumentNode } from 'graphql'

/** Returns the name of the document's operation. */
export const operationName = ({ definitions }: DocumentNode) =>
  definitions.flatMap((one) => (one.kind === 'OperationDefinition' && one.name ? [one.name.value] : []))[0]

/** Returns whether the document changes something on the server. */
export const isMutation = ({ definitions }: DocumentNode) =>
  definitions.some((one) => one.kind === 'OperationDefinition' && one.operation === 'mutation')
