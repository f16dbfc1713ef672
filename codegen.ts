import { globSync, readFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = { Upload: { input: 'File', output: 'never' }, DateTime: 'string', Date: 'string', JSON: 'unknown', ID: 'string' }
const app = 'app/src/**/*.graphql'

/** The namespace is imported into every file; an operation without variables of the schema's types would leave it unused. */
const dropUnusedNamespace = (_path: string, content: string) =>
  content.includes('Types.') ? content : content.replace(/^import type \* as Types from .*\n/m, '')

/* One text in one order: files read side by side would arrive in another order each time. */
const schema = globSync('server/contract/*/*.graphql')
  .toSorted()
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const config: CodegenConfig = {
  hooks: { beforeOneFileWrite: [dropUnusedNamespace] },
  schema,
  ignoreNoDocuments: true,
  /* The order of the SDL is part of it: members are listed Owner, Admin, Member (G-25). */
  config: { sort: false },
  generates: {
    'server/contract/generated/user-schema.ts': { plugins: ['./tools/codegen/schema-text.mjs'], config: { name: 'userTypeDefs' } },
    'server/contract/generated/user-types.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        /* The contract knows no browser: its own word for a file fits the browser's. */
        scalars: { ...scalars, Upload: { input: '../files/upload.ts#Upload', output: 'never' } },
        mapperTypeSuffix: 'Model',
        mappers: {
          UserProfile: '../profiles/record.ts#ProfileRecord',
          BusinessProfile: '../profiles/record.ts#ProfileRecord',
          SocialLink: '../social/record.ts#SocialLinkRecord',
          Verification: '../verification/record.ts#VerificationRecord',
          Group: '../groups/record.ts#GroupRecord',
          Country: '../reference/countries.ts#Country',
        },
      },
    },
    'server/contract/generated/trusted-documents.json': { documents: app, plugins: ['./tools/codegen/trusted-documents.mjs'] },
    'app/src/': {
      documents: app,
      preset: 'near-operation-file',
      presetConfig: {
        baseTypesPath: '~@wasla/contract/generated/user-types.ts',
        extension: '.generated.ts',
        importTypesNamespace: 'Types',
      },
      plugins: ['typescript-operations', './tools/codegen/documents.mjs'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        importExtension: '.ts',
        emitLegacyCommonJSImports: false,
        importSchemaTypesFrom: '~@wasla/contract/generated/user-types.ts',
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        enumType: 'string-literal',
      },
    },
  },
}
export default config
