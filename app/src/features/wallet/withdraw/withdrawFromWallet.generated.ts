/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@wasla/contract/generated/user-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type WithdrawFromWalletMutationVariables = Exact<{
  withdrawFromWalletInput: Types.WithdrawFromWalletInput;
}>;


export type WithdrawFromWalletMutation = { withdrawFromWallet: { __typename: 'Withdrawal', id: string, status: Types.PaymentStatus, arrivesBy: string } };

export const WithdrawFromWalletDocument = {"__meta__":{"hash":"e17cdc0761ee503a3cdaec86e376a9e4c9c82059c3a4ace270bedcfa2da250ab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"withdrawFromWallet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withdrawFromWalletInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawFromWalletInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawFromWallet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"withdrawFromWalletInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withdrawFromWalletInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"arrivesBy"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<WithdrawFromWalletMutation, WithdrawFromWalletMutationVariables>