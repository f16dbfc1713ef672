/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@wasla/contract/generated/user-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type MyRateCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRateCardsQuery = { myRateCards: Array<{ __typename: 'RateCard', id: string, platform: Types.Platform, category: Types.RateCardCategory, serviceName: string, description: string, priceFrom: number, priceTo: number, additionalInfoLink: string | null, termsAndConditionsLink: string | null }> };

export type CreateRateCardMutationVariables = Exact<{
  createRateCardInput: Types.CreateRateCardInput;
}>;


export type CreateRateCardMutation = { createRateCard: { __typename: 'RateCard', id: string, platform: Types.Platform, category: Types.RateCardCategory, serviceName: string, description: string, priceFrom: number, priceTo: number, additionalInfoLink: string | null, termsAndConditionsLink: string | null } };

export type UpdateRateCardMutationVariables = Exact<{
  updateRateCardInput: Types.UpdateRateCardInput;
}>;


export type UpdateRateCardMutation = { updateRateCard: { __typename: 'RateCard', id: string, platform: Types.Platform, category: Types.RateCardCategory, serviceName: string, description: string, priceFrom: number, priceTo: number, additionalInfoLink: string | null, termsAndConditionsLink: string | null } };

export type DeleteRateCardMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRateCardMutation = { deleteRateCard: { __typename: 'IdResult', id: string } };

export const MyRateCardsDocument = {"__meta__":{"hash":"75f252286794de3da4120d569175cd09991dd6cb8934df9995462e8a43d0a762"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"myRateCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myRateCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"priceTo"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfoLink"}},{"kind":"Field","name":{"kind":"Name","value":"termsAndConditionsLink"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MyRateCardsQuery, MyRateCardsQueryVariables>
export const CreateRateCardDocument = {"__meta__":{"hash":"a401c32ebc70d4d972a1ed42f1b887e7fd74018a4b2d883bdc8018d5982698aa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createRateCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"createRateCardInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRateCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRateCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"createRateCardInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"createRateCardInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"priceTo"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfoLink"}},{"kind":"Field","name":{"kind":"Name","value":"termsAndConditionsLink"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreateRateCardMutation, CreateRateCardMutationVariables>
export const UpdateRateCardDocument = {"__meta__":{"hash":"4d9a31339915c1a72e3526d7a58ccdd35bd2ba74812a54a00c399ad205ce4335"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updateRateCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updateRateCardInput"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRateCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRateCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updateRateCardInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updateRateCardInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"serviceName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"}},{"kind":"Field","name":{"kind":"Name","value":"priceTo"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfoLink"}},{"kind":"Field","name":{"kind":"Name","value":"termsAndConditionsLink"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<UpdateRateCardMutation, UpdateRateCardMutationVariables>
export const DeleteRateCardDocument = {"__meta__":{"hash":"b4b0e22088658ea9d97ca6310e1c22dd0c01785f1f58d2ac4a26f017206c7111"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"deleteRateCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRateCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DeleteRateCardMutation, DeleteRateCardMutationVariables>