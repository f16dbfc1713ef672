/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@wasla/contract/generated/user-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type CreateProfileLinkMutationVariables = Exact<{
  createProfileLinkInput: Types.CreateProfileLinkInput;
}>;


export type CreateProfileLinkMutation = { createProfileLink: { __typename: 'ProfileLink', id: string, type: Types.ProfileLinkType, url: string, is_visible: boolean } };

export const CreateProfileLinkDocument = {"__meta__":{"hash":"57c806a643ba05dcb30efb9fd9a6440efdfa5d20679d9d1ba0b7309e1bae29e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createProfileLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createProfileLinkInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProfileLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProfileLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"createProfileLinkInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createProfileLinkInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"is_visible"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreateProfileLinkMutation, CreateProfileLinkMutationVariables>