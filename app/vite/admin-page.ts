import type { Plugin } from 'vite'

/** The development server answers the back office's addresses with its page, as the product's server does. */
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
