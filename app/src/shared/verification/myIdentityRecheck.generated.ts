/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@wasla/contract/generated/user-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type MyIdentityRecheckQueryVariables = Exact<{ [key: string]: never; }>;


export type MyIdentityRecheckQuery = { myIdentityRecheck: { __typename: 'IdentityRecheck', since: string, way: Types.IdentityRecheckWay } | null };

export const MyIdentityRecheckDocument = {"__meta__":{"hash":"11e7fa0fc91aa492cde6b2acb7861967b906022151b15c34575f98a38b7bdba7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"myIdentityRecheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myIdentityRecheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MyIdentityRecheckQuery, MyIdentityRecheckQueryVariables>