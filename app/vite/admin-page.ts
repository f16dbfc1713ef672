import type { Plugin } from 'vite'

/** Makes the development server answer addresses of the back office with the back office's page. The product's server does the same. */
export const adminPage = (): Plugin => ({
  name: 'wasla:admin-page',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (/^\/admin(?:\/(?!graphql)[^.?]*)?(?:\?|$)/.test(request.url ?? '')) request.url = '/admin.html'
      next()
    })
  },
})
