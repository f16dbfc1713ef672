/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@wasla/contract/generated/user-types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type CreatePersonaInquiryMutationVariables = Exact<{ [key: string]: never; }>;


export type CreatePersonaInquiryMutation = { createPersonaInquiry: { __typename: 'PersonaInquiry', inquiryId: string, sessionToken: string | null, status: string } };

export type SubmitPersonaInquiryMutationVariables = Exact<{
  inquiryId: string;
}>;


export type SubmitPersonaInquiryMutation = { submitPersonaInquiry: { __typename: 'Verification', id: string, type: Types.VerificationType, status: Types.VerificationStatus, rejectionReason: string | null, createdAt: string, dueAt: string | null } };

export const CreatePersonaInquiryDocument = {"__meta__":{"hash":"b7dd3c441fb167a678ebcbbade3b4cada79fae10057f0f5497170ec3a29f5610"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createPersonaInquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPersonaInquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inquiryId"}},{"kind":"Field","name":{"kind":"Name","value":"sessionToken"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CreatePersonaInquiryMutation, CreatePersonaInquiryMutationVariables>
export const SubmitPersonaInquiryDocument = {"__meta__":{"hash":"8f2499a7c4aab22cbe4f87d00becec91fb3d9a18c02fa4798f46cb8b3058eb3a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"submitPersonaInquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inquiryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitPersonaInquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inquiryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inquiryId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SubmitPersonaInquiryMutation, SubmitPersonaInquiryMutationVariables>