/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type AdminResetDemoMutationVariables = Exact<{ [key: string]: never; }>;


export type AdminResetDemoMutation = { adminResetDemo: { __typename: 'Ack', success: boolean } };

export type AdminAdvanceClockMutationVariables = Exact<{
  days: number;
}>;


export type AdminAdvanceClockMutation = { adminAdvanceClock: { __typename: 'Ack', success: boolean } };

export const AdminResetDemoDocument = {"__meta__":{"hash":"7e6dd422155efe4f062725c332213930bd78bd3f7314f7a0640ccb7a1c3c382c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"adminResetDemo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminResetDemo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminResetDemoMutation, AdminResetDemoMutationVariables>
export const AdminAdvanceClockDocument = {"__meta__":{"hash":"fdf72df2fde3741cebf5f1b02e04aa36e5e2787f39e2ac603f1ece0fe3c90cee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"adminAdvanceClock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminAdvanceClock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminAdvanceClockMutation, AdminAdvanceClockMutationVariables>