import { createRequire } from 'node:module'
import path from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { adminPage } from './vite/admin-page.ts'
import { separatePages } from './vite/apart.ts'
import { firstRoute } from './vite/first-route.ts'
import { icuMessages } from './vite/icu-messages.ts'
import { pageScript } from './vite/page-script.ts'
import { precompress } from './vite/precompress.ts'
import { staticFolders } from './vite/static-folders.ts'
import { tillPage } from './vite/till-page.ts'

const require = createRequire(import.meta.url)
const mocks = process.env['VITE_MOCKS'] === '1'
const backEnd = process.env['WASLA_SERVER'] ?? `http://127.0.0.1:${process.env['SERVER_PORT'] ?? '4000'}`

/** Addresses that the server answers. `GET /flags` returns the feature flags, but addresses such as `/flags/SA.svg` are pictures. */
const served = [
  '^/user/graphql',
  '^/admin/graphql',
  '^/events(\\?|$)',
  '^/flags(\\?|$)',
  '^/config(\\?|$)',
  '^/files/',
  '^/covers/',
  '^/share/',
  '^/wallet/(statements|invoices)/[^/]+\\.pdf$',
  '^/wallet/transactions\\.csv(\\?|$)',
  '^/media-kits/',
  '^/receipts/(seals/\\d+|[^/]+\\.pdf)$',
  '^/ledger/(checkpoint|funds)/',
  '^/demo/',
  '^/sign-in(\\?|$)',
  '^/till/[^/]+/[a-z]',
  '^/healthz',
  '^/readyz',
]

const messages = ['features/session/messages/{language}.json', 'i18n/common/entry/{language}.ts', 'shell/messages/{language}.json?entry']
const shellMessages = [
  'i18n/common/entry/{language}.ts',
  'i18n/common/main/{language}.ts',
  'shell/messages/{language}.json?entry',
  'shell/messages/{language}.json?main',
]
const mainMessages = ['features/profiles/messages/{language}.json', 'shared/share/messages/{language}.json', ...shellMessages]
const listMessages = 'shared/list/messages/{language}.json'

/** What every page of signed-in people needs. */
const memberScreens = ['screens/main.ts', 'roots/MemberRoot.tsx', 'frames/AppLayout.tsx', 'icons/more.ts']

/**
 * Modules that every page needs, in one chunk that changes rarely. Small files would compress badly, and each would cost a request.
 * Components that the entry pages do not show are not in this chunk. Themes are in it, because the rules of the whole page must come before
 * the rules of its parts.
 */
const base = new RegExp(
  [
    'design-system[\\\\/](?:themes|locale|icons|tokens|primitives)[\\\\/](?!more\\.ts|match\\.ts|platforms\\.ts|PlatformIcon|ListOrdered|cover-inks)',
    'design-system[\\\\/]components[\\\\/](?:Badge|Banner|Button|Field|Form|IconButton|LinkButton|Logo|PosterWord|Spinner|TextLink|Toast)[\\\\/]',
    'design-system[\\\\/]components[\\\\/]PhoneField[\\\\/](?!CountryPicker|searchCountries)',
    'design-system[\\\\/]patterns[\\\\/](?:AuthLayout|LanguageSwitch|PageError)[\\\\/]',
    'app[\\\\/]src[\\\\/]features[\\\\/]session[\\\\/](?:form|challenge)[\\\\/]',
    'app[\\\\/]src[\\\\/]form[\\\\/](?:phone[\\\\/]|(?:changes|form-problems|useForm)\\.ts$)',
    'app[\\\\/]src[\\\\/](?:config|platform)[\\\\/]',
    'app[\\\\/]src[\\\\/](?:places|session[\\\\/](?:ViewerContext|access-token))\\.ts$',
    'app[\\\\/]src[\\\\/]shell[\\\\/](?:PageHead|accents)\\.tsx?$',
    'contract[\\\\/](?:platform[\\\\/](?:safe-path|url)|social[\\\\/]platform-names|profiles[\\\\/]types)',
    'app[\\\\/]src[\\\\/]graphql[\\\\/](?:ask|call|problems|reporting|transport)\\.ts$',
    'app[\\\\/]src[\\\\/]i18n[\\\\/](?:catalogue|error-text|message-store|ProblemText)\\.tsx?$',
    'app[\\\\/]src[\\\\/](?:services[\\\\/](?:context|useCall)|session[\\\\/]storage)\\.ts$',
    'node_modules[\\\\/](?:react-intl|@formatjs|intl-messageformat)[\\\\/]',
  ].join('|'),
)

