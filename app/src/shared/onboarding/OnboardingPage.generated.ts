/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type OnboardingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type OnboardingPageQuery = { currentUser: { __typename: 'CurrentUser', id: string, mobile_no: string } };

export const OnboardingPageDocument = {"__meta__":{"hash":"2168aee9a17c0f9a489b39c8b352e1ff076a4daf834f7e0cec1124c47e2b0492"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"onboardingPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mobile_no"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<OnboardingPageQuery, OnboardingPageQueryVariables>