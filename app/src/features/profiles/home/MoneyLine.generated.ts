/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@wasla/contract/generated/user-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type HomeMoneyQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeMoneyQuery = { myWallet: { __typename: 'Wallet', id: string, balance: number, pendingBalance: number, upcoming: Array<{ __typename: 'Upcoming', id: string, kind: Types.UpcomingKind, amount: number, date: string | null }> } };

export const HomeMoneyDocument = {"__meta__":{"hash":"a8d4789cfa0568f94223340f0dd5b2fbd2d2f472d68c4f4488b153f8d7ae9387"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"homeMoney"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myWallet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currency"},"value":{"kind":"EnumValue","value":"SAR"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"pendingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"upcoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<HomeMoneyQuery, HomeMoneyQueryVariables>