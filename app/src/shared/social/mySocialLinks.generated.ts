/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type MySocialLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type MySocialLinksQuery = { mySocialLinks: Array<{ __typename: 'SocialLink', id: string }> };

export const MySocialLinksDocument = {"__meta__":{"hash":"a944181126da39edbb8003a148c47aa71dd01f390bcc22adee38708d152be9c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"mySocialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySocialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MySocialLinksQuery, MySocialLinksQueryVariables>