/** Parts of the design system that home, public profiles and most other pages share. As separate chunks, each would cost a request. */
const parts = new RegExp(
  [
    'design-system[\\\\/]patterns[\\\\/](?:AppShell|Girih)[\\\\/]',
    'design-system[\\\\/]components[\\\\/](?:Avatar|Card|CopyField|Cover|ErrorState|Skeleton|VerifiedMark)[\\\\/]',
    'design-system[\\\\/]components[\\\\/](?:ConfirmDialog[\\\\/]ConfirmDialog|CopyButton[\\\\/]useCopy|Lazy[\\\\/](?:lazy-component|useLazyModule|useWarmUp)|Menu[\\\\/](?!MenuPanel))',
    'contract[\\\\/](?:social[\\\\/]platforms|verification[\\\\/]limits)',
    'app[\\\\/]src[\\\\/](?:shell[\\\\/](?:usePageTitle|useUrlDialog)|lazy[\\\\/]page-part)\\.tsx?$',
  ].join('|'),
)

/** Small parts that most pages of both apps share. */
const shared = new RegExp(
  [
    'design-system[\\\\/]components[\\\\/](?:Accordion|Amount|Empty|SearchField)[\\\\/]',
    'design-system[\\\\/]components[\\\\/]Overlay[\\\\/]usePhone',
    'app[\\\\/]src[\\\\/]shell[\\\\/]useFocusOnNavigation\\.ts$',
    'contract[\\\\/](?:platform[\\\\/]riyadh|insights[\\\\/]days)\\.ts$',
  ].join('|'),
)

/** What every page of a signed-in person loads, and small parts that home shares with other such pages. */
const member = new RegExp(
  [
    'app[\\\\/]src[\\\\/](?:roots[\\\\/]MemberRoot|frames[\\\\/]AppLayout|shell[\\\\/]RevealTogether)\\.tsx$',
    'app[\\\\/]src[\\\\/](?:graphql[\\\\/]catch-up|services[\\\\/]useWords|lazy[\\\\/]lazy-overlay)\\.tsx?$',
    'app[\\\\/]src[\\\\/]shared[\\\\/]offline[\\\\/](?:FiguresAge|useOffline)\\.tsx?$',
    'app[\\\\/]src[\\\\/]shared[\\\\/][a-z]+[\\\\/](?:activeProfile|profileProgress|myVerifications|mySocialLinks)\\.generated\\.ts$',
    'app[\\\\/]src[\\\\/]features[\\\\/]profiles[\\\\/]own[\\\\/]own-mark\\.ts$',
    'contract[\\\\/]wallet[\\\\/]payout-run\\.ts$',
  ].join('|'),
)

/** What home and profiles share: accounts of social platforms, and sharing. */
const profile = new RegExp(
  [
    'design-system[\\\\/]icons[\\\\/](?:platforms\\.ts|PlatformIcon\\.tsx)$',
    'app[\\\\/]src[\\\\/]shared[\\\\/]social[\\\\/](?:platforms|usePlatformName)\\.ts$',
    'app[\\\\/]src[\\\\/]shared[\\\\/]share[\\\\/](?:ShareButton|shareTargets)\\.tsx?$',
    'app[\\\\/]src[\\\\/]features[\\\\/]profiles[\\\\/]page[\\\\/](?:CutLtr|PlatformMark)\\.',
  ].join('|'),
)

