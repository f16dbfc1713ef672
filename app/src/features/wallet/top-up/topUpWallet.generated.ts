/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@wasla/contract/generated/user-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type TopUpWalletMutationVariables = Exact<{
  topUpWalletInput: Types.TopUpWalletInput;
}>;


export type TopUpWalletMutation = { topUpWallet: { __typename: 'TopUp', id: string, status: Types.PaymentStatus, checkoutUrl: string | null } };

export const TopUpWalletDocument = {"__meta__":{"hash":"480120687fef36f995e8ea9376ccb17a86416215e347826f73e66e452fd9a336"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"topUpWallet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topUpWalletInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TopUpWalletInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topUpWallet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topUpWalletInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"topUpWalletInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"checkoutUrl"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TopUpWalletMutation, TopUpWalletMutationVariables>