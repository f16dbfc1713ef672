import { globSync, readFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'

/**
 * The namespace is imported into every file; an operation without variables of the schema's types would leave it unused. So would the
 * types of fragments that are spread without a mask: their fields are written out in the answer's own type.
 */
const dropUnused = (_path: string, content: string) =>
  content.replace(
    /^import type (?:\* as (\w+)|\{ (\w+(?:, \w+)*) \}) from (.*)\n/gm,
    (line, namespace: string | undefined, names: string | undefined, from) => {
      if (namespace !== undefined) return new RegExp(`\\b${namespace}\\.`).test(content) ? line : ''
      const used = (names ?? '').split(', ').filter((name) => (content.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) > 1)
      return used.length > 0 ? `import type { ${used.join(', ')} } from ${String(from)}\n` : ''
    },
  )

/* One text in one order: files read side by side would arrive in another order each time. */
const textOf = (files: readonly string[]) =>
  files
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const backOffice = globSync('server/contract/admin/*.graphql')

/**
 * Two schemas that share nothing: everybody's at `/user/graphql` and the back office's at `/admin/graphql`. Each has its own
 * types, and its own list of trusted documents, so that neither endpoint knows an operation of the other.
 */
const schemas = {
  user: {
    text: textOf(globSync('server/contract/*/*.graphql').filter((file) => !backOffice.includes(file))),
    documents: ['app/src/**/*.graphql', '!app/src/admin/**/*.graphql'],
    folder: 'app/src/',
    trusted: 'trusted-documents.json',
    scalars: {
      Upload: { input: 'File', output: 'never' },
      DateTime: 'string',
      Date: 'string',
      JSON: 'unknown',
      ID: 'string',
      MinorUnits: 'number',
    },
    /* The contract knows no browser: its own word for a file fits the browser's. */
    contractScalars: { Upload: { input: '../files/upload.ts#Upload', output: 'never' } },
    mappers: {
      UserProfile: '../profiles/record.ts#ProfileRecord',
      BusinessProfile: '../profiles/record.ts#ProfileRecord',
      PublicProfile: '../profiles/record.ts#ProfileRecord',
      ProfileSummary: '../profiles/record.ts#ProfileRecord',
      SocialLink: '../social/record.ts#SocialLinkRecord',
      Verification: '../verification/record.ts#VerificationRecord',
      Group: '../groups/record.ts#GroupRecord',
      GroupMember: '../groups/record.ts#GroupMemberRecord',
      GroupInvitation: '../groups/record.ts#GroupInvitationRecord',
      Notification: '../notifications/record.ts#NotificationRecord',
      FeaturedPost: '../showcase/record.ts#FeaturedPostRecord',
      ProfileLink: '../showcase/record.ts#OwnedProfileLink',
      BrandCollaboration: '../showcase/record.ts#BrandCollaborationRecord',
      RateCard: '../showcase/record.ts#OwnedRateCard',
      ManagedAccount: '../managed-accounts/record.ts#ManagedAccountRecord',
      ManagedAccountOverview: '../managed-accounts/record.ts#ManagedAccountView',
      SplitsOverview: '../splits/mappers.ts#SplitsView',
      TransactionShare: '../wallet/mappers.ts#ShareView',
      Program: '../programs/record.ts#ProgramRecord',
      ProgramContent: '../programs/record.ts#ProgramContentRecord',
      ParticipantRequest: '../participations/record.ts#ParticipationRecord',
      Participant: '../participations/record.ts#ParticipationRecord',
      TalentEarnings: '../performance/record.ts#TalentEarningsRecord',
      HomeToday: '../performance/record.ts#HomeTodayRecord',
      MyObjectiveData: '../performance/record.ts#OwnParticipation',
      Person: '../people/record.ts#ListedPerson',
      SavedPeopleFilter: '../people/record.ts#SavedPeopleFilterRecord',
      WaitingResult: '../tracking/record.ts#ConversionRecord',
      TillOrder: '../tills/fields.ts#TillOrderView',
      ContactOpening: '../own-data/openings.ts#OpeningRecord',
      Country: '../reference/countries.ts#Country',
    },
  },
  admin: {
    text: textOf(backOffice),
    documents: ['app/src/admin/**/*.graphql'],
    folder: 'app/src/admin/',
    trusted: 'admin-trusted-documents.json',
    scalars: {
      DateTime: 'string',
      JSON: 'unknown',
      ID: 'string',
      MinorUnits: 'number',
      Upload: { input: 'File', output: 'never' },
    },
    contractScalars: { Upload: { input: '../files/upload.ts#Upload', output: 'never' } },
    mappers: { PayoutReport: '../admin/payout-report.ts#PayoutReportParts' },
  },
}

/** Everything generated from one schema. */
function filesOf(name: keyof typeof schemas): CodegenConfig['generates'] {
  const { text: schema, documents, folder, trusted, scalars, contractScalars, mappers } = schemas[name]
  const types = `@wasla/contract/generated/${name}-types.ts`
  const typed = { useTypeImports: true, enumsAsTypes: true, scalars: { ...scalars, ...contractScalars } }
  return {
    [`server/contract/generated/${name}-schema.ts`]: {
      schema,
      plugins: ['./tools/codegen/schema-text.mjs'],
      config: { name: `${name}TypeDefs` },
    },
    ...(name === 'user' && {
      [`server/contract/generated/${name}-schema-hash.ts`]: {
        schema,
        plugins: ['./tools/codegen/schema-hash.mjs'],
        config: { name: `${name}SchemaHash` },
      },
    }),
    [`server/contract/generated/${name}-sdl-types.ts`]: { schema, plugins: ['typescript'], config: typed },
    [`server/contract/generated/${name}-types.ts`]: {
      schema,
      plugins: ['./tools/codegen/sdl-types.mjs', 'typescript-resolvers'],
      config: { ...typed, from: `./${name}-sdl-types.ts`, namespacedImportName: 'Sdl', mapperTypeSuffix: 'Model', mappers },
    },
    [`server/contract/generated/${trusted}`]: { schema, documents, plugins: ['./tools/codegen/trusted-documents.mjs'] },
    [folder]: {
      schema,
      documents,
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: `~${types}`, extension: '.generated.ts', importTypesNamespace: 'Types' },
      plugins: ['typescript-operations', './tools/codegen/documents.mjs'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        scalars,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        importExtension: '.ts',
        emitLegacyCommonJSImports: false,
        importSchemaTypesFrom: `~${types}`,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        enumType: 'string-literal',
      },
    },
  }
}

const config: CodegenConfig = {
  hooks: { beforeOneFileWrite: [dropUnused] },
  ignoreNoDocuments: true,
  /* The order of the SDL is part of it: members are listed Owner, Admin, Member (G-25). */
  config: { sort: false },
  generates: { ...filesOf('user'), ...filesOf('admin') },
}
export default config