/** What home shows first. Its other cards are files of their own and load later. */
const home = /app[\\/]src[\\/]features[\\/]profiles[\\/]home[\\/](?:Home|first-operations|AccountsCard|LinkInBioCard|checklist|bioLink)/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    icuMessages(),
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
    staticFolders({
      '/flags': path.join(path.dirname(require.resolve('country-flag-icons/package.json')), '3x2'),
      '/pdf-fonts': path.join(path.dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts'),
      '/pictures': path.resolve(import.meta.dirname, '../mocks/pictures'),
    }),
    ...(mocks ? [msw({ mode: 'worker-only' })] : []),
    pageScript(),
    adminPage(),
    tillPage(),
    separatePages({
      '/index.html': /\/app\/src\/admin\/|\/pdfjs-dist\//,
      '/admin.html': /\/app\/src\/(?:features\/(?!session\/(?:form|challenge)\/)|shared\/|pages\/|events\/|flags\/)/,
    }),
    firstRoute(
      {
        '/': { screens: ['session/sign-in/SignInScreen.tsx'], catalogues: messages },
        '/sign-up': { screens: ['session/sign-up/SignUpScreen.tsx'], catalogues: messages },
        '/home': {
          screens: [...memberScreens, 'profiles/home/HomeScreen.tsx', 'profiles/home/HomeWaiting.tsx'],
          catalogues: mainMessages,
          showsFigures: true,
        },
        '/wallet': {
          screens: [...memberScreens, 'wallet/WalletScreen.tsx', 'wallet/WalletWaiting.tsx'],
          catalogues: [
            ...shellMessages,
            'features/wallet/messages/{language}.json',
            'shared/verification/messages/{language}.json',
            listMessages,
          ],
          showsFigures: true,
        },
        '/discover': {
          screens: [...memberScreens, 'programs/discover/DiscoverScreen.tsx', 'programs/discover/DiscoverWaiting.tsx'],
          catalogues: [
            ...shellMessages,
            'features/programs/messages/{language}.json',
            'shared/programs/messages/{language}.json',
            'shared/payment-record/messages/{language}.json',
            listMessages,
          ],
        },
        '/verify-otp': { screens: ['session/verify-code/VerifyCodeScreen.tsx'], catalogues: messages },
        '/profile/:userType/:userName': {
          screens: ['screens/main.ts', 'frames/PublicLayout.tsx', 'profiles/public/PublicProfileScreen.tsx', 'icons/more.ts'],
          catalogues: mainMessages,
          showsFigures: true,
        },
        '*': { screens: ['screens/main.ts'], catalogues: [] },
      },
      mocks ? [] : ['/config'],
    ),
    precompress(),
  ],
  resolve: {
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: require.resolve('@formatjs/icu-messageformat-parser/no-parser.js') },
    ],
    dedupe: ['react', 'react-dom', 'react-intl', 'react-aria-components', 'graphql'],
  },
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: path.join(import.meta.dirname, 'index.html'),
        admin: path.join(import.meta.dirname, 'admin.html'),
        sw: path.join(import.meta.dirname, 'src/service-worker/main.ts'),
      },
      output: {
        // The browser finds a new service worker at its old address.
        entryFileNames: ({ name }) => (name === 'sw' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 3 },
            {
              name: 'data',
              test: /node_modules[\\/](?:@apollo|graphql|rxjs|optimism|@wry|tslib)[\\/]|app[\\/]src[\\/]graphql[\\/](?:client|cache|refetch-all)\.ts$/,
              priority: 3,
            },
            { name: 'base', test: base, priority: 2 },
            { name: 'parts', test: parts, priority: 1 },
            { name: 'shared', test: shared, priority: 0.9 },
            { name: 'data-root', test: /app[\\/]src[\\/]services[\\/]DataRoot\.tsx$/, priority: 0.9 },
            { name: 'profile', test: profile, priority: 0.8 },
            { name: 'member', test: member, priority: 0.7 },
            { name: 'home', test: home, priority: 0.6 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 5173),
    strictPort: true,
    proxy: mocks ? {} : Object.fromEntries(served.map((address) => [address, { target: backEnd, changeOrigin: false }])),
  },
  preview: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 4173), strictPort: true },
})